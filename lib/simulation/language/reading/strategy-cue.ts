// The shape of a strategy cue: words that speak for one of the 11 strategies, with a weight in logits.
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";

export interface StrategyCue { strategy: Strategy; weight: number; pattern: RegExp }

/** Cues of one strategy: strong ones say it outright (2.2), plain ones point to it (1.2), weak ones colour (.6). */
export function cues(strategy: Strategy, lists: { strong?: RegExp[]; plain?: RegExp[]; weak?: RegExp[] }): StrategyCue[] {
  const weigh = (patterns: RegExp[] | undefined, weight: number): StrategyCue[] => (patterns ?? []).map((pattern) => ({ strategy, weight, pattern }));
  return [...weigh(lists.strong, 2.2), ...weigh(lists.plain, 1.2), ...weigh(lists.weak, 0.6)];
}
