import type { UploadLimits } from "./limits.ts";
import { type Line, splitLines } from "./lines.ts";
import { isObject, type JsonError, type JsonValue, parseStrictJson } from "./strict-json.ts";

export const FORMATS = ["auto", "promediconv", "caucus-case"] as const;
export type Format = (typeof FORMATS)[number];

export type Detected =
  | { kind: "promediconv"; lines: Line[] }
  | { kind: "caucus-case"; syntax: "JSON" | "YAML" }
  | { kind: "broken"; error: JsonError }
  | { kind: "other"; looksLike: string };

export const READ_FORMATS = "Caucus reads ProMediConv dialogue and role-text files (JSON lines, alone or as a pair) and Caucus case files (caucus-case/1, YAML or JSON)";

/** What a text is, from its content; a name's ending only breaks ties. */
export function detectFormat(name: string, text: string, limits: UploadLimits): Detected {
  const { lines } = splitLines(text);
  const start = text.trimStart()[0] ?? "";
  const records = lines.filter((l) => l.text.trimStart().startsWith("{") && /"(?:event_type|disputing_parties|event_description)"\s*:/.test(l.text));
  if (records.length > 0 && !/"format"\s*:\s*"caucus-case/.test(text)) return { kind: "promediconv", lines };
  if (start === "{" || start === "[") {
    const whole = parseStrictJson(text, limits.jsonDepth);
    if (!whole.ok) return { kind: "broken", error: whole.error };
    if (isObject(whole.value) && String(whole.value["format"] ?? "").startsWith("caucus-case")) return { kind: "caucus-case", syntax: "JSON" };
    if (isObject(whole.value) && ["event_type", "disputing_parties"].some((k) => isObject(whole.value) && k in whole.value)) return { kind: "promediconv", lines: [{ number: lines[0]?.number ?? 1, text }] };
    return { kind: "other", looksLike: jsonKind(whole.value) };
  }
  if (/^format:\s*["']?caucus-case/m.test(text) || /\.ya?ml$/i.test(name)) return { kind: "caucus-case", syntax: "YAML" };
  return { kind: "other", looksLike: textKind(text, lines) };
}

function jsonKind(value: JsonValue): string {
  if (Array.isArray(value)) {
    if (value.some((v) => isObject(v) && "event_type" in v)) return "ProMediConv records in one list: write one object a line, without the list around them";
    return value.some((v) => isObject(v) && "chat_logs" in v) ? "CaSiNo dialogues" : "a JSON list";
  }
  if (!isObject(value)) return "a single JSON value";
  const has = (...keys: string[]) => keys.every((k) => k in value);
  if (has("topics", "parties")) return "a SoCRATES scenario";
  if (has("instruction", "names")) return "a ProMediate case";
  if (has("basic_back") || has("statement_history")) return "an AgentMediation case or output";
  if (has("version", "eval")) return "an inspect_ai log";
  if (has("scenario", "agents")) return "a SOTOPIA scenario";
  return "a JSON object of no format known here";
}

function textKind(text: string, lines: readonly Line[]): string {
  if (text.includes("📋 Conversation Summary:")) return "a ProMediate conversation";
  const first = lines[0]?.text ?? "";
  if (/,/.test(first) && lines.length > 1 && /^[\w \u4e00-\u9fff"]+(?:,[\w \u4e00-\u9fff"]*)+$/.test(first)) return "a CSV table";
  return "plain text";
}
