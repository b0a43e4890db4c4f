// Checks the metrics against a file of test vectors: one vector in, the same keys as its `expected` out.
// A wrong input is refused with words that name the field.
import { z } from "zod";
import { bpAllParties, bpScore, mad, type BpLabel } from "./bp-score.ts";
import { trajectory } from "./consensus-trajectory.ts";
import { averageTurns, ssrFinal, ssrSum, ssrTotal, successRateAt, successRates } from "./dialogue-set.ts";
import { meanDefined } from "./defined.ts";
import { consensusGain, dropTurns, interventionEffectiveness, interventionTimeliness } from "./intervention.ts";
import { aggregateScores, consensusChange, mediatorEffectiveness, mediatorEffectivenessEach, responseLatency, topicSuccess } from "./promediate.ts";
import { turnReward } from "./reward.ts";
import { BpCaseInput, ConsensusGainInput, DatasetInput, MeanDefinedInput, ProMediateInput, RunInput, VectorHead, VECTOR_KINDS, type VectorKind } from "./vector-inputs.ts";

export type VectorAnswer = { id: string | null; result: Record<string, unknown> } | { id: string | null; error: string };

/** Answers one vector `{id, kind, input}`. Never throws on data: what is wrong is said in `error`. */
export function computeVector(vector: unknown): VectorAnswer {
  const head = VectorHead.safeParse(vector);
  const id = z.object({ id: z.string() }).safeParse(vector).data?.id ?? null;
  if (!head.success) return { id, error: inWords(head.error) };
  const kind = VECTOR_KINDS.find((k) => k === head.data.kind);
  if (!kind) return { id, error: `kind: unknown kind "${head.data.kind}" (known: ${VECTOR_KINDS.join(", ")})` };
  const result = COMPUTE[kind](head.data.input);
  return "error" in result ? { id, error: result.error } : { id, result: result.result };
}

type Computed = { result: Record<string, unknown> } | { error: string };

function compute<T>(schema: z.ZodType<T>, of: (input: T) => Record<string, unknown>): (input: unknown) => Computed {
  return (input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { result: of(parsed.data) } : { error: inWords(parsed.error) };
  };
}

const COMPUTE: Record<VectorKind, (input: unknown) => Computed> = {
  bp_case: compute(BpCaseInput, (input) => bpCase(Object.values(input.parties))),
  dataset: compute(DatasetInput, dataset),
  run: compute(RunInput, run),
  consensus_gain: compute(ConsensusGainInput, (input) => ({ consensus_gain: consensusGain(input.s_unmed, input.s_med) })),
  mean_defined: compute(MeanDefinedInput, (input) => ({ mean: meanDefined(input.values) })),
  promediate: compute(ProMediateInput, proMediate),
};

function bpCase(parties: BpLabel[][]): Record<string, unknown> {
  const { score, perParty } = bpScore(parties);
  return { bp: score, per_party: perParty, bp_all_parties: bpAllParties(parties) };
}

function dataset(input: z.infer<typeof DatasetInput>): Record<string, unknown> {
  const parties = input.cases.map((c) => Object.values(c.parties));
  const cases = input.cases.map((c) => ({ solvedTurn: c.solved_turn, rewards: c.rewards.map(turnReward) }));
  const some = cases.length > 0;
  return {
    N: cases.length,
    // An empty set has no BP list either: the vectors leave the key out.
    ...(some ? { BP: parties.map((p) => bpScore(p).score) } : {}),
    MAD: mad(parties), AT: averageTurns(cases, input.max_turns),
    SR: successRateAt(cases, input.max_turns), SR_at: successRates(cases, input.max_turns),
    SSR_sum_mean: ssrSum(cases), SSR_final_mean: ssrFinal(cases), SSR_total: ssrTotal(cases),
  };
}

function run(input: z.infer<typeof RunInput>): Record<string, unknown> {
  const initial = (id: string): number => (typeof input.initial_rating === "number" ? input.initial_rating : (input.initial_rating[id] ?? 1));
  const s = trajectory(Object.entries(input.topics).map(([id, ratings]) => ({ initial: initial(id), ratings })), input.n_turns);
  return {
    S: s.consensus, drop_turns: dropTurns(s),
    timeliness_party_turn: interventionTimeliness(s, input.interventions, "party-turn"),
    timeliness_utterance: interventionTimeliness(s, input.interventions, "utterance"),
    effectiveness_clamp: interventionEffectiveness(s, input.interventions, "clamp"),
    effectiveness_drop: interventionEffectiveness(s, input.interventions, "drop"),
  };
}

function proMediate(input: z.infer<typeof ProMediateInput>): Record<string, unknown> {
  const scores = aggregateScores(input.pair_scores);
  const each = mediatorEffectivenessEach(scores, input.mediator_turns, input.addressed_topics, input.n_lines);
  return {
    overall: scores.overall, consensus_change: consensusChange(scores.overall),
    success_rate: topicSuccess(scores, "mean"), success_rate_max: topicSuccess(scores, "max"),
    response_latency: responseLatency(scores.overall, input.mediator_turns),
    intervention_yield: mediatorEffectiveness(each), intervention_yield_each: each,
  };
}

/** The first fault of a ZodError as "field: what is wrong". */
function inWords(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "input: not valid";
  const path = issue.path.reduce<string>((at, key) => (typeof key === "number" ? `${at}[${key}]` : at === "" ? String(key) : `${at}.${String(key)}`), "");
  if (issue.code === "unrecognized_keys") return `${[path, issue.keys[0]].filter(Boolean).join(".")}: there is no such field`;
  return `${path || "input"}: ${issue.message}`;
}
