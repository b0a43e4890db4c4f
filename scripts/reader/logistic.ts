// Multinomial logistic regression for the small text classifiers: L2, Adagrad, fixed order of sums, no dice. Same lines, same weights.

/** A line as the model sees it: its class and the features it has, each with a value. */
export interface Row { y: number; features: readonly (readonly [key: string, value: number])[] }
export interface Model { classes: number; bias: Float64Array; weights: Float64Array; rows: ReadonlyMap<string, number> }
export interface Options { classes: number; l2: number; steps: number; rate: number; minDf: number }
interface Example { y: number; at: Int32Array; value: Float64Array }

function exampleOf({ y, features }: Row, rows: ReadonlyMap<string, number>): Example {
  const known = features.flatMap(([key, value]) => { const row = rows.get(key); return row === undefined ? [] : [{ row, value }]; });
  return { y, at: Int32Array.from(known, (k) => k.row), value: Float64Array.from(known, (k) => k.value) };
}

function logitsOf({ classes, bias, weights }: Model, { at, value }: Example): Float64Array {
  const z = Float64Array.from(bias);
  for (let i = 0; i < at.length; i++) {
    const row = at[i] ?? 0;
    const v = value[i] ?? 0;
    for (let c = 0; c < classes; c++) z[c] = (z[c] ?? 0) + (weights[row + c] ?? 0) * v;
  }
  return z;
}

/** Probabilities of all classes. `sharpen` multiplies the logits (1: as trained). */
export function softmaxOf(z: Float64Array, sharpen = 1): Float64Array {
  const top = Math.max(...z);
  const e = z.map((x) => Math.exp(sharpen * (x - top)));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((x) => x / sum);
}

/** Logits of a line. */
export function score(model: Model, row: Row): Float64Array {
  return logitsOf(model, exampleOf(row, model.rows));
}

/** Fits a model. Features in fewer than `minDf` lines are left out. */
export function train(lines: readonly Row[], { classes, l2, steps, rate, minDf }: Options): Model {
  const df = new Map<string, number>();
  for (const { features } of lines) for (const [key] of features) df.set(key, (df.get(key) ?? 0) + 1);
  const kept = [...df].filter(([, n]) => n >= minDf).map(([key]) => key).sort();
  const model: Model = { classes, bias: new Float64Array(classes), weights: new Float64Array(kept.length * classes), rows: new Map(kept.map((k, i) => [k, i * classes])) };
  const examples = lines.map((line) => exampleOf(line, model.rows));
  const seen = new Float64Array(model.weights.length).fill(1e-8);
  const slope = new Float64Array(model.weights.length);
  for (let step = 0; step < steps; step++) {
    slope.fill(0);
    const tilt = new Float64Array(classes);
    for (const example of examples) {
      const off = softmaxOf(logitsOf(model, example));
      off[example.y] = (off[example.y] ?? 0) - 1;
      for (let c = 0; c < classes; c++) tilt[c] = (tilt[c] ?? 0) + (off[c] ?? 0);
      for (let i = 0; i < example.at.length; i++) {
        const row = example.at[i] ?? 0;
        const v = example.value[i] ?? 0;
        for (let c = 0; c < classes; c++) slope[row + c] = (slope[row + c] ?? 0) + (off[c] ?? 0) * v;
      }
    }
    for (let k = 0; k < slope.length; k++) {
      const g = (slope[k] ?? 0) / examples.length + l2 * (model.weights[k] ?? 0);
      seen[k] = (seen[k] ?? 0) + g * g;
      model.weights[k] = (model.weights[k] ?? 0) - (rate * g) / Math.sqrt(seen[k] ?? 1);
    }
    for (let c = 0; c < classes; c++) model.bias[c] = (model.bias[c] ?? 0) - (0.3 * (tilt[c] ?? 0)) / examples.length;
  }
  return model;
}

/** The fold of a line in ten-fold cross-validation: spread over the file, so that neighbours written in one breath come apart. */
export const foldOf = (i: number): number => (i * 7919) % 10;

/** Logits of every line from a model that never saw its fold. */
export function crossValidated(rows: readonly Row[], options: Options, fold: (i: number) => number = foldOf): Float64Array[] {
  const folds = [...new Set(rows.map((_, i) => fold(i)))];
  const models = new Map(folds.map((k) => [k, train(rows.filter((_, i) => fold(i) !== k), options)]));
  return rows.map((row, i) => { const model = models.get(fold(i)); if (!model) throw new Error(`no model of fold ${fold(i)}`); return score(model, row); });
}

/** Weights as whole numbers of 1/scale; features that never reach `drop` of them are left out. */
export function stored(model: Model, scale: number, drop: number): { bias: number[]; features: string[]; weights: number[] } {
  const units = (x: number): number => Math.round(x * scale);
  const kept = [...model.rows].map(([feature, row]) => ({ feature, weights: Array.from(model.weights.slice(row, row + model.classes), units) })).filter(({ weights }) => weights.some((w) => Math.abs(w) >= drop));
  return { bias: Array.from(model.bias, units), features: kept.map((k) => k.feature), weights: kept.flatMap((k) => k.weights) };
}
