// What does not fit the format of a case file, in words a case author understands: the place by ids, what stands there, what may.
// The format itself is in schema.ts; the rules between fields are in validate.ts.
import { z } from "zod";
import type { Language } from "./classification.ts";
import { CaseFile } from "./schema.ts";

export interface FieldIssue {
  /** Steps into the file as it was read, to find the line. */
  path: readonly PropertyKey[];
  /** The same by ids: parties.okafor.private.batna.value. */
  place: string;
  message: string;
}
type Issue = z.core.$ZodIssue;
interface Words { en: string; zh: string }

/** Everything that `CaseFile` refused in `raw`, one entry a fault, in the order of the file's fields. */
export function fieldIssues(error: z.ZodError, raw: unknown, language: Language): FieldIssue[] {
  return error.issues.flatMap((issue) => told(issue, [], raw)).map(({ path, words }) => ({ path, place: placeOf(path, raw), message: words[language] }));
}

/** Fields the format knows at a place; empty where it knows none or any name will do. */
function fieldsAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodDefault) return fieldsAt(schema._zod.def.innerType, path);
  if (schema instanceof z.core.$ZodPipe) return fieldsAt(schema._zod.def.out, path);
  if (schema instanceof z.core.$ZodUnion) return [...new Set(schema._zod.def.options.flatMap((o) => fieldsAt(o, path)))];
  const [step, ...rest] = path;
  if (schema instanceof z.core.$ZodObject) {
    if (step === undefined) return Object.keys(schema._zod.def.shape);
    const field = schema._zod.def.shape[String(step)];
    return field ? fieldsAt(field, rest) : [];
  }
  if (step === undefined) return [];
  if (schema instanceof z.core.$ZodArray) return fieldsAt(schema._zod.def.element, rest);
  return schema instanceof z.core.$ZodRecord ? fieldsAt(schema._zod.def.valueType, rest) : [];
}

function told(issue: Issue, above: readonly PropertyKey[], raw: unknown): { path: readonly PropertyKey[]; words: Words }[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union") return issue.errors.length === 0 ? [{ path, words: oneOf(unionChoices(issue), at(raw, path)) }] : ofUnion(issue.errors, path, raw);
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => ({ path: [...path, key], words: unknownField(key, fieldsAt(CaseFile, path)) }));
  return [{ path, words: inWords(issue, at(raw, path)) }];
}

/** Of several shapes that may stand here, the one that was meant: nothing in it missing, fewest faults. Plain alternatives are listed. */
function ofUnion(errors: readonly (readonly Issue[])[], path: readonly PropertyKey[], raw: unknown): { path: readonly PropertyKey[]; words: Words }[] {
  const values = errors.flatMap((branch) => branch.flatMap((i) => (i.code === "invalid_value" && i.path.length === 0 ? i.values : [])));
  if (values.length > 0 && errors.every((branch) => branch[0]?.code === "invalid_value" && branch[0].path.length === 0)) return [{ path, words: oneOf(values, at(raw, path)) }];
  const wrongShape = (branch: readonly Issue[]): boolean => branch.some((i) => i.code === "invalid_type" && i.path.length === 0);
  const weight = (branch: readonly Issue[]): number => (wrongShape(branch) ? 1000 : 0) + branch.reduce((n, i) => n + (i.code === "unrecognized_keys" ? i.keys.length : 1), 0);
  const [meant = []] = [...errors].sort((a, b) => weight(a) - weight(b));
  const shapes = errors.flatMap((branch) => branch.flatMap((i) => (i.code === "invalid_type" && i.path.length === 0 ? [i.expected] : [])));
  if (errors.every(wrongShape)) return [{ path, words: notShape(shapes, at(raw, path)) }];
  return meant.flatMap((issue) => told(issue, path, raw));
}

function unionChoices(issue: z.core.$ZodIssueInvalidUnion): readonly unknown[] {
  const options: unknown = "options" in issue ? issue.options : [];
  return Array.isArray(options) ? options : [];
}

