// The adversary: scripts that ignore every reply, improved by hill-climbing on tuning cases at the relevance they are then tested at (bar T3).
// Lengths and number of genes changed at once follow the rehearsal prototype; tries are fewer, so that the whole stays within its five minutes.
import { seededRng, type Rng } from "@/lib/domain/rng.ts";
import { measure } from "./measure.ts";
import { MOVE_NAMES } from "./moves.ts";
import { constant, script, twoMoves, type Gene, type PolicyMaker, type TermsFrom } from "./policies.ts";
import type { SeededCase } from "./seeds.ts";

export const LENGTHS = [4, 8, 16, 30] as const;

/** Moves a script may be made of: mistakes are left to the constant and two-move policies. */
const HONEST = MOVE_NAMES.filter((m) => m !== "side" && m !== "blame" && m !== "pressure");
/** Part of the mean advance of behaviour patterns in what a climb maximises: gives it a slope where nothing settles yet (prototype). */
const SLOPE = 0.05;

export interface Climb { length: number; terms: TermsFrom; relevance: number; starts: number; tries: number; seed: number }

/** The best script found and its worth on the cases climbed on. Deterministic in its input. */
export function climb(cases: readonly SeededCase[], { length, terms, relevance, starts, tries, seed }: Climb): { genes: Gene[]; settled: number } {
  const rng = seededRng(seed);
  let best: { genes: Gene[]; score: number; settled: number } | null = null;
  for (let start = 0; start < starts; start++) {
    let now = scored(Array.from({ length }, () => drawn(rng)), cases, terms, relevance);
    for (let n = 0; n < tries; n++) {
      const genes = [...now.genes];
      for (let changes = 1 + Math.floor(rng() * 2); changes > 0; changes--) genes[Math.floor(rng() * length)] = drawn(rng);
      const next = scored(genes, cases, terms, relevance);
      if (next.score >= now.score) now = next;
    }
    if (best === null || now.score > best.score) best = now;
  }
  if (best === null) throw new Error("a climb needs a start");
  return { genes: best.genes, settled: best.settled };
}

function drawn(rng: Rng): Gene {
  return { move: HONEST[Math.floor(rng() * HONEST.length)] ?? "ask", to: Math.floor(rng() * 3), alone: rng() < 0.4 };
}

function scored(genes: Gene[], cases: readonly SeededCase[], terms: TermsFrom, relevance: number): { genes: Gene[]; score: number; settled: number } {
  const { settled, mad } = measure(cases, script(genes, terms), relevance);
  return { genes, settled, score: settled + SLOPE * mad };
}

/** Every policy of one move, and every one of two moves by turns, with its name. */
export function shortPolicies(): { name: string; make: PolicyMaker }[] {
  const ones = MOVE_NAMES.map((a) => ({ name: a, make: constant(a) }));
  const twos = MOVE_NAMES.flatMap((a) => MOVE_NAMES.filter((b) => a !== b).map((b) => ({ name: `${a}+${b}`, make: twoMoves(a, b) })));
  return [...ones, ...twos];
}
