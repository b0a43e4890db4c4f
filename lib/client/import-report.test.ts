import { describe, expect, it } from "vitest";
import type { ImportIssue, ImportPreview } from "@/lib/wire/pages.ts";
import { grouped, linesOf, reportCsv, sizeWords } from "./import-report.ts";

const issue = (line: number, level: ImportIssue["level"], code: string, message = "m"): ImportIssue => ({ line, level, code, message, count: 1 });
const ISSUES = [issue(11, "refused", "E_JSON_SYNTAX"), issue(3, "needs-you", "DUPLICATE_CASE"), issue(1, "noted", "QUOTES"), issue(3, "noted", "QUOTES"), issue(0, "noted", "W_ENCODING")];
const preview: ImportPreview = { outcome: "rejected", files: [], issues: ISSUES, errorTotal: 1, saved: null,
  cases: [1, 2, 3].map((line) => ({ line, title: "t", disputeType: "d", parties: [], utterances: 0, mediatorUtterances: 0, derived: true, excerpt: [] })) };

describe("the report of an import", () => {
  it("shows every line once with its worst state, and the file as a whole nowhere", () => {
    expect(linesOf(preview)).toEqual([{ line: 1, state: "ready" }, { line: 2, state: "ready" }, { line: 3, state: "needs" }, { line: 11, state: "refused" }]);
  });
  it("keeps refusals and decisions one by one and joins notes of one kind", () => {
    expect(grouped(ISSUES).map((g) => [g.code, g.issues.length])).toEqual([["E_JSON_SYNTAX", 1], ["DUPLICATE_CASE", 1], ["QUOTES", 2], ["W_ENCODING", 1]]);
  });
  it("writes no cell that a spreadsheet would run, and quotes what needs it", () => {
    const csv = reportCsv([issue(1, "noted", "X", '=HYPERLINK("http://x","y")'), issue(2, "noted", "Y", "a\nb")], ["line", "level", "code", "count", "message"], (l) => l);
    expect(csv.startsWith("\uFEFFline,level,code,count,message\r\n")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(csv).toContain('"a\nb"');
  });
  it("names sizes", () => {
    expect([sizeWords(12), sizeWords(118_000), sizeWords(3_200_000)]).toEqual(["1 kB", "118 kB", "3.2 MB"]);
  });
});
