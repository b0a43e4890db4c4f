// Reading arrays whose bounds the model itself keeps (one entry per party, topic or craft).

/** The entry at `i`. Throws when the model's own bookkeeping is wrong. */
export function at<T>(list: readonly T[], i: number): T {
  const entry = list[i];
  if (entry === undefined) throw new Error(`rehearsal: no entry ${i} of ${list.length}`);
  return entry;
}

/** Numbers kept within [low, high]. */
export function clip(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x;
}

/** Rounded to 1e-6: what makes the same session the same on every Node version (bar T5). */
export function round6(x: number): number {
  const rounded = Math.round(x * 1e6) / 1e6;
  return rounded === 0 ? 0 : rounded;
}