function inWords(issue: Issue, value: unknown): Words {
  switch (issue.code) {
    case "invalid_type": return notShape([issue.expected], value);
    case "invalid_value": return oneOf(issue.values, value);
    case "too_small": return bound(issue.origin, issue.minimum, issue.inclusive ?? true, "least", issue.message);
    case "too_big": return bound(issue.origin, issue.maximum, issue.inclusive ?? true, "most", issue.message);
    case "invalid_format": return { en: `"${String(value)}" ${issue.message}`, zh: `“${String(value)}”要写成简短的英文编号：小写字母、数字、连字符` };
    default: {
      const zh: unknown = issue.code === "custom" ? issue.params?.["zh"] : undefined;
      return { en: issue.message, zh: typeof zh === "string" ? zh : issue.message };
    }
  }
}

const SHAPES: Record<string, Words> = {
  string: { en: "text", zh: "文字" }, number: { en: "a number", zh: "数字" }, int: { en: "a whole number", zh: "整数" }, boolean: { en: "true or false", zh: "true 或 false" },
  object: { en: "named fields", zh: "带名称的各栏" }, record: { en: "named entries", zh: "带名称的各项" }, array: { en: "a list", zh: "列表" }, tuple: { en: "a list", zh: "列表" }, date: { en: "a date", zh: "日期" },
};
const shapeWords = (shape: string): Words => SHAPES[shape] ?? { en: shape, zh: shape };

function notShape(expected: readonly string[], value: unknown): Words {
  const shapes = [...new Set(expected)].filter((s) => s !== "date").map(shapeWords);
  const want = { en: [...new Set(shapes.map((s) => s.en))].join(" or "), zh: [...new Set(shapes.map((s) => s.zh))].join("或") };
  if (value === undefined) return { en: `is missing (${want.en})`, zh: `没有写（要${want.zh}）` };
  if (value === null) return { en: `is empty; it must be ${want.en}`, zh: `是空的，应当是${want.zh}` };
  const is = shapeWords(Array.isArray(value) ? "array" : typeof value);
  return { en: `must be ${want.en}, not ${is.en}`, zh: `应当是${want.zh}，不能是${is.zh}` };
}

function oneOf(choices: readonly unknown[], value: unknown): Words {
  const list = choices.map(String);
  if (value === undefined) return { en: `is missing; write one of ${list.join(", ")}`, zh: `没有写；请从这些里选：${list.join("、")}` };
  const shown = typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `"${value}"` : "this";
  return { en: list.length === 1 ? `must be ${list[0]}, not ${shown}` : `${shown} is none of ${list.join(", ")}`, zh: list.length === 1 ? `应当是${list[0]}，不能是${shown}` : `${shown}不在可选的里面：${list.join("、")}` };
}

function bound(origin: string, limit: number | bigint, inclusive: boolean, end: "least" | "most", message: string): Words {
  if (origin === "string") return { en: message, zh: "不能是空的" };
  const least = end === "least";
  if (origin === "array") return { en: /^Too (small|big)/.test(message) ? `needs at ${end} ${limit} entries` : message, zh: least ? `至少要有${limit}项` : `最多${limit}项` };
  if (!inclusive) return { en: `must be ${least ? "above" : "below"} ${limit}`, zh: `必须${least ? "大于" : "小于"}${limit}` };
  return { en: `must be at ${end} ${limit}`, zh: least ? `不能小于${limit}` : `不能大于${limit}` };
}

function unknownField(key: string, known: readonly string[]): Words {
  const near = known.find((k) => k.toLowerCase() === key.toLowerCase() || distance(k, key) <= Math.max(1, Math.floor(key.length / 4)));
  if (near !== undefined) return { en: `the format has no such field; did you mean "${near}"?`, zh: `格式里没有这一栏；是不是想写“${near}”？` };
  const list = known.length === 0 ? "" : known.join(", ");
  return { en: `the format has no such field${list === "" ? "" : ` (here: ${list})`}`, zh: `格式里没有这一栏${list === "" ? "" : `（这里可以写：${known.join("、")}）`}` };
}

/** Levenshtein's distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}

function at(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, step)?.value : undefined), raw);
}

/** Entries of lists by their id where they have one. */
function placeOf(path: readonly PropertyKey[], raw: unknown): string {
  const place = path.reduce<string>((words, step, i) => {
    if (typeof step !== "number") return words === "" ? String(step) : `${words}.${String(step)}`;
    const id = at(raw, [...path.slice(0, i + 1), "id"]);
    return typeof id === "string" && id !== "" && path.length > i + 1 ? `${words}.${id}` : `${words}[${step}]`;
  }, "");
  return place === "" ? "the file" : place;
}
