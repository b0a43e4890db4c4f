// What ProMediConv reports of a set of cases beside MAD: AT, SR@t and SSR (arXiv 2609.11101 App. B.1; PPDPP run.py).
// SSR has three readings in circulation; they are kept apart and never mixed.
import { mean, sum } from "./defined.ts";

/** Every utterance, of a party or of the mediator, is one turn (the paper's algorithm 1); T_max = 20. */
export const PROMEDICONV_TURN_LIMIT = 20;

export interface PlayedCase {
  /** Turn at which it was solved, 1…limit; null: never. */
  solvedTurn: number | null;
  /** Reward per mediator turn, each −1…1 (reward.ts). */
  rewards: readonly number[];
}

/** AT: mean turn at which the cases were solved; never solved counts the limit, also when stopped earlier. Turns. Null for no cases. */
export function averageTurns(cases: readonly PlayedCase[], limit: number = PROMEDICONV_TURN_LIMIT): number | null {
  return mean(cases.map((c) => c.solvedTurn ?? limit));
}

/** SR@t: share 0–1 of all cases solved at turn ≤ t. Null for no cases. Not decreasing in t. */
export function successRateAt(cases: readonly PlayedCase[], t: number): number | null {
  return mean(cases.map((c): number => (c.solvedTurn !== null && c.solvedTurn <= t ? 1 : 0)));
}

/** SR@1 … SR@limit in order; null for no cases. PPDPP's list is shifted by one: its entry i is this one's entry i − 1. */
export function successRates(cases: readonly PlayedCase[], limit: number = PROMEDICONV_TURN_LIMIT): number[] | null {
  const rates = Array.from({ length: limit }, (_, i) => successRateAt(cases, i + 1));
  return rates.every((r) => r !== null) ? rates : null;
}

/** The paper's SSR (eq. 2): mean over cases of the last turn's reward; a case without rewards counts 0. −1…1, null for no cases. */
export function ssrFinal(cases: readonly PlayedCase[]): number | null {
  return mean(cases.map((c) => c.rewards.at(-1) ?? 0));
}

/** The released code's SSR: sum of a case's rewards, then the mean over cases. Null for no cases. */
export function ssrSum(cases: readonly PlayedCase[]): number | null {
  return mean(cases.map((c) => sum(c.rewards)));
}

/** All rewards of all cases summed. Null for no cases. */
export function ssrTotal(cases: readonly PlayedCase[]): number | null {
  return cases.length === 0 ? null : sum(cases.map((c) => sum(c.rewards)));
}
