import { importCaseFile } from "./case-file.ts";
import { decodeText } from "./decode.ts";
import { type Detected, detectFormat, type Format, READ_FORMATS } from "./formats.ts";
import { Findings } from "./issues.ts";
import { UPLOAD_LIMITS, type UploadLimits } from "./limits.ts";
import { splitLines } from "./lines.ts";
import type { PreviewCase, ReadCase, UploadPreview } from "./preview.ts";
import { importRecords } from "./promediconv/import-promediconv.ts";
import { readRecords, type RecordFile } from "./promediconv/records.ts";
import { binaryKind } from "./sniff.ts";

export interface UploadedFile { name: string; bytes: Uint8Array }
export interface UploadOptions {
  format?: Format;
  limits?: UploadLimits;
  /** Import a case that repeats an earlier line once more. */
  keepRepeats?: boolean;
}
export interface ReadUpload { preview: UploadPreview; cases: ReadCase[] }

/**
 * Reads an upload: a ProMediConv pair in either order, either file of it, or one Caucus case file. Never throws for what stands in the
 * files; a rejected upload has no cases at all (FORMATS §0.4).
 */
export function readUpload(files: readonly UploadedFile[], options: UploadOptions = {}): ReadUpload {
  const findings = new Findings();
  const described: UploadPreview["files"] = [];
  const limits = options.limits ?? UPLOAD_LIMITS;
  let previews: PreviewCase[] = [];
  let cases: ReadCase[] = [];
  if (files.length === 0) findings.refuse("E_NO_FILE", 0, "no file was given");
  if (files.length > 2) findings.refuse("E_TOO_MANY_FILES", 0, `${files.length} files were given; give one file, or the two of a ProMediConv pair`);
  if (!findings.refused) {
    const opened = files.map((file) => {
      const own = new Findings();
      const result = open(file, own, described, options.format ?? "auto", limits);
      const records = result?.detected.kind === "promediconv" ? readRecords(file.name, result.detected.lines, limits, own) : null;
      if (result?.detected.kind === "promediconv" && !records && !own.refused) own.refuse("E_FORMAT", 0, `${file.name} has no ProMediConv records. ${READ_FORMATS}.`);
      return { file, own, text: result?.text ?? "", detected: result?.detected ?? null, records };
    });
    for (const { file, own } of opened) findings.add(own, files.length > 1 ? file.name : "");
    const records = opened.flatMap((o) => (o.records ? [o.records] : []));
    const caseFile = opened.find((o) => o.detected?.kind === "caucus-case");
    if (caseFile && files.length > 1) findings.refuse("E_PAIR", 0, "a Caucus case file is imported alone; a pair is two ProMediConv files");
    else if (caseFile) {
      const read = importCaseFile(caseFile.file.name, caseFile.text, findings, limits);
      previews = read ? [read.preview] : [];
      cases = read ? [read.read] : [];
    } else if (records.length === files.length && isPair(records, findings)) {
      const of = (kind: RecordFile["kind"]) => records.find((r) => r.kind === kind) ?? null;
      ({ previews, cases } = importRecords(of("dialogues"), of("role texts"), findings, { keepRepeats: options.keepRepeats ?? false }));
    }
    for (const [i, file] of records.entries()) {
      const shown = described[files.findIndex((f) => f.name === file.name && records.length > 0)] ?? described[i];
      if (shown) shown.format = `ProMediConv ${file.kind}`;
    }
  }
  if (!findings.refused && cases.length === 0 && previews.length === 0) findings.refuse("E_NO_CASES", 0, "the file holds no case");
  const rejected = findings.refused;
  const preview: UploadPreview = {
    outcome: rejected ? "rejected" : findings.warned ? "accepted-with-warnings" : "accepted",
    files: described, cases: rejected ? [] : previews, issues: findings.issues(), errorTotal: findings.errorTotal, saved: null,
  };
  return { preview, cases: rejected ? [] : cases };
}

function isPair(records: readonly RecordFile[], findings: Findings): boolean {
  const [a, b] = records;
  if (!a || !b || a.kind !== b.kind) return true;
  findings.refuse("E_PAIR", 0, `${a.name} and ${b.name} are both files of ${a.kind}; a pair is one dialogue file and one role-text file`);
  return false;
}

interface Opened { text: string; detected: Detected }

function open(file: UploadedFile, findings: Findings, described: UploadPreview["files"], format: Format, limits: UploadLimits): Opened | null {
  const entry = { name: file.name, bytes: file.bytes.length, encoding: "n/a", format: "n/a", lineEnds: "n/a" };
  described.push(entry);
  if (file.bytes.length > limits.fileBytes) {
    findings.refuse("E_TOO_LARGE", 0, `${file.name} has ${file.bytes.length} bytes; at most ${limits.fileBytes} are read`);
    return null;
  }
  if (file.bytes.length === 0) {
    findings.refuse("E_EMPTY_FILE", 0, `${file.name} is empty (zero bytes)`);
    return null;
  }
  const binary = binaryKind(file.bytes);
  if (binary) {
    findings.refuse("E_NOT_TEXT", 0, `${file.name} is ${binary}, whatever its name says. ${READ_FORMATS}.`);
    return null;
  }
  const decoded = decodeText(file.bytes);
  if (!("text" in decoded)) {
    findings.refuse("E_ENCODING", decoded.line, `${file.name}: ${decoded.message}`);
    return null;
  }
  const { text, encoding } = decoded;
  entry.encoding = encoding;
  const { lineEnds, lines } = splitLines(text);
  entry.lineEnds = lineEnds;
  if (decoded.converted) findings.warn("W_ENCODING_CONVERTED", 0, `${file.name} is written in ${encoding === "GB18030" ? "GB18030 (GBK)" : encoding} and was converted to UTF-8; check that names read right`);
  const damaged = lines.find((l) => l.text.includes("\uFFFD"));
  if (damaged) findings.warn("W_REPLACEMENT_CHARACTER", damaged.number, `line ${damaged.number}: the character U+FFFD stands in the text, so letters were lost before this upload`);
  if (lines.length === 0) {
    findings.refuse("E_EMPTY_FILE", 0, `${file.name} holds nothing but white space`);
    return null;
  }
  const detected = detectFormat(file.name, text, limits);
  if (detected.kind === "broken") {
    const { code, line, column, message } = detected.error;
    findings.refuse(code, line, `line ${line}, column ${column}: ${message}`);
    return null;
  }
  if (detected.kind === "other" || (format !== "auto" && format !== detected.kind)) {
    const is = detected.kind === "other" ? detected.looksLike : detected.kind === "caucus-case" ? "a Caucus case file" : "a ProMediConv file";
    findings.refuse("E_FORMAT", 0, `${file.name} looks like ${is}${format === "auto" ? "" : `, not ${format}`}. ${READ_FORMATS}.`);
    return null;
  }
  entry.format = detected.kind === "caucus-case" ? `Caucus case (${detected.syntax})` : "ProMediConv";
  return { text, detected };
}
