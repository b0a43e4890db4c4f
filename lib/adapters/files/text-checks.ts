import type { JsonValue } from "./strict-json.ts";
import { isObject } from "./strict-json.ts";

// U+0000 cannot be stored in PostgreSQL text; the other control characters break exports. Tab and line breaks stay.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;

/** Every text of a value, keys included, without control characters; `removed` counts them. */
export function withoutControls(value: JsonValue): { value: JsonValue; removed: number } {
  let removed = 0;
  const clean = (text: string) => text.replace(CONTROL, () => { removed++; return ""; });
  const walk = (v: JsonValue): JsonValue => {
    if (typeof v === "string") return clean(v);
    if (Array.isArray(v)) return v.map(walk);
    if (isObject(v)) return Object.fromEntries(Object.entries(v).map(([k, x]) => [clean(k), walk(x)]));
    return v;
  };
  return { value: walk(value), removed };
}

const KINDS = [
  { code: "W_MARKUP_IN_TEXT", pattern: /<\/?[a-zA-Z][^<>]{0,200}>|&(?:lt|gt|amp|#\d+);|javascript:/, says: "looks like HTML: it is kept and always shown literally" },
  { code: "W_FORMULA_LIKE_TEXT", pattern: /^[=+@\t]|^-(?=[^\s\d—-])/, says: "starts like a spreadsheet formula: it is kept as text and written as text on export" },
  {
    code: "W_INSTRUCTION_LIKE_TEXT",
    pattern: /ignore (?:all |any )?(?:the )?(?:previous|above|prior) (?:instructions|prompts?)|disregard (?:all|the) |system prompt|you are now |<\|im_start\|>|忽略(?:以上|之前|上述|前面)|无视(?:以上|之前|上述)|系统提示|你现在是|\{\{.+?\}\}|\{(?:issues|options|weights)\}/i,
    says: "looks like an instruction to a language model or a template: it is kept as the plain text it is and never followed",
  },
] as const;

export interface SuspectText { code: string; where: string; says: string }

/** Text that looks like markup, a formula, an instruction: stored verbatim, never acted on, said once per kind (FORMATS §0.8). */
export function suspectTexts(value: JsonValue): SuspectText[] {
  const found = new Map<string, SuspectText>();
  const walk = (v: JsonValue, where: string): void => {
    if (typeof v === "string") {
      for (const kind of KINDS) if (!found.has(kind.code) && kind.pattern.test(v)) found.set(kind.code, { code: kind.code, where, says: kind.says });
    } else if (Array.isArray(v)) v.forEach((x, i) => walk(x, `${where}[${i + 1}]`));
    else if (isObject(v)) {
      for (const [k, x] of Object.entries(v)) {
        walk(k, where === "" ? "a field name" : `a name in ${where}`);
        walk(x, where === "" ? k : `${where}.${k}`);
      }
    }
  };
  walk(value, "");
  return [...found.values()];
}
