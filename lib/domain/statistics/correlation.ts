// Correlation of two series: Pearson's r and Spearman's ρ (r of the ranks, ties at their mean rank).

/** Pearson's r, −1…1. Null with fewer than two pairs or when a series does not vary. Throws when the lengths differ. */
export function pearson(x: readonly number[], y: readonly number[]): number | null {
  if (x.length !== y.length) throw new Error(`pearson: ${x.length} values against ${y.length}`);
  const n = x.length;
  if (n < 2) return null;
  const [mx, my] = [meanOf(x), meanOf(y)];
  let sxy = 0, sxx = 0, syy = 0;
  x.forEach((xi, i) => {
    const [dx, dy] = [xi - mx, (y[i] ?? my) - my];
    sxy += dx * dy; sxx += dx * dx; syy += dy * dy;
  });
  return sxx === 0 || syy === 0 ? null : sxy / Math.sqrt(sxx * syy);
}

/** Spearman's ρ, −1…1; null as pearson. */
export function spearman(x: readonly number[], y: readonly number[]): number | null {
  return pearson(ranks(x), ranks(y));
}

/** Ranks from 1, ties at their mean rank. */
export function ranks(values: readonly number[]): number[] {
  return values.map((v) => {
    const below = values.filter((w) => w < v).length;
    const same = values.filter((w) => w === v).length;
    return below + (same + 1) / 2;
  });
}

function meanOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}
