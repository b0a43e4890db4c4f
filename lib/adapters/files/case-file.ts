import { isScalar, isNode, LineCounter, parseDocument, type Document } from "yaml";
import { fieldIssues } from "@/lib/domain/case/field-issues.ts";
import { validateCase } from "@/lib/domain/case/validate.ts";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { contentHash } from "./content-hash.ts";
import type { Findings } from "./issues.ts";
import type { UploadLimits } from "./limits.ts";
import type { PreviewCase, ReadCase } from "./preview.ts";
import { isObject, type JsonValue } from "./strict-json.ts";
import { suspectTexts, withoutControls } from "./text-checks.ts";

/** One Caucus case file. Everything wrong is refused with its path and, where it can be found, its line. */
export function importCaseFile(name: string, text: string, findings: Findings, limits: UploadLimits): { preview: PreviewCase; read: ReadCase } | null {
  if (text.length > limits.caseCharacters) {
    findings.refuse("E_TOO_LARGE", 0, `${name}: a case file has at most ${limits.caseCharacters} characters, this one has ${text.length}`);
    return null;
  }
  const lines = new LineCounter();
  const doc = parsed(text, lines);
  if (!doc) {
    findings.refuse("E_NESTING_TOO_DEEP", 0, `${name}: lists and objects are nested deeper than ${limits.jsonDepth}`);
    return null;
  }
  for (const error of doc.errors) {
    const { line, col } = lines.linePos(error.pos[0]);
    findings.refuse("E_YAML_SYNTAX", line, `line ${line}, column ${col}: ${error.message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "not valid YAML"}`);
  }
  if (findings.refused) return null;
  const value = plain(doc, limits.jsonDepth);
  if (typeof value === "string") {
    findings.refuse("E_YAML_VALUE", 0, `${name}: ${value}`);
    return null;
  }
  const clean = withoutControls(value.json);
  if (clean.removed > 0) findings.warn("W_CONTROL_CHARS_REMOVED", 0, `${name}: ${clean.removed} control characters cannot be stored and were removed`, clean.removed);
  const result = CaseFile.safeParse(clean.value);
  if (!result.success) {
    for (const { path, place, message } of fieldIssues(result.error, clean.value, "en")) {
      const line = lineOf(doc, path, lines);
      findings.refuse("E_CASE_FIELD", line, `${line > 0 ? `line ${line}: ` : `${name}: `}${place}: ${message}`);
    }
    return null;
  }
  for (const suspect of suspectTexts(clean.value)) findings.warn(suspect.code, 0, `${name}: the text of ${suspect.where} ${suspect.says}`);
  for (const issue of validateCase(result.data, "en")) {
    const line = lineOf(doc, pathOf(issue.place, result.data), lines);
    const message = `${line > 0 ? `line ${line}: ` : ""}${issue.place}: ${issue.message}`;
    if (issue.level === "error") findings.refuse("E_CASE_RULE", line, message);
    else findings.warn("W_CASE_RULE", line, message);
  }
  if (findings.refused) return null;
  const file = result.data;
  const preview: PreviewCase = {
    line: 1, title: file.title, disputeType: file.disputeType, utterances: 0, mediatorUtterances: 0, derived: file.provenance.basis === "derived", excerpt: [],
    parties: [...file.parties.map((p) => ({ name: p.name, role: p.role, roleText: true, official: false })), ...file.officials.map((o) => ({ name: o.name, role: o.role, roleText: false, official: true }))],
  };
  return { preview, read: { file, source: { format: "caucus-case/1", file: name, text }, contentHash: contentHash(file) } };
}

/** Null when the text is nested so deep that reading it runs out of stack. */
function parsed(text: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    return parseDocument(text, { lineCounter, uniqueKeys: true, prettyErrors: false });
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** The document as plain JSON values, or in words what of it is none. */
function plain(doc: Document.Parsed, maxDepth: number): { json: JsonValue } | string {
  let js: unknown;
  try {
    js = doc.toJS({ maxAliasCount: 100 });
  } catch (thrown) {
    // Too many aliases (a "billion laughs" file) or an alias to nothing: the library says which.
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
  let complaint = "";
  const walk = (v: unknown, depth: number): JsonValue => {
    if (depth > maxDepth) complaint = `lists and objects are nested deeper than ${maxDepth}`;
    else if (v === null || typeof v === "string" || typeof v === "boolean") return v;
    else if (typeof v === "number" && Number.isFinite(v)) return v;
    else if (Array.isArray(v)) return v.map((x) => walk(x, depth + 1));
    else if (typeof v === "object" && (Object.getPrototypeOf(v) === Object.prototype)) return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, walk(x, depth + 1)]));
    else complaint = `the value ${String(v)} is not one a case file may hold`;
    return null;
  };
  const json = walk(js, 0);
  if (complaint !== "") return complaint;
  return isObject(json) ? { json } : "a case file is one object with named fields";
}

function lineOf(doc: Document.Parsed, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length--) {
    const steps = path.slice(0, length).map((p) => (typeof p === "number" ? p : String(p)));
    const node = doc.hasIn(steps) ? doc.getIn(steps, true) : undefined;
    const at = isNode(node) || isScalar(node) ? node.range?.[0] : undefined;
    if (at !== undefined) return lines.linePos(at).line;
  }
  return 0;
}

/** The validator names parties and topics by id; the file has them in lists. */
function pathOf(place: string, file: CaseFile): PropertyKey[] {
  const lists: Record<string, readonly { id: string }[]> = { parties: file.parties, topics: file.topics, facts: file.facts, provisions: file.provisions, officials: file.officials, variants: file.variants };
  const steps = place.replace(/\[(\d+)\]/g, ".$1").split(".");
  const index = lists[steps[0] ?? ""]?.findIndex((x) => x.id === steps[1]) ?? -1;
  return steps.map((s, i) => (i === 1 && index >= 0 ? index : /^\d+$/.test(s) ? Number(s) : s));
}
