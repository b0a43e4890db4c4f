import type { z } from "zod";
import type { Findings } from "../issues.ts";
import type { UploadLimits } from "../limits.ts";
import type { Line } from "../lines.ts";
import { isObject, type JsonObject, type JsonValue, parseStrictJson } from "../strict-json.ts";
import { suspectTexts, withoutControls } from "../text-checks.ts";
import { readNames } from "./names.ts";
import { DialogueRecord, disputeTypeOf, PromptsRecord } from "./schema.ts";

export type FileKind = "dialogues" | "role texts";
/** A record that holds, with its true line number and the value as it stood in the file. */
export interface ReadRecord<T> { line: number; record: T; raw: JsonObject }
export interface RecordFile { name: string; kind: FileKind; dialogues: ReadRecord<DialogueRecord>[]; prompts: ReadRecord<PromptsRecord>[]; lineCount: number }

/** Parses the lines of a file; what is wrong is refused with its line. Null when the lines are no ProMediConv records. */
export function readRecords(name: string, lines: readonly Line[], limits: UploadLimits, findings: Findings): RecordFile | null {
  const parsed = lines.map((line) => ({ line: line.number, value: parseLine(line, limits, findings) }));
  const objects = parsed.flatMap(({ value }) => (isObject(value) ? [value] : []));
  const dialogs = objects.filter((o) => "dialog" in o).length;
  const prompts = objects.filter((o) => "prompts" in o).length;
  if (dialogs + prompts === 0 && !objects.some((o) => "event_type" in o || "disputing_parties" in o)) return null;
  const kind: FileKind = dialogs >= prompts && dialogs > 0 ? "dialogues" : "role texts";
  const file: RecordFile = { name, kind, dialogues: [], prompts: [], lineCount: lines.length };
  let controls = 0;
  for (const { line, value } of parsed) {
    if (value === undefined) continue;
    if (!isObject(value)) {
      findings.refuse("E_NOT_AN_OBJECT", line, `line ${line}: expected a JSON object`);
      continue;
    }
    const clean = withoutControls(value);
    controls += clean.removed;
    if (!isObject(clean.value)) continue;
    for (const suspect of suspectTexts(clean.value)) findings.warn(suspect.code, line, `line ${line}: the text of ${suspect.where} ${suspect.says}`);
    readRecord(file, line, clean.value, findings);
  }
  if (controls > 0) findings.warn("W_CONTROL_CHARS_REMOVED", 0, `${name}: ${controls} control ${controls === 1 ? "character" : "characters"} (such as U+0000) cannot be stored and ${controls === 1 ? "was" : "were"} removed`, controls);
  return file;
}

function parseLine(line: Line, limits: UploadLimits, findings: Findings): JsonValue | undefined {
  // A UTF-16 unit is at most three bytes of UTF-8, so short lines need no measuring.
  if (line.text.length * 3 > limits.lineBytes && new TextEncoder().encode(line.text).length > limits.lineBytes) {
    findings.refuse("E_LINE_TOO_LONG", line.number, `line ${line.number}: longer than ${limits.lineBytes} bytes`);
    return undefined;
  }
  const result = parseStrictJson(line.text, limits.jsonDepth);
  if (result.ok) return result.value;
  findings.refuse(result.error.code, line.number, `line ${line.number}, column ${result.error.column}: ${result.error.message}`);
  return undefined;
}

const DIALOGUE_FIELDS = ["event_type", "event_description", "disputing_parties", "dialog"];
const PROMPTS_FIELDS = ["event_type", "event_description", "disputing_parties", "prompts"];

function readRecord(file: RecordFile, line: number, raw: JsonObject, findings: Findings): void {
  const fields = file.kind === "dialogues" ? DIALOGUE_FIELDS : PROMPTS_FIELDS;
  const missing = fields.filter((f) => !(f in raw));
  if (missing.length > 0) {
    findings.refuse("E_MISSING_FIELD", line, `line ${line}: ${missing.length === 1 ? "field" : "fields"} ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing`);
    return;
  }
  const empty = ["event_type", "event_description", "disputing_parties"].filter((f) => typeof raw[f] === "string" && raw[f].trim() === "");
  if (empty.length > 0) {
    findings.refuse("E_EMPTY_FIELD", line, `line ${line}: field ${empty.join(", ")} is empty`);
    return;
  }
  const unknown = Object.keys(raw).filter((f) => !fields.includes(f));
  if (unknown.length > 0) findings.warn("W_UNKNOWN_FIELD", line, `line ${line}: field ${unknown.map((f) => f.slice(0, 60)).join(", ")} is not one this format has; kept in the raw record only`, unknown.length);
  if (file.kind === "dialogues") {
    const dialog = raw["dialog"];
    if (!Array.isArray(dialog) || dialog.length === 0) {
      findings.refuse("E_EMPTY_DIALOGUE", line, `line ${line}: the dialogue is empty${Array.isArray(dialog) ? "" : " (field dialog is not a list)"}`);
      return;
    }
  }
  const dialogue = file.kind === "dialogues" ? checked(DialogueRecord, raw, line, findings) : null;
  const prompts = file.kind === "role texts" ? checked(PromptsRecord, raw, line, findings) : null;
  const record = dialogue ?? prompts;
  if (!record) return;
  const type = disputeTypeOf(record.event_type);
  if (!type) {
    findings.refuse("E_UNKNOWN_TYPE", line, `line ${line}: event_type "${record.event_type.slice(0, 40)}" is not one of the 13 dispute types (such as 劳资劳动纠纷)`);
    return;
  }
  if (!type.exact) findings.warn("W_EVENT_TYPE_NEAR", line, `line ${line}: event_type "${record.event_type.slice(0, 40)}" is not written as one of the 13; filed under the nearest, ${type.type}`);
  const real = readNames(record.disputing_parties).names.filter((n) => !n.placeholder);
  if (real.length < 2) {
    findings.refuse("E_TOO_FEW_PARTIES", line, `line ${line}: a case needs at least two parties; disputing_parties names ${real.length === 0 ? "nobody" : `only ${real[0]?.shown ?? ""}`} (names are separated by a comma and a space)`);
    return;
  }
  if (dialogue) file.dialogues.push({ line, record: dialogue, raw });
  if (prompts) file.prompts.push({ line, record: prompts, raw });
}

function checked<T>(schema: z.ZodType<T>, raw: JsonObject, line: number, findings: Findings): T | null {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  for (const issue of result.error.issues.slice(0, 5)) {
    const path = issue.path.map((p) => (typeof p === "number" ? `[${p + 1}]` : String(p).slice(0, 60))).join(".").replaceAll(".[", "[");
    const missing = issue.code === "invalid_type" && issue.input === undefined && valueAt(raw, issue.path) === undefined;
    findings.refuse(missing ? "E_MISSING_FIELD" : "E_WRONG_TYPE", line, missing ? `line ${line}: field ${path} is missing` : `line ${line}: field ${path} has the wrong type: ${issue.message}`);
  }
  return null;
}

function valueAt(raw: JsonValue, path: readonly PropertyKey[]): JsonValue | undefined {
  let at: JsonValue | undefined = raw;
  for (const step of path) {
    if (Array.isArray(at) && typeof step === "number") at = at[step];
    else if (isObject(at) && typeof step === "string") at = at[step];
    else return undefined;
  }
  return at;
}
