// Which generated cases are for tuning and which for testing. Parameters and policies are only ever moved by looking at tuning seeds; figures that
// are reported come from test seeds.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Difficulty } from "@/lib/domain/case/classification.ts";
import { generatedCase } from "./generated-case.ts";

export const TUNING = { from: 100_001, count: 60 } as const;
/** Seeds 1–200 were looked at while the engine was still being tuned: they are spent. */
export const TEST = { from: 200_001, count: 200 } as const;

export interface SeededCase { file: CaseFile; seed: number }

/** Cases of a range of seeds. */
export function casesOf(range: { from: number; count: number }, difficulty: Difficulty, more: { parties?: number; noDeal?: boolean } = {}): SeededCase[] {
  return Array.from({ length: range.count }, (_, i) => {
    const seed = range.from + i;
    return { seed, file: generatedCase({ seed, difficulty, parties: more.parties ?? 2, noDeal: more.noDeal ?? false }) };
  });
}
