// Schemas of the test vectors' inputs, strict where a wrong value would change a result silently. Ranges: vectors README, sections 1–3.
import { z } from "zod";
import { REWARDS } from "@/lib/domain/session/events.ts";
import type { BpLabel } from "./bp-score.ts";

export const VECTOR_KINDS = ["bp_case", "dataset", "run", "consensus_gain", "mean_defined", "promediate"] as const;
export type VectorKind = (typeof VECTOR_KINDS)[number];

export const VectorHead = z.object({ id: z.string(), kind: z.string(), input: z.unknown() });

const LABELS: Record<string, BpLabel> = { "1": 1, "2": 2, "3": 3, "4": 4, "5": 5 };

const Label = z.unknown().transform((value, ctx): BpLabel => {
  const label = typeof value === "string" || typeof value === "number" ? LABELS[String(value)] : undefined;
  if (label !== undefined) return label;
  ctx.addIssue({ code: "custom", message: `BP label must be 1..5, got ${typeof value === "string" ? `'${value}'` : JSON.stringify(value)}` });
  return z.NEVER;
});
const Parties = z.record(z.string(), z.array(Label));

export const BpCaseInput = z.strictObject({ parties: Parties });

const reward = z.enum(REWARDS, `must be one of ${REWARDS.join(", ")}`);
/** One sample, or several; a sample of several that is none of the four words could not be read and is left out. */
const TurnRewards = z.union([
  z.array(z.unknown()).transform((samples) => samples.map((s) => reward.safeParse(s).data ?? null)),
  reward.transform((word) => [word]),
], `must be one of ${REWARDS.join(", ")}, or a list of samples`);

export const DatasetInput = z.strictObject({
  cases: z.array(z.strictObject({ parties: Parties, solved_turn: z.unknown(), rewards: z.array(TurnRewards) })),
  max_turns: z.number().int().positive().default(20),
}).transform((input, ctx) => {
  const turn = z.number().int().min(1).max(input.max_turns).nullable();
  const cases = input.cases.map((c, i) => {
    const solved = turn.safeParse(c.solved_turn);
    if (!solved.success) ctx.addIssue({ code: "custom", path: ["cases", i, "solved_turn"], message: `solved_turn must be null or 1..${input.max_turns}, got ${JSON.stringify(c.solved_turn)}` });
    return { parties: c.parties, rewards: c.rewards, solved_turn: solved.data ?? null };
  });
  return { cases, max_turns: input.max_turns };
});

const Rating = z.number("a rating must be a number").int("a rating must be a whole number 1..5").min(1, "turn or rating out of range: a rating must be 1..5").max(5, "turn or rating out of range: a rating must be 1..5");

export const RunInput = z.strictObject({
  topics: z.record(z.string(), z.array(z.tuple([z.number().int("a turn must be a whole number"), Rating]))),
  n_turns: z.number().int().nonnegative(),
  initial_rating: z.union([Rating, z.record(z.string(), Rating)], "must be a rating 1..5, or one per topic").default(1),
  interventions: z.array(z.number().int()),
}).superRefine((input, ctx) => {
  if (Object.keys(input.topics).length === 0) ctx.addIssue({ code: "custom", path: ["topics"], message: "no topics" });
  const outside = (turn: number): boolean => turn < 1 || turn > input.n_turns;
  for (const [id, ratings] of Object.entries(input.topics)) {
    ratings.forEach(([turn], i) => {
      if (outside(turn)) ctx.addIssue({ code: "custom", path: ["topics", id, i, 0], message: `turn or rating out of range: a turn must be 1..${input.n_turns}, got ${turn}` });
    });
  }
  input.interventions.forEach((turn, i) => {
    if (outside(turn)) ctx.addIssue({ code: "custom", path: ["interventions", i], message: `must be 1..${input.n_turns}, got ${turn}` });
  });
});

const Consensus = z.number().min(0, "must be 0..1").max(1, "must be 0..1");
export const ConsensusGainInput = z.strictObject({ s_unmed: Consensus, s_med: Consensus });

export const MeanDefinedInput = z.strictObject({ values: z.array(z.number().nullable()) });

export const ProMediateInput = z.strictObject({
  pair_scores: z.array(z.record(z.string(), z.array(Consensus.nullable()))),
  mediator_turns: z.array(z.number().int().nonnegative()),
  n_lines: z.number().int().nonnegative(),
  addressed_topics: z.array(z.array(z.string())),
}).superRefine((input, ctx) => {
  if (input.addressed_topics.length !== input.mediator_turns.length) {
    ctx.addIssue({ code: "custom", path: ["addressed_topics"], message: `must have one list a mediator turn (${input.mediator_turns.length}), has ${input.addressed_topics.length}` });
  }
  input.pair_scores.forEach((turn, t) => {
    for (const topic of Object.keys(input.pair_scores[0] ?? {})) {
      if (!(topic in turn)) ctx.addIssue({ code: "custom", path: ["pair_scores", t], message: `topic "${topic}" is missing` });
    }
  });
});
