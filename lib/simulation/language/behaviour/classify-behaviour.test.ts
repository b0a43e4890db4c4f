import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { heldOutLines, trainingLines } from "@/scripts/reader/behaviour-lines.ts";
import { accuracy, agreement, calibrationError, macroF1, type Judged } from "@/scripts/reader/figures.ts";
import { parse } from "../tokens.ts";
import { classifyBehaviour, classifyParty } from "./classify-behaviour.ts";

const judge = (lines: ReturnType<typeof heldOutLines>, lang: "en" | "zh"): Judged[] => lines.map((l) => ({ y: l.first - 1, p: classifyBehaviour(l.text, { lang }).p }));

describe.each(["en", "zh"] as const)("behaviour patterns read from words: %s", (lang) => {
  const held = heldOutLines(lang);
  const own = held.filter((l) => l.source === "own");

  it("the sets are what they are said to be: enough of each class, half without telltale words, two labels, nothing learnt from the held-out", () => {
    const training = trainingLines(lang);
    for (const label of [1, 2, 3, 4, 5]) {
      expect(training.filter((l) => l.label === label).length).toBeGreaterThanOrEqual(60);
      expect(own.filter((l) => l.first === label).length).toBeGreaterThanOrEqual(25);
    }
    expect(own.filter((l) => l.plain).length / own.length).toBeGreaterThanOrEqual(0.5);
    expect(agreement(held.filter((l) => l.source === "case").map((l) => [l.first, l.second])).kappa).toBeGreaterThan(0.7);
    const words = training.map((l) => new Set(parse(l.text).units));
    for (const line of held) {
      const own = new Set(parse(line.text).units.filter((u) => u !== "|"));
      if (own.size >= 6) expect(words.some((w) => [...own].filter((u) => w.has(u)).length / own.size > 0.9), line.text).toBe(false);
    }
  });

  it("macro-F1 at least .70 on lines never fitted to, and better than chance on lines of the case authors, terse and without context", () => {
    expect(macroF1(judge(own, lang), 5)).toBeGreaterThanOrEqual(0.7);
    expect(accuracy(judge(held.filter((l) => l.source === "case"), lang))).toBeGreaterThan(0.35);
  });

  it("probabilities are near what they promise, and sum to 1", () => {
    expect(calibrationError(judge(held, lang))).toBeLessThan(0.15);
    for (const { p } of judge(held, lang)) expect(Array.from(p).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });

  it("takes no more than a millisecond a text", () => {
    const texts = Array.from({ length: 400 }, (_, i) => `${own[i % own.length]?.text} ${i}`);
    for (const text of texts) classifyBehaviour(`${text}.`);
    const start = performance.now();
    for (const text of texts) classifyBehaviour(text);
    expect((performance.now() - start) / texts.length).toBeLessThan(1);
  });
});

describe("whose words, and in answer to what", () => {
  it("a party's words are never read as nobody's; what is seen in brackets is not read; silence has no pattern", () => {
    expect(classifyParty("The sample bottles were sealed and numbered by the lab.")?.p).toHaveLength(4);
    expect(classifyParty("(says nothing)")).toBeNull();
    expect(classifyParty("（不说话）")).toBeNull();
    expect(classifyParty("(in tears) I accept.")).toEqual(classifyParty(" I accept."));
    expect(classifyBehaviour("……").p).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  });

  it("a bare yes is an acceptance where terms are put, not where a fact is asked", () => {
    const four = (text: string, before: string): number => classifyBehaviour(text, { before }).p[3] ?? 0;
    expect(four("Yes, fine.", "Do you both accept that?")).toBeGreaterThan(four("Yes, fine.", "Did you write to him first?"));
    expect(four("好的。", "三位同意吗？")).toBeGreaterThan(four("好的。", "那天您在家里？"));
  });

  it("any text is read, the same each time", () => {
    for (const text of ["", " ", "?", "🙂", "a".repeat(5000), "啊".repeat(5000), "\u0000", "（", "((("]) expect(classifyBehaviour(text)).toEqual(classifyBehaviour(text));
  });
});

// The released dialogues carry no behaviour labels (only strategies), so nothing can be scored on them; this notices if that changes.
const SHARED = "../shared/data/promediconv/pmc_test.txt";
describe.skipIf(!existsSync(SHARED))("the shared dialogues", () => {
  it("hold no behaviour pattern labels; who speaks there tells a party from the mediator better than chance", () => {
    const Dialogue = z.looseObject({ dialog: z.array(z.looseObject({ text: z.string(), strategy: z.string().optional() })) });
    const turns = readFileSync(SHARED, "utf8").split("\n").filter((l) => l.trim() !== "").flatMap((l) => Dialogue.parse(JSON.parse(l)).dialog);
    expect(turns.some((t) => "bp" in t || "behavior" in t || "behaviour" in t)).toBe(false);
    const judged = turns.map((t): Judged => { const party = 1 - (classifyBehaviour(t.text, { lang: "zh" }).p[4] ?? 0); return { y: (t.strategy ?? "") === "" ? 1 : 0, p: [1 - party, party] }; });
    expect(macroF1(judged, 2)).toBeGreaterThan(0.5);
  });
});
