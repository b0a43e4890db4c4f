// Trains the reader's strategy classifier: `npx tsx scripts/reader/train.ts [--write]`. Reads lib/simulation/language/training, prints
// ten-fold cross-validation and, once, the held-out figures; with --write stores lib/simulation/language/reading/classifier.<lang>.json.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { STRATEGIES, STRATEGY_LABELS } from "@/lib/domain/strategy/strategy.ts";
import { fold } from "@/lib/simulation/language/fold.ts";
import { ngramsOf } from "@/lib/simulation/language/reading/ngrams.ts";

const N = STRATEGIES.length;
const SCALE = 20;
/** L2, Adagrad steps and step size by cross-validation on the training lines; features in fewer than two lines are left out. */
const OPTIONS = { l2: 3e-4, steps: 150, rate: 0.5, minDf: 2, drop: 4 } as const;
const root = path.resolve(import.meta.dirname, "../../lib/simulation/language");

interface Row { y: number; keys: string[] }
interface Model { bias: Float64Array; weights: Float64Array; rows: Map<string, number> }
/** A line as the model sees it: its strategy and where the weights of its known features start. */
interface Example { y: number; known: Int32Array }

function load(file: string, lang: "en" | "zh"): Row[] {
  const codes = STRATEGIES.map((s) => STRATEGY_LABELS[s].code);
  return readFileSync(path.join(root, "training", file), "utf8").split("\n").filter((l) => l !== "" && !l.startsWith("#")).map((line, i) => {
    const [code = "", text = ""] = line.split("\t");
    const y = codes.indexOf(code);
    if (y < 0 || text === "") throw new Error(`${file}: line ${i + 1} is not "CODE<tab>words"`);
    return { y, keys: [...ngramsOf(fold(text), lang)] };
  });
}

function exampleOf({ y, keys }: Row, rows: ReadonlyMap<string, number>): Example {
  return { y, known: Int32Array.from(keys.flatMap((k) => rows.get(k) ?? [])) };
}

function logits({ bias, weights }: Model, { known }: Example): Float64Array {
  const z = new Float64Array(N);
  for (const row of known) for (let c = 0; c < N; c++) z[c] = (z[c] ?? 0) + (weights[row + c] ?? 0);
  const v = 1 / Math.sqrt(Math.max(1, known.length));
  return z.map((sum, c) => sum * v + (bias[c] ?? 0));
}

function train(lines: readonly Row[]): Model {
  const df = new Map<string, number>();
  for (const { keys } of lines) for (const k of keys) df.set(k, (df.get(k) ?? 0) + 1);
  const kept = [...df].filter(([, n]) => n >= OPTIONS.minDf).map(([k]) => k).sort();
  const model: Model = { bias: new Float64Array(N), weights: new Float64Array(kept.length * N), rows: new Map(kept.map((k, i) => [k, i * N])) };
  const examples = lines.map((line) => exampleOf(line, model.rows));
  const seen = new Float64Array(model.weights.length).fill(1e-8);
  const slope = new Float64Array(model.weights.length);
  for (let step = 0; step < OPTIONS.steps; step++) {
    slope.fill(0);
    const tilt = new Float64Array(N);
    for (const example of examples) {
      const v = 1 / Math.sqrt(Math.max(1, example.known.length));
      const z = logits(model, example);
      const top = Math.max(...z);
      const e = z.map((x) => Math.exp(x - top));
      const sum = e.reduce((a, b) => a + b, 0);
      for (let c = 0; c < N; c++) {
        const d = (e[c] ?? 0) / sum - (c === example.y ? 1 : 0);
        tilt[c] = (tilt[c] ?? 0) + d;
        for (const row of example.known) slope[row + c] = (slope[row + c] ?? 0) + d * v;
      }
    }
    for (let k = 0; k < slope.length; k++) {
      const g = (slope[k] ?? 0) / examples.length + OPTIONS.l2 * (model.weights[k] ?? 0);
      seen[k] = (seen[k] ?? 0) + g * g;
      model.weights[k] = (model.weights[k] ?? 0) - (OPTIONS.rate * g) / Math.sqrt(seen[k] ?? 1);
    }
    for (let c = 0; c < N; c++) model.bias[c] = (model.bias[c] ?? 0) - (0.3 * (tilt[c] ?? 0)) / examples.length;
  }
  return model;
}

function accuracy(rows: readonly Row[], modelFor: (i: number) => Model): string {
  let first = 0;
  let two = 0;
  rows.forEach((row, i) => {
    const model = modelFor(i);
    const order = [...logits(model, exampleOf(row, model.rows))].map((z, c) => ({ z, c })).sort((a, b) => b.z - a.z);
    if (order[0]?.c === row.y) first++;
    if (order.slice(0, 2).some((o) => o.c === row.y)) two++;
  });
  return `${(first / rows.length).toFixed(3)}, top two ${(two / rows.length).toFixed(3)} (n ${rows.length})`;
}

/** Whole numbers of 1/SCALE; features that never reach OPTIONS.drop of them are left out. */
function stored(model: Model): { bias: number[]; features: string[]; weights: number[] } {
  const units = (x: number): number => Math.round(x * SCALE);
  const kept = [...model.rows].map(([feature, row]) => ({ feature, weights: Array.from(model.weights.slice(row, row + N), units) })).filter(({ weights }) => weights.some((w) => Math.abs(w) >= OPTIONS.drop));
  return { bias: Array.from(model.bias, units), features: kept.map((k) => k.feature), weights: kept.flatMap((k) => k.weights) };
}

for (const lang of ["en", "zh"] as const) {
  const rows = load(`utterances.${lang}.txt`, lang);
  const foldOf = (i: number): number => (i * 7919) % 10;
  const folds = Array.from({ length: 10 }, (_, k) => train(rows.filter((_row, i) => foldOf(i) !== k)));
  const fallback = train(rows);
  console.log(`${lang}: cross-validation ${accuracy(rows, (i) => folds[foldOf(i)] ?? fallback)}`);
  console.log(`${lang}: held out ${accuracy(load(`held-out.${lang}.txt`, lang), () => fallback)}`);
  if (process.argv.includes("--write")) {
    const out = stored(fallback);
    writeFileSync(path.join(root, "reading", `classifier.${lang}.json`), `${JSON.stringify(out)}\n`);
    console.log(`${lang}: ${out.features.length} features written`);
  }
}
