import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WrongUsage } from "../command.ts";
import { command } from "./import.ts";

const folder = mkdtempSync(path.join(tmpdir(), "caucus-import-"));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, text: string) => { writeFileSync(path.join(folder, name), text); return path.join(folder, name); };
const record = (more: object) => JSON.stringify({ event_type: "经济债务纠纷", event_description: "一辆三轮车借出去以后坏了。", disputing_parties: "甲某, 乙某", prompts: { 甲某: "我是甲某，要求他赔车。", 乙某: "我是乙某，愿意修。" }, ...more });

let said: string[] = [];
let told: string[] = [];
beforeEach(() => {
  said = [];
  told = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => { said.push(String(text)); return true; });
  vi.spyOn(process.stderr, "write").mockImplementation((text) => { told.push(String(text)); return true; });
});
afterEach(() => vi.restoreAllMocks());
const answer = (): unknown => JSON.parse(said.join(""));

describe("caucus import --dry-run", () => {
  it("prints one JSON object and nothing else on standard output, exit 0", async () => {
    expect(await command.run([put("good.jsonl", record({})), "--dry-run"])).toBe(0);
    expect(answer()).toEqual({ outcome: "accepted", cases: 1, warnings: [], errors: [], errorTotal: 0 });
    expect(told.join("")).toContain("nothing stored (dry run)");
  });

  it("counts flagged repeats and lists every warning with code, line and message", async () => {
    expect(await command.run(["--dry-run", put("twice.jsonl", `${record({})}\n${record({})}`)])).toBe(0);
    expect(answer()).toMatchObject({ outcome: "accepted-with-warnings", cases: 2, warnings: [{ code: "DUPLICATE_CASE", line: 2, message: expect.stringContaining("line 2 repeats line 1") }] });
  });

  it("a rejected file is exit 1 with its errors, a missing one too", async () => {
    expect(await command.run(["--dry-run", put("bad.jsonl", `${record({})}\n{"event_type":`)])).toBe(1);
    expect(answer()).toMatchObject({ outcome: "rejected", cases: 0, errors: [{ code: "E_JSON_SYNTAX", line: 2 }] });
    expect(await command.run(["--dry-run", path.join(folder, "none.jsonl")])).toBe(1);
    expect(told.join("")).toContain("Cannot read");
  });

  it("wrong usage says so, and only storing needs the database", async () => {
    await expect(async () => command.run(["--dry-run"])).rejects.toThrow(WrongUsage);
    await expect(async () => command.run(["--format", "word", "x"])).rejects.toThrow("--format is one of");
    expect(typeof command.needsDatabase === "function" && [command.needsDatabase(["x", "--dry-run"]), command.needsDatabase(["x"])]).toEqual([false, true]);
  });
});
