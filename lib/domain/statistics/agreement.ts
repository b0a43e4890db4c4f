// Agreement of two raters on an ordered scale beyond chance: Cohen's kappa, weighted (Cohen 1968).

export type KappaWeights = "none" | "linear" | "quadratic";

/**
 * Weighted kappa over `scale` (its order is the scale's), at most 1; negative: worse than chance. Pairs with an unrated side
 * (null) are left out. Null without pairs, or when chance alone would agree fully. Throws on a rating outside the scale.
 */
export function weightedKappa<T>(scale: readonly T[], pairs: readonly (readonly [T | null, T | null])[], weights: KappaWeights = "quadratic"): number | null {
  const rated = pairs.filter((p): p is readonly [T, T] => p[0] !== null && p[1] !== null).map(([a, b]) => [place(scale, a), place(scale, b)] as const);
  if (rated.length === 0) return null;
  const disagreement = (i: number, j: number): number => {
    if (weights === "none") return i === j ? 0 : 1;
    const apart = Math.abs(i - j) / (scale.length - 1);
    return weights === "linear" ? apart : apart * apart;
  };
  const share = (side: 0 | 1, i: number): number => rated.filter((p) => p[side] === i).length / rated.length;
  const observed = rated.reduce((sum, [i, j]) => sum + disagreement(i, j), 0) / rated.length;
  const byChance = scale.reduce<number>((sum, _, i) => sum + scale.reduce<number>((inner, __, j) => inner + share(0, i) * share(1, j) * disagreement(i, j), 0), 0);
  return byChance === 0 ? null : 1 - observed / byChance;
}

function place<T>(scale: readonly T[], rating: T): number {
  const i = scale.indexOf(rating);
  if (i < 0) throw new Error(`kappa: ${String(rating)} is not on the scale`);
  return i;
}
