// What an import preview says as a whole, by line, and as a table to keep.
import type { ImportIssue, ImportPreview } from "@/lib/wire/pages.ts";

export type LineState = "refused" | "needs" | "ready";

/** Every line a case or an issue is about, in order, with how it stands. Line 0 (the file as a whole) is left out. */
export function linesOf(preview: ImportPreview): { line: number; state: LineState }[] {
  const lines = new Set([...preview.cases.map((c) => c.line), ...preview.issues.map((i) => i.line)].filter((line) => line > 0));
  return [...lines].sort((a, b) => a - b).map((line) => ({ line, state: stateOf(preview.issues.filter((i) => i.line === line)) }));
}

function stateOf(issues: readonly ImportIssue[]): LineState {
  if (issues.some((i) => i.level === "refused")) return "refused";
  return issues.some((i) => i.level === "needs-you") ? "needs" : "ready";
}

export interface IssueGroup { code: string; level: ImportIssue["level"]; issues: ImportIssue[] }

/** Refusals and decisions one by one; notes of the same code together, so that twenty lines of the same habit are one row. */
export function grouped(issues: readonly ImportIssue[]): IssueGroup[] {
  const groups: IssueGroup[] = [];
  for (const issue of issues) {
    const same = issue.level === "noted" ? groups.find((g) => g.level === "noted" && g.code === issue.code) : undefined;
    if (same) same.issues.push(issue);
    else groups.push({ code: issue.code, level: issue.level, issues: [issue] });
  }
  return groups;
}

/** A cell of a CSV file. Beware: a spreadsheet runs what begins with = + - or @, so such text gets a quote before it. */
function cell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The issues as CSV with a byte order mark, so that spreadsheets read Chinese right. */
export function reportCsv(issues: readonly ImportIssue[], head: readonly [string, string, string, string, string], levelName: (level: ImportIssue["level"]) => string): string {
  const rows = issues.map((i) => [i.line, levelName(i.level), i.code, i.count, i.message]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** The message without the line it begins with, where the line stands beside it anyway. */
export function plainMessage(message: string): string {
  return message.replace(/^line \d+: /, "");
}

/** The language of a title or name, by its script. */
export function langOfText(text: string): "en" | "zh-CN" {
  return /[\u3400-\u9fff]/.test(text) ? "zh-CN" : "en";
}

/** A size in words: kB below a megabyte. */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
