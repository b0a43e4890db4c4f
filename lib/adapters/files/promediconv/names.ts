import { STRATEGY_LABELS, STRATEGIES } from "@/lib/domain/strategy/strategy.ts";

/** A name as it stands in a party list, and what it says about itself. */
export interface ListedName {
  /** Verbatim. */
  raw: string;
  /** For comparison only: NFKC, no zero-width characters, no spaces. */
  key: string;
  /** As shown: brackets repaired, a role in brackets taken out. */
  shown: string;
  /** What stands in brackets at the end of the name. */
  role: string | null;
  placeholder: boolean;
  mediationBody: boolean;
  bracketsMismatched: boolean;
  parenthetical: boolean;
  quotes: boolean;
}

/** Names are compared without width, zero-width characters and spaces; they are never stored like this. */
export function nameKey(name: string): string {
  return name.normalize("NFKC").replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, "").replace(/\s+/g, "");
}

/** A party list is split at comma + space only: full-width commas and single characters belong to names. */
export function splitNames(list: string): string[] {
  return list.split(", ").map((n) => n.trim()).filter((n) => n !== "");
}

export function readName(raw: string): ListedName {
  const key = nameKey(raw);
  const repaired = withBracketsOfOneWidth(raw);
  const bracketsMismatched = repaired !== raw;
  const role = /^(.+?)[（(]([^（）()]+)[）)]$/.exec(repaired);
  return {
    raw, key, bracketsMismatched,
    // A mismatched pair is repaired and shown whole; a clean one is a role and leaves the name.
    shown: role && !bracketsMismatched ? (role[1] ?? repaired).trim() : repaired,
    role: role?.[2]?.trim() ?? null,
    placeholder: /^[未无](明确)?提及(具体)?(姓名|名称|人员)?$/.test(key),
    mediationBody: /调解|司法所/.test(key),
    parenthetical: !bracketsMismatched && /[（(][^（）()]+[）)]/.test(raw),
    quotes: /[“”]/.test(raw),
  };
}

export interface NameList {
  names: ListedName[];
  /** Names that stood more than once, as first written. */
  repeated: string[];
}

/** The names of a list, each once (the same name twice in a plain list is merged). */
export function readNames(list: string): NameList {
  const names: ListedName[] = [];
  const repeated: string[] = [];
  for (const raw of splitNames(list)) {
    const name = readName(raw);
    const same = names.find((n) => n.key === name.key);
    if (!same) names.push(name);
    else if (!repeated.includes(same.raw)) repeated.push(same.raw);
  }
  return { names, repeated };
}

/** A bracket closed by one of the other width takes the width of the one that opened it. */
function withBracketsOfOneWidth(name: string): string {
  return name.replace(/（([^（）()]*)\)/g, "（$1）").replace(/\(([^（）()]*)）/g, "($1)");
}

/** Whether brackets in a text do not close in kind: （ by ), or never. */
export function hasMismatchedBrackets(text: string): boolean {
  const open: string[] = [];
  for (const c of text) {
    if (c === "（" || c === "(") open.push(c);
    else if (c === "）" && open.pop() !== "（") return true;
    else if (c === ")" && open.pop() !== "(") return true;
  }
  return open.length > 0;
}

/** The strategy label that leaked into a speaker's name in brackets; null when there is none. */
export function strategyInName(name: string): string | null {
  const inside = /[（(]([^（）()]+)[）)]$/.exec(name.trim())?.[1] ?? "";
  return STRATEGIES.some((s) => STRATEGY_LABELS[s].zh === inside) ? inside : null;
}

export function withoutBrackets(name: string): string {
  return name.replace(/[（(][^（）()]*[）)]/g, "").trim();
}
