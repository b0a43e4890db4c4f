// Seeded percentile bootstrap (Efron 1979). Sessions of one case are alike, so cases are resampled first and seeds within them;
// a plain bootstrap over sessions would give intervals that are too narrow.
import { seededRng, type Rng } from "@/lib/domain/rng.ts";

export interface Estimate {
  mean: number;
  /** Ends of the interval at `LEVEL`. */
  low: number;
  high: number;
  /** Values it rests on. */
  n: number;
  /** Groups (cases) they come from. */
  groups: number;
}

export const LEVEL = 0.95;
const RESAMPLES = 2000;

/**
 * Mean of all values with its interval. `groups`: per case the values of its seeds; undefined values (null) are left out, a
 * group without any counts nothing. Null when nothing is defined. With a single value the interval is that value.
 */
export function bootstrapMean(groups: readonly (readonly (number | null)[])[], seed = 1, resamples = RESAMPLES): Estimate | null {
  const filled = groups.map((g) => g.filter((v): v is number => v !== null)).filter((g) => g.length > 0);
  const all = filled.flat();
  if (all.length === 0) return null;
  const rng = seededRng(seed);
  const means = Array.from({ length: resamples }, () => meanOf(filled.flatMap(() => resample(drawn(filled, rng), rng)))).sort((a, b) => a - b);
  const tail = (1 - LEVEL) / 2;
  return { mean: meanOf(all), low: quantile(means, tail), high: quantile(means, 1 - tail), n: all.length, groups: filled.length };
}

/**
 * Mean of b − a with its interval over pairs of the same case and seed: two mediators met the same parties. `pairs`: per case.
 * A pair with an undefined side is left out.
 */
export function pairedDifference(pairs: readonly (readonly (readonly [a: number | null, b: number | null])[])[], seed = 1, resamples = RESAMPLES): Estimate | null {
  return bootstrapMean(pairs.map((group) => group.map(([a, b]) => (a === null || b === null ? null : b - a))), seed, resamples);
}

function drawn<T>(from: readonly T[], rng: Rng): T {
  const item = from[Math.floor(rng() * from.length)];
  if (item === undefined) throw new Error("bootstrap: nothing to draw from");
  return item;
}

function resample(group: readonly number[], rng: Rng): number[] {
  return group.map(() => drawn(group, rng));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

/** Linear interpolation between order statistics. `sorted` must not be empty. */
function quantile(sorted: readonly number[], p: number): number {
  const at = p * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) throw new Error("bootstrap: quantile of nothing");
  return below + (above - below) * (at - Math.floor(at));
}
