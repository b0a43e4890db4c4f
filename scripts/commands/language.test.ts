import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { WrongUsage } from "../command.ts";
import { command as classifyBp } from "./classify-bp.ts";
import { command as read } from "./read.ts";
import { command as scoreTranscript } from "./score-transcript.ts";
import { command as simulate } from "./simulate.ts";
import { commandBench } from "./testing.ts";
import { command as train } from "./train.ts";

const { folder, lines } = commandBench();

const put = (lines: readonly unknown[]): string => {
  const path = join(folder(), "in.jsonl");
  writeFileSync(path, lines.map((l) => (typeof l === "string" ? l : JSON.stringify(l))).join("\n"));
  return path;
};

describe("caucus classify-bp", () => {
  it("answers a line a line, in order; a wrong one names its field and the rest goes on, exit 1", async () => {
    const path = put([{ id: "a", text: "我没有借过这个钱。" }, { id: "b" }, "not json", { id: 4, text: "行，我同意，签吧。", context: [{ speaker: "调解员", text: "三位同意吗？" }] }]);
    const { code, out } = await lines(classifyBp, "--lang", "zh", path);
    expect(code).toBe(1);
    expect(out).toEqual([
      { id: "a", bp: 1, p: expect.any(Array) }, { id: "b", error: expect.stringContaining("line 2: text") }, { id: null, error: "line 3: not JSON" }, { id: 4, bp: 4, p: expect.any(Array) },
    ]);
  });

  it("gives five probabilities that sum to 1, the same each time", async () => {
    const path = put([{ id: 1, text: "Could you do four thousand by June?", context: [] }]);
    const { code, out } = await lines(classifyBp, "--lang", "en", path);
    expect(code).toBe(0);
    const p = z.array(z.number()).length(5).parse(out[0]?.["p"]);
    expect(p.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 3);
    expect(await lines(classifyBp, "--lang", "en", path)).toEqual({ code, out });
  });

  it("wrong usage is told in words", async () => {
    await expect(async () => classifyBp.run([put([])])).rejects.toThrow("needs --lang");
    await expect(async () => classifyBp.run(["--lang", "fr", put([])])).rejects.toThrow(WrongUsage);
    await expect(async () => classifyBp.run(["--lang", "en"])).rejects.toThrow("needs one file");
    expect(await lines(classifyBp, "--lang", "en", join(folder(), "none"))).toEqual({ code: 1, out: [] });
    expect(await lines(classifyBp, "--lang", "en", put([]))).toEqual({ code: 1, out: [{ id: null, error: "the file is empty" }] });
  });
});

describe("caucus read", () => {
  it("reads strategy, addressees by name, amounts with units, form of the question and relevance to the context", async () => {
    const path = put([
      { id: "a", text: "Mrs Pell, would you take $1,200 in three instalments?", parties: ["Mrs Pell", "Mr Orr"], context: [{ speaker: "Mr Orr", text: "I can do twelve hundred, in three goes." }] },
      { id: "b", text: "What happened that night?" },
    ]);
    const { code, out } = await lines(read, "--lang", "en", path);
    expect(code).toBe(0);
    expect(out[0]).toMatchObject({ id: "a", strategies: [{ name: "reaching-agreement" }, {}], addressees: ["Mrs Pell"], amounts: expect.arrayContaining([{ value: 1200, unit: "USD" }]), question: "closed" });
    expect(out[1]).toMatchObject({ id: "b", strategies: [{ name: "understanding-the-situation" }, {}], addressees: [], amounts: [], question: "open", mistakes: expect.any(Array), toolkit: null, relevance: expect.any(Number) });
  });
});

const DIALOGUE = {
  event_type: "经济债务纠纷", event_description: "借款。", disputing_parties: "甲某, 乙某",
  dialog: [
    { speaker: "sys", strategy: "了解基本情况", text: "你们先讲讲，是怎么回事？" }, { speaker: "甲某", text: "他借了我三万，一分没还。" }, { speaker: "乙某", text: "我根本没借过，跟我没关系。" },
    { speaker: "sys", strategy: "达成调解协议", text: "三万分三期还，你们同意吗？" }, { speaker: "甲某", text: "行，我同意，签吧。" }, { speaker: "乙某", text: "好，就这么定了，我签。" },
  ],
};

describe("caucus score-transcript", () => {
  it("scores a ProMediConv dialogue: a pattern a party turn, MAD over parties, strategies by stage, and where a party moved", async () => {
    const { code, out } = await lines(scoreTranscript, put([DIALOGUE, { event_type: "x" }]));
    expect(code).toBe(1);
    expect(out[0]).toMatchObject({ id: "1", perParty: { 乙某: 3 }, signals: { mediatorTurns: 2 } });
    expect(z.array(z.object({ turn: z.number(), speaker: z.string(), bp: z.number() })).parse(out[0]?.["turns"]).map((t) => t.turn)).toEqual([2, 3, 5, 6]);
    expect(out[0]?.["moments"]).toContainEqual({ turn: 6, speaker: "乙某", from: 1, to: 4, after: 4, strategy: "reaching-agreement" });
    expect(out[1]).toMatchObject({ id: "2", error: expect.stringContaining("line 2") });
  });

  it("scores the log of a session as simulate writes it", async () => {
    await lines(simulate, "--cases", "harbour-row", "--mediator", "naive", "--seeds", "1", "--turns", "12", "--events", folder());
    const { code, out } = await lines(scoreTranscript, join(folder(), "harbour-row-naive-general-1.jsonl"));
    expect(code).toBe(0);
    expect(z.array(z.unknown()).parse(out[0]?.["turns"]).length).toBeGreaterThan(3);
    expect(out[0]).toMatchObject({ id: "log", byStage: expect.any(Object), strategies: expect.any(Array) });
  }, 60_000);

  it("no speaker that counts: MAD is null, not 0", async () => {
    const { out } = await lines(scoreTranscript, put([{ ...DIALOGUE, dialog: DIALOGUE.dialog.slice(0, 3) }]));
    expect(out[0]).toMatchObject({ mad: null, perParty: { 甲某: null, 乙某: null } });
  });

  it.skipIf(!existsSync("../shared/data/promediconv/pmc_test.txt"))("every shared dialogue is scored", async () => {
    const { code, out } = await lines(scoreTranscript, "../shared/data/promediconv/pmc_test.txt");
    expect(code).toBe(0);
    expect(out).toHaveLength(20);
  });
});

describe("caucus train", () => {
  it.each([[[]], [["planner"]], [["reader"]], [["reader", "--lang", "fr"]], [["reader", "zh"]]])("wrong usage %j is told in words, and nothing is trained", async (args) => {
    await expect(async () => train.run(args)).rejects.toThrow(WrongUsage);
  });
});
