// Averages that leave out what is undefined (the rule for all metrics: null is shown as n/a, never 0, never NaN).

/** Mean of all values; null for an empty list. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Mean of the values that are defined; null when none is. */
export function meanDefined(values: readonly (number | null)[]): number | null {
  return mean(defined(values));
}

/** The values that are defined, in order. */
export function defined(values: readonly (number | null)[]): number[] {
  return values.filter((v): v is number => v !== null);
}

export function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
