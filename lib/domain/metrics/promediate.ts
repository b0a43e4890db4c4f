// ProMediate's metrics as its released code computes them (ProMediate-Eval, scripts/evaluation.py, process_scores and the
// evaluate_* functions), markers −1 and 0 kept. Pages must show `defined…` values: see unmarked().
import { mean, sum } from "./defined.ts";

/** The windows of consensus change, success and latency, in scores. */
export const WINDOW = 10;
/** Turns on each side of a mediator turn whose slopes are compared. */
export const SLOPE_WINDOW = 5;
export const SUCCESS_AT = 0.9;
/** The code compares with 0.1 although its comment says 0.2. */
export const LATENCY_DROP = 0.1;
/** The published code's sign for "nothing to measure". */
export const MARKER = -1;

/** Per turn (index 0: before the first utterance), per topic, one score 0–1 per pair of parties; null: the judge gave none. */
export type PairScores = readonly Readonly<Record<string, readonly (number | null)[]>>[];

export interface AggregatedScores { overall: number[]; topics: Record<string, number[]> }

/** Topic score: sum of the pair scores / number of pairs (0 without pairs, a missing score adds 0). Overall: mean over the topics of the first entry. */
export function aggregateScores(scores: PairScores): AggregatedScores {
  const ids = Object.keys(scores[0] ?? {});
  const topics = Object.fromEntries(ids.map((id) => [id, scores.map((turn) => pairMean(turn[id] ?? []))]));
  const overall = scores.map((_, t) => mean(ids.map((id) => topics[id]?.[t] ?? 0)) ?? 0);
  return { overall, topics };
}

function pairMean(pairs: readonly (number | null)[]): number {
  return pairs.length === 0 ? 0 : sum(pairs.map((p) => p ?? 0)) / pairs.length;
}

/** CC: mean of the last 10 overall scores minus mean of the first 10, −1…1; null when fewer than 10 (with 10–19 the windows overlap). */
export function consensusChange(overall: readonly number[]): number | null {
  if (overall.length < WINDOW) return null;
  return sum(overall.slice(-WINDOW)) / WINDOW - sum(overall.slice(0, WINDOW)) / WINDOW;
}

/** Share of topics with at least 10 scores whose mean (or maximum) over the last 10 is ≥ 0.9; 0 if no topic has 10. */
export function topicSuccess({ topics }: AggregatedScores, over: "mean" | "max" = "mean"): number {
  const long = Object.values(topics).filter((scores) => scores.length >= WINDOW).map((scores) => scores.slice(-WINDOW));
  const solved = long.map((last): number => ((over === "mean" ? sum(last) / WINDOW : Math.max(...last)) < SUCCESS_AT ? 0 : 1));
  return mean(solved) ?? 0;
}

/** RL in turns: for every i ≥ 10 with overall[i−10] − overall[i] > 0.1 the distance to the next mediator turn; mean; −1 if there is nothing. */
export function responseLatency(overall: readonly number[], mediatorTurns: readonly number[]): number {
  const waits = overall.flatMap((score, i) => {
    const before = overall[i - WINDOW];
    if (before === undefined || !(before - score > LATENCY_DROP)) return [];
    const next = mediatorTurns.find((turn) => turn > i);
    return next === undefined ? [] : [next - i];
  });
  return mean(waits) ?? MARKER;
}

/** ME per mediator turn: mean over the addressed topics of slope after minus slope before (5 turns each); −1 when turn ≤ 5, turn ≥ lines − 5 or no topic. */
export function mediatorEffectivenessEach(scores: AggregatedScores, mediatorTurns: readonly number[], addressed: readonly (readonly string[])[], lines: number): number[] {
  return mediatorTurns.map((turn, k) => {
    if (turn <= SLOPE_WINDOW || turn >= lines - SLOPE_WINDOW) return MARKER;
    const changes = (addressed[k] ?? []).flatMap((topic) => {
      const series = scores.topics[topic];
      const [before, now, after] = [series?.[turn - SLOPE_WINDOW], series?.[turn], series?.[turn + SLOPE_WINDOW]];
      return before === undefined || now === undefined || after === undefined ? [] : [(after - now) / SLOPE_WINDOW - (now - before) / SLOPE_WINDOW];
    });
    return mean(changes) ?? MARKER;
  });
}

/** ME ("intervention yield"): mean of the values that are not −1 (a true −1 is lost with them, as in the code); −1 if none. */
export function mediatorEffectiveness(each: readonly number[]): number {
  return mean(each.filter((v) => v !== MARKER)) ?? MARKER;
}

/**
 * TLE of one topic: (mean of the last m scores − mean of the first m) / n over the n lines that mention it, m = ⌊n / 5⌋; 0 when n or m is 0.
 * `mentioned` holds the topic's scores at those lines, in order. The code finds a line by its text, so repeated lines hit the first; this does not.
 */
export function topicEfficiency(mentioned: readonly number[]): number {
  const n = mentioned.length;
  const m = Math.floor(n / 5);
  if (m === 0) return 0;
  return (sum(mentioned.slice(-m)) / m - sum(mentioned.slice(0, m)) / m) / n;
}

/** MI: ratings 1–5 of each mediator utterance on the four dimensions (−1: no such issue); mean over applicable dimensions, then over utterances. Null if none applies. */
export function mediatorIntelligence(utterances: readonly (readonly number[])[]): number | null {
  return mean(utterances.flatMap((ratings) => mean(ratings.filter((r) => r !== MARKER)) ?? []));
}

/** Frequency: (mediator lines − 1) / lines, the opening line not counted; 0 without lines. */
export function interventionFrequency(mediatorLines: number, lines: number): number {
  return lines === 0 ? 0 : (mediatorLines - 1) / lines;
}

/** The value a page may show: null where the published code says −1. */
export function unmarked(value: number): number | null {
  return value === MARKER ? null : value;
}
