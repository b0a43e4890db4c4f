// Whatever is uploaded, there is an answer in words and never an exception, and a rejected upload has nothing to store.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { validateCase } from "@/lib/domain/case/validate.ts";
import { readUpload, type UploadedFile } from "./import-cases.ts";

function answers(files: UploadedFile[]): ReturnType<typeof readUpload> {
  const read = readUpload(files);
  const { outcome, issues, cases, errorTotal } = read.preview;
  if (outcome === "rejected") {
    expect([read.cases, cases]).toEqual([[], []]);
    expect(errorTotal).toBeGreaterThan(0);
    expect(issues[0]?.message.length).toBeGreaterThan(10);
  } else expect(read.cases.length).toBeGreaterThan(0);
  for (const c of read.cases) expect(CaseFile.safeParse(c.file).success).toBe(true);
  return read;
}
const file = (bytes: Uint8Array, name = "x.json"): UploadedFile => ({ name, bytes });
const text = (t: string) => new TextEncoder().encode(t);

const chinese = fc.string({ unit: fc.constantFrom(..."甲乙丙某家公司要求赔偿三万八千元道歉担心愿意，。“”（）() 、和及1２.,{}<>\\\"'\u200b\u0000".split("")), maxLength: 60 });
const name = fc.oneof(fc.constantFrom("甲某", "乙某", "甲某某", "村民", "某公司", "司法所", "未提及", "乙（死者之女)", "丙的老板"), chinese);
const list = fc.oneof(fc.array(name, { maxLength: 12 }).map((n) => n.join(", ")), chinese);
const type = fc.oneof({ weight: 8, arbitrary: fc.constantFrom("劳资劳动纠纷", "家庭婚姻纠纷", "经济债务纠纷", "交通事故纠纷", "公司经营纠纷", "社区邻里纠纷") }, { weight: 1, arbitrary: chinese });
const loosely = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
const common = { event_type: loosely(type), event_description: loosely(chinese), disputing_parties: loosely(list) };
const prompts = fc.record({ ...common, prompts: loosely(fc.dictionary(name, chinese, { maxKeys: 5 })) }, { requiredKeys: ["event_type", "event_description", "disputing_parties", "prompts"] });
const utterance = fc.record({ text: loosely(chinese), speaker: loosely(fc.oneof(fc.constant("sys"), name)), strategy: loosely(fc.constantFrom("换位思考", "其他", "别的")) }, { requiredKeys: ["text", "speaker"] });
const dialogues = fc.record({ ...common, dialog: loosely(fc.array(utterance, { maxLength: 6 })) }, { requiredKeys: ["event_type", "event_description", "disputing_parties", "dialog"] });
const asLines = (records: unknown[]) => text(records.map((r) => JSON.stringify(r)).join("\n"));

describe("any upload gets an answer", { timeout: 120_000 }, () => {
  it("arbitrary bytes, alone and in pairs", () => {
    fc.assert(fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { minLength: 0, maxLength: 3 }), (files) => { answers(files.map((b, i) => file(b, `f${i}`))); }), { numRuns: 4000, seed: 11 });
  });

  it("arbitrary JSON and arbitrary text, under any name", () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string(), fc.string({ unit: "binary" }), chinese), fc.constantFrom("a.json", "b.yaml", "c.txt"), (t, n) => { answers([file(text(t), n)]); }), { numRuns: 4000, seed: 12 });
  });

  it("records nearly right, every accepted case playable", () => {
    const files = fc.oneof(
      fc.array(prompts, { minLength: 1, maxLength: 3 }).map((r) => [file(asLines(r))]), fc.array(dialogues, { minLength: 1, maxLength: 3 }).map((r) => [file(asLines(r))]),
      fc.tuple(dialogues, prompts).map(([d, p]) => [file(asLines([d])), file(asLines([{ ...p, event_type: d.event_type, event_description: d.event_description }]))]),
    );
    let accepted = 0;
    fc.assert(fc.property(files, (uploaded) => {
      for (const c of answers(uploaded).cases) {
        accepted++;
        expect(validateCase(c.file, "en").filter((i) => i.level === "error")).toEqual([]);
      }
    }), { numRuns: 400, seed: 13 });
    expect(accepted).toBeGreaterThan(40);
  });

  it("valid records with bytes flipped, cut and doubled", () => {
    const good = asLines([{ event_type: "经济债务纠纷", event_description: "甲某借给乙某3万元，一年没还。", disputing_parties: "甲某, 乙某", prompts: { 甲某: "我是甲某，要求还钱。", 乙某: "我是乙某，愿意分期还。" } }]);
    fc.assert(fc.property(fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { maxLength: 4 }), fc.nat(good.length), (flips, cut) => {
      const bytes = new Uint8Array([...good, ...good.slice(0, cut)]);
      for (const [at, value] of flips) bytes[at] = value;
      answers([file(bytes)]);
    }), { numRuns: 2000, seed: 14 });
  });
});
