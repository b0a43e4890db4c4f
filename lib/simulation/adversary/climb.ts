// The adversary: looks for scripts that win without listening. Hill-climbing over sequences of moves, on hard tuning cases and at the relevance
// they are later tested at (bars T2 and T3), plus every constant and two-move policy. Seeded; sizes of the search are arguments.
import { seededRng } from "@/lib/domain/rng.ts";
import { measure, type Summary } from "./measure.ts";
import { MOVE_NAMES } from "./moves.ts";
import { constant, script, twoMoves, type Gene, type TermsFrom } from "./policies.ts";
import type { SeededCase } from "./seeds.ts";

export interface Climb { length: number; terms: TermsFrom; relevance: number; steps: number; seed: number }
export interface Climbed { genes: Gene[]; tuning: Summary; test: Summary }

/** What the climb goes up: settling, and a little for moving people at all, so that there is a slope where nothing settles yet. */
const SLOPE = 0.05;
/** Share of genes said in private when drawn. */
const ALONE = 0.4;

/** Climbs one script on the tuning cases and tries the best on the test cases. Deterministic. */
export function climb(tuning: readonly SeededCase[], test: readonly SeededCase[], { length, terms, relevance, steps, seed }: Climb): Climbed {
  const rng = seededRng(seed);
  const gene = (): Gene => ({ move: MOVE_NAMES[Math.floor(rng() * MOVE_NAMES.length)] ?? "ask", to: Math.floor(rng() * 3), alone: rng() < ALONE });
  const value = (genes: readonly Gene[]): { score: number; summary: Summary } => {
    const summary = measure(tuning, script(genes, terms), relevance);
    return { score: summary.settled + SLOPE * summary.mad, summary };
  };
  // Begun from a sensible order as well as from chance: a climb that starts where nothing settles sees no slope.
  const starts = [craftsmanlike(length), Array.from({ length }, gene)].map((genes) => ({ genes, at: value(genes) })).sort((a, b) => b.at.score - a.at.score);
  let genes = starts[0]?.genes ?? [];
  let now = starts[0]?.at ?? value(genes);
  for (let step = 0; step < steps; step++) {
    const tried = [...genes];
    const changes = 1 + Math.floor(rng() * 2);
    for (let n = 0; n < changes; n++) tried[Math.floor(rng() * length)] = gene();
    const next = value(tried);
    if (next.score >= now.score) { genes = tried; now = next; }
  }
  return { genes, tuning: now.summary, test: measure(test, script(genes, terms), relevance) };
}

/** What a practised mediator does with two parties, in order, as far as it goes without hearing the answers. */
const ORDER: readonly [Gene["move"], number][] = [
  ["ask", 0], ["ask", 1], ["empathy", 0], ["empathy", 1], ["caucus", 0], ["caucus", 1], ["summarise", 2], ["caucus", 0], ["caucus", 1], ["reality", 0], ["reality", 1], ["practical", 0], ["practical", 1],
  ["ambiguity", 0], ["perspective", 1], ["bridge", 2], ["reality", 0], ["reality", 1], ["bridge", 2], ["empathy", 0], ["empathy", 1], ["summarise", 2], ["bridge", 2], ["bridge", 2], ["reality", 0], ["reality", 1],
  ["bridge", 2], ["bridge", 2], ["bridge", 2], ["bridge", 2],
];

function craftsmanlike(length: number): Gene[] {
  return Array.from({ length }, (_, i) => {
    const [move, to] = ORDER[Math.floor((i * ORDER.length) / length)] ?? ["ask", 0];
    return { move, to, alone: move === "reality" || move === "caucus" };
  });
}

export interface Simple { name: string; summary: Summary }

/** Every policy of one move for ever and of two moves by turns, on the cases given; best first. */
export function simplePolicies(cases: readonly SeededCase[], relevance: number): Simple[] {
  const constants = MOVE_NAMES.map((m) => ({ name: m, summary: measure(cases, constant(m), relevance) }));
  const pairs = MOVE_NAMES.flatMap((a) => MOVE_NAMES.map((b) => ({ name: `${a}+${b}`, summary: measure(cases, twoMoves(a, b), relevance) })));
  return [...constants, ...pairs].sort((a, b) => b.summary.settled - a.summary.settled || b.summary.mad - a.summary.mad);
}
