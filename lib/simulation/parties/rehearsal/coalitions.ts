// Who among three or more parties wants the same: shared interest per pair, from the topics' values and weights. Two parties
// have no coalition. Sizes chosen small: a coalition shades feelings, it never answers for anybody.

/** valence: better start towards a natural ally. blame: share of the anger a party feels when its ally is blamed. from: shared interest that makes allies. */
export const COALITION = { valence: 0.25, blame: 0.3, from: 0.25 } as const;

/** How far two parties want the same, −1 … 1: weighed likeness of their values over a grid of each topic. `values`: share per topic and step. */
export function sharedInterest(a: { weights: readonly number[]; values: readonly (readonly number[])[] }, b: { weights: readonly number[]; values: readonly (readonly number[])[] }): number {
  let sum = 0;
  let mass = 0;
  for (const [k, own] of a.values.entries()) {
    const weight = Math.sqrt((a.weights[k] ?? 0) * (b.weights[k] ?? 0));
    sum += weight * likeness(own, b.values[k] ?? []);
    mass += weight;
  }
  return mass === 0 ? 0 : Math.round((sum / mass) * 1e6) / 1e6;
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  if (n === 0) return 0;
  const mean = (x: readonly number[]): number => x.slice(0, n).reduce((s, v) => s + v, 0) / n;
  const [ma, mb] = [mean(a), mean(b)];
  let ab = 0, aa = 0, bb = 0;
  for (let s = 0; s < n; s++) {
    const [da, db] = [(a[s] ?? 0) - ma, (b[s] ?? 0) - mb];
    ab += da * db; aa += da * da; bb += db * db;
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
