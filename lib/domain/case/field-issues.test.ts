import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { SEEDED, seeded } from "@/scripts/testing/seeded-cases.ts";
import { fieldIssues } from "./field-issues.ts";
import { publicView } from "./public-view.ts";
import { CaseFile } from "./schema.ts";
import { validateCase } from "./validate.ts";

const folder = "prisma/seed/cases";
const RAW = SEEDED.map((c) => [c.slug, c.raw] as const);
const read = (slug: string): unknown => seeded(slug).raw;

/** The harbour case with `change` made to the text of its file. */
function told(from: string | RegExp, to: string, language: "en" | "zh" = "en"): string[] {
  const text = readFileSync(`${folder}/harbour-row.yaml`, "utf8");
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to replace: ${String(from)}`);
  const raw: unknown = parse(changed);
  const result = CaseFile.safeParse(raw);
  return result.success ? [] : fieldIssues(result.error, raw, language).map((i) => `${i.place}: ${i.message}`);
}

describe("what does not fit the format is told at its place", () => {
  test.each([
    ["a misspelt field of a party", "    bottomLine:", "    bottomLin:", ["parties.okafor.private.bottomLine: is missing (text)", 'parties.okafor.private.bottomLin: the format has no such field; did you mean "bottomLine"?']],
    ["a field nobody knows", "difficulty:", "colour: red\ndifficulty:", [/^colour: the format has no such field \(here: format, slug, .*variants\)$/]],
    ["a field deep in a list", "sensitivity: .8", "sensitivity: .8\n          why: pride", [/^parties\.okafor\.private\.secrets\.leeds\.why: the format has no such field \(here: id, text, sensitivity, mayShare, holder\)$/]],
    ["a word for a number", /value: 41/, "value: lots", ["parties.okafor.private.batna.value: must be a number, not text"]],
    ["a figure out of bounds", /value: 41/, "value: 141", ["parties.okafor.private.batna.value: must be at most 100"]],
    ["an unknown choice", "disputeType: estate-land", "disputeType: land", [/^disputeType: "land" is none of community, labour, .*corporate$/]],
    ["minutes of another length", "minutes: 30", "minutes: 20", ['minutes: "20" is none of 10, 30, 60']],
    ["an unknown kind of topic", "kind: amount", "kind: money", ['topics.deposit.kind: "money" is none of amount, date, count, percent, options']],
    ["an empty text", /title: .*/, 'title: ""', ["title: must not be empty"]],
    ["another format", "format: caucus-case/1", "format: caucus-case/2", ['format: must be caucus-case/1, not "caucus-case/2"']],
    ["a list that is none", "range: [0, 1380]", "range: 1380", ["topics.deposit.range: must be a list, not a number"]],
  ])("%s", (_, from, to, expected) => {
    const lines = told(from, to);
    expect(lines).toHaveLength(expected.length);
    for (const line of expected) expect(lines).toContainEqual(expect.stringMatching(typeof line === "string" ? new RegExp(`^${line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) : line));
  });

  test("in Chinese as well", () => {
    expect(told(/value: 41/, "value: lots", "zh")).toEqual(["parties.okafor.private.batna.value: 应当是数字，不能是文字"]);
    expect(told("    bottomLine:", "    bottomLin:", "zh")).toContain("parties.okafor.private.bottomLin: 格式里没有这一栏；是不是想写“bottomLine”？");
    expect(told("disputeType: estate-land", "disputeType: land", "zh")[0]).toMatch(/^disputeType: "land"不在可选的里面：community、/);
  });

  test("a newcomer's values written in two places are refused, since one would be lost", () => {
    const raw = structuredClone(read("harbour-row"));
    const third = CaseFile.parse(raw).conditions.thirdParty;
    if (typeof raw !== "object" || raw === null || !third) throw new Error("no third party");
    const doubled = { ...raw, conditions: { thirdParty: { party: { ...third.party, values: third.values }, topics: third.values } } };
    const { error } = CaseFile.safeParse(doubled);
    expect(error && fieldIssues(error, doubled, "en").map((i) => `${i.place}: ${i.message}`)).toEqual(["conditions.thirdParty.party.values: stands in two places (also as topics); keep one of them"]);
  });

  test("a newcomer's figure that is none is told at the topic, not as a shape that does not match", () => {
    const raw = structuredClone(read("harbour-row"));
    const third = CaseFile.parse(raw).conditions.thirdParty;
    if (typeof raw !== "object" || raw === null || !third) throw new Error("no third party");
    const wrong = { ...raw, conditions: { thirdParty: { ...third, values: { ...third.values, deposit: { better: "hgh", opening: 1, reserve: 2, why: "x" } } } } };
    const { error } = CaseFile.safeParse(wrong);
    const lines = error ? fieldIssues(error, wrong, "en").map((i) => `${i.place}: ${i.message}`) : [];
    expect(lines).toEqual(['conditions.thirdParty.values.deposit.better: "hgh" is none of high, low', expect.stringMatching(/^conditions\.thirdParty\.values\.deposit\.why: the format has no such field/)]);
  });
});

/** Every text and figure of a value, with the last name on the way to it; where a newcomer's parts stand is free. */
function leaves(value: unknown, name = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((v) => leaves(v, name));
  if (value instanceof Date) return [`${name}=${value.toISOString().slice(0, 10)}`];
  if (typeof value === "object" && value !== null) return Object.entries(value).flatMap(([k, v]) => leaves(v, k));
  return [`${name}=${typeof value === "string" ? value.trim() : String(value)}`];
}

test.each(RAW)("%s: nothing its author wrote is lost on reading", (_, raw) => {
  const kept = new Set(leaves(CaseFile.parse(raw)));
  expect(leaves(raw).filter((leaf) => !kept.has(leaf))).toEqual([]);
});

test("a provision its author marked is kept so, told so, and shown as verify before use", () => {
  const file = CaseFile.parse(read("chongchuang-san-hao"));
  const marked = file.provisions.filter((p) => p.status === "verify").map((p) => p.id);
  expect(marked).toEqual(expect.arrayContaining(["p4", "p9", "p14"]));
  const shown = publicView(file).provisions;
  for (const id of marked) {
    expect(shown.find((p) => p.id === id)).toMatchObject({ checked: null });
    expect(validateCase(file).filter((i) => i.place === `provisions.${id}`).map((i) => i.message)).toEqual([expect.stringMatching(/使用前核对/)]);
  }
  expect(shown.find((p) => p.id === "p1")).toMatchObject({ checked: "2026-11-30" });
});
