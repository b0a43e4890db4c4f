import { describe, expect, test } from "vitest";
import { STYLES } from "@/lib/domain/case/classification.ts";
import { HARD_STOPS, RUBRIC_ROWS } from "@/lib/domain/rubric/rows.ts";
import { MISTAKES } from "@/lib/domain/strategy/mistake.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { StylePack } from "./pack.ts";
import { STYLE_PACKS } from "./packs.ts";

const HAN = /\p{Script=Han}/u;

describe.each(STYLES)("style pack %s", (style) => {
  const pack = STYLE_PACKS[style];

  test("keeps its schema, under its own name", () => {
    expect(StylePack.parse(pack)).toEqual(pack);
    expect(pack.id).toBe(style);
  });

  test("is complete: every rubric row, mistake and hard stop, every strategy under some move", () => {
    expect(Object.keys(pack.rubric)).toEqual([...RUBRIC_ROWS]);
    expect(Object.keys(pack.mistakes)).toEqual([...MISTAKES]);
    expect(Object.keys(pack.hardStops)).toEqual([...HARD_STOPS]);
    const covered = new Set(pack.moves.flatMap((m) => m.strategies));
    expect(STRATEGIES.filter((s) => !covered.has(s))).toEqual([]);
  });

  test("says everything in both languages, Chinese in Chinese and English without", () => {
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      if ("zh" in value && typeof value.zh === "string") expect(HAN.test(value.zh), `${path}.zh`).toBe(true);
      if ("en" in value && typeof value.en === "string") expect(HAN.test(value.en), `${path}.en`).toBe(false);
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
    };
    walk(pack, style);
  });

  test("carries a source for every sentence about law", () => {
    for (const note of pack.legalNotes) expect(note.source.length).toBeGreaterThan(3);
  });
});

test("the packs differ where the crafts differ", () => {
  const [a, b] = [STYLE_PACKS.facilitative, STYLE_PACKS["peoples-mediation"]];
  expect([a.law.adviceIsFault, b.law.adviceIsFault]).toEqual([true, false]);
  expect([a.law.ownProposal, b.law.ownProposal]).toEqual(["fault", "after-investigation"]);
  for (const m of ["M02", "M05", "M08", "M15"] as const) expect(a.mistakes[m].meaning.en).not.toBe(b.mistakes[m].meaning.en);
});

test("a pack that leaves a row out, or names one twice, is refused", () => {
  const { D5: _, ...rubric } = STYLE_PACKS.facilitative.rubric;
  expect(StylePack.safeParse({ ...STYLE_PACKS.facilitative, rubric }).success).toBe(false);
  const [first] = STYLE_PACKS.facilitative.moves;
  expect(StylePack.safeParse({ ...STYLE_PACKS.facilitative, moves: [first, first] }).success).toBe(false);
});
