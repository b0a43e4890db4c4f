// The stored form of the small text classifiers (scripts/reader/logistic.ts): a bias and a row of whole-number weights per feature.

/** As in the JSON files: `weights` holds one row of `bias.length` numbers per feature, in the order of `features`. */
export interface StoredWeights { bias: readonly number[]; features: readonly string[]; weights: readonly number[] }
/** Ready to add up: `rows` leads from a feature to the place of its first weight. */
export interface LinearModel { bias: readonly number[]; rows: ReadonlyMap<string, number>; weights: Int16Array }

/** Lays stored weights out. Throws, naming the trainer to run, when they are not for this number of classes. */
export function linearModel({ bias, features, weights }: StoredWeights, classes: number, trainer: string): LinearModel {
  if (bias.length !== classes || weights.length !== features.length * classes) throw new Error(`stored weights do not match the classes: run ${trainer}`);
  return { bias, rows: new Map(features.map((f, i) => [f, i * classes])), weights: Int16Array.from(weights) };
}
