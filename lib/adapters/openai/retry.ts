// When to ask again. Waits double from half a second to eight, spread over their whole length (full jitter); a wait the endpoint names is kept and only added to.

const FIRST_MS = 500;
const LONGEST_MS = 8000;
/** Added to a named wait, at most, so that many who were told the same do not come back at once. */
const SPREAD_MS = 250;

/** The wait an answer's headers name, in milliseconds; null when they name none. */
export function namedWait(headers: Headers | undefined, nowMs: number): number | null {
  const exact = Number(headers?.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const said = headers?.get("retry-after");
  if (!said) return null;
  const seconds = Number(said);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(said);
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}

/** Milliseconds before the next try; `failed` counts the tries so far, from 1. */
export function waitBefore(failed: number, named: number | null, random: () => number): number {
  return named === null ? random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failed - 1)) : named + random() * SPREAD_MS;
}
