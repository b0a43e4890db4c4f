// The consensus state of a run over turns, from topic-localised ratings. SoCRATES (arXiv 2606.05563) §3.4: ratings 1–5 at
// relevant turns, carried forward; plain mean over topics. Linear remap and rating 1 before the first are assumed, the paper states neither.

/** A topic's ratings: [turn, rating] at its relevant turns, in any order; of two at one turn the later wins. */
export type TopicRatings = readonly (readonly [turn: number, rating: number])[];

export interface RatedTopic {
  /** Rating that holds before the first relevant turn, 1–5. */
  initial: number;
  ratings: TopicRatings;
}

export interface Trajectory {
  /** S[t], t = 0…turns; S[0] is the state before turn 1. Each 0–1. */
  consensus: number[];
  /** Sum of the ratings after turn t, for exact comparisons. */
  points: number[];
  topics: number;
}

/** Rating 1–5 → 0–1. */
export function remapRating(rating: number): number {
  return (rating - 1) / 4;
}

/** 0–1 → rating 1–5, to rate an agreement measured otherwise as the evaluator would (rehearsal engine: round 1 + 4x). */
export function ratingOf(agreement: number): number {
  return Math.round(1 + 4 * agreement);
}

/** The trajectory of a run of `turns` turns. `topics` must not be empty. */
export function trajectory(topics: readonly RatedTopic[], turns: number): Trajectory {
  const perTopic = topics.map((topic) => carriedForward(topic, turns));
  const at = Array.from({ length: turns + 1 }, (_, t) => perTopic.map((series) => series[t] ?? 1));
  return {
    points: at.map((ratings) => ratings.reduce((a, b) => a + b, 0)),
    consensus: at.map((ratings) => ratings.map(remapRating).reduce((a, b) => a + b, 0) / topics.length),
    topics: topics.length,
  };
}

function carriedForward(topic: RatedTopic, turns: number): number[] {
  const byTurn = new Map(topic.ratings);
  let rating = topic.initial;
  return Array.from({ length: turns + 1 }, (_, t) => (rating = byTurn.get(t) ?? rating));
}
