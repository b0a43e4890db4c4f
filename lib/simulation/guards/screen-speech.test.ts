import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { seededRng } from "@/lib/domain/rng.ts";
import { piecesOf } from "@/scripts/model-server/pieces.ts";
import { SPEECH_STANDS, STOP_KINDS, type GuardBrief } from "./brief.ts";
import { HELD_TOKENS, look } from "./places.ts";
import { prepareGuard, speechGate } from "./screen-speech.ts";

const here = (name: string): URL => new URL(`./cases/${name}`, import.meta.url);
const Names = z.array(z.string());
const Brief = z.strictObject({
  language: z.enum(["en", "zh"]), own: Names, others: Names, known: Names,
  facts: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  figures: z.array(z.strictObject({ id: z.string(), value: z.number(), kind: z.enum(["money", "percent", "days", "instalments", "date", "count"]), unit: z.string() })),
});
const Case = z.strictObject({ id: z.string(), brief: z.string(), says: z.string(), stop: z.enum(STOP_KINDS).nullable(), never: Names, stands: z.string().optional() });
const briefs = z.record(z.string(), Brief).parse(JSON.parse(readFileSync(here("briefs.json"), "utf8")));
const cases = ["written-before.jsonl", "written-after.jsonl"].filter((name) => existsSync(here(name))).flatMap((name) => readFileSync(here(name), "utf8").split("\n").filter((l) => l.trim() !== "").map((l) => Case.parse(JSON.parse(l))));

function briefOf(name: string): GuardBrief {
  const brief = briefs[name];
  if (!brief) throw new Error(`no brief ${name}`);
  return brief;
}
/** As a reader would recognise it: no blanks, marks or case. */
const bare = (text: string): string => look(text).text.replace(/[^\p{L}\p{N}]/gu, "");

function play(brief: GuardBrief, pieces: readonly string[]): { left: string; stop: string | null; late: boolean; mostHeld: number } {
  const gate = speechGate(prepareGuard(brief));
  let [left, text, mostHeld, late] = ["", "", 0, false];
  let stop: string | null = null;
  for (const piece of [...pieces, null]) {
    if (piece !== null) text += piece;
    const step = piece === null ? gate.end() : gate.take(piece);
    left += step.leaves;
    if (step.stop && stop === null) [stop, late] = [step.stop.kind, left !== "" && step.stop.at < text.indexOf(left) + left.length];
    if (stop === null) mostHeld = Math.max(mostHeld, heldTokens(text, left));
  }
  return { left, stop, late, mostHeld };
}
function heldTokens(text: string, left: string): number {
  const held = text.slice(text.indexOf(left) + left.length);
  const units = look(held).units;
  return units.at(-1)?.after ?? 0;
}

/** Seeded cuts of a text into pieces of one to nine characters. */
function cuts(text: string, seed: number): string[] {
  const rng = seededRng(seed);
  const out: string[] = [];
  for (let at = 0; at < text.length; ) { const size = 1 + Math.floor(rng() * 9); out.push(text.slice(at, at + size)); at += size; }
  return out;
}

describe("no byte of a secret leaves, and an honest speech leaves whole", () => {
  it.each(cases.map((c) => [c.id, c] as const))("%s", (_id, { brief, says, stop, never, stands }) => {
    for (const [how, pieces] of [["by token", piecesOf(says)], ["by character", [...says]], ["at once", [says]], ["cut, seed 3", cuts(says, 3)], ["cut, seed 4", cuts(says, 4)]] as const) {
      const told = play(briefOf(brief), pieces);
      for (const word of never) expect(bare(told.left), `${how}: ${told.left}`).not.toContain(bare(word));
      expect(told.stop, `${how}: ${told.left}`).toBe(stop);
      if (stop === null) expect(told.left, how).toBe(stands ?? says);
      else if (stands !== undefined) expect(told.left.trimEnd(), how).toBe(stands);
      expect(told.late, `${how}: part of it had left: ${told.left}`).toBe(false);
      expect(told.mostHeld, how).toBeLessThanOrEqual(HELD_TOKENS);
    }
  });
});

describe("the guard", () => {
  it("ends a speech at a full stop once it is long, anywhere once it is far too long, and what came before stands", () => {
    const brief = { ...briefOf("caretaker"), maxCharacters: 80 };
    const sentence = "I went over and I looked round and I set the alarm again. ";
    expect(play(brief, piecesOf(sentence.repeat(5)))).toMatchObject({ left: sentence.repeat(2).trim(), stop: "length" });
    const endless = play(brief, piecesOf("and again ".repeat(50)));
    expect([endless.stop, endless.left.length <= 120]).toEqual(["length", true]);
  });

  it("is not worn down by hostile text", () => {
    const guard = prepareGuard(briefOf("landlord"));
    const before = performance.now();
    for (const text of ["1".repeat(100_000), "1 ".repeat(50_000), "eight thousand and ".repeat(6000), "一".repeat(100_000), "八 ".repeat(50_000), "a b ".repeat(25_000), "Ms Adeyemi ".repeat(9000), "(".repeat(100_000), "£".repeat(100_000), "**".repeat(50_000), "\n".repeat(100_000), "\u0000\uD800".repeat(50_000)]) {
      const gate = speechGate(guard);
      gate.take(text);
      gate.end();
      const slow = speechGate(guard);
      for (const piece of text.slice(0, 400).match(/[^]{1,40}/g) ?? []) slow.take(piece);
    }
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it("knows of every stop whether what was said can stand", () => {
    expect(Object.keys(SPEECH_STANDS).sort()).toEqual([...STOP_KINDS].sort());
  });
});
