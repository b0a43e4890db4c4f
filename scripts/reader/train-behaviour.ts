// Trains the text behaviour-pattern classifier: `npx tsx scripts/reader/train-behaviour.ts [--write]`. Prints ten-fold cross-validation and the
// held-out figures by source; with --write stores lib/simulation/language/behaviour/weights.<lang>.json.
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { classifyBehaviour, WEIGHT_SCALE } from "@/lib/simulation/language/behaviour/classify-behaviour.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { behaviourFolder, behaviourRow, heldOutLines, trainingLines } from "./behaviour-lines.ts";
import { accuracy, agreement, brier, calibrationError, macroF1, type Judged } from "./figures.ts";
import { crossValidated, score, softmaxOf, stored, train } from "./logistic.ts";

const CLASSES = 5;
/** By ten-fold cross-validation on the training lines. */
const OPTIONS = { classes: CLASSES, l2: 3e-4, steps: 150, rate: 0.5, minDf: 2 } as const;
/** Features whose weights all stay below this many units are left out. */
const DROP = 6;

const two = (x: number): string => x.toFixed(3);
const told = (name: string, judged: readonly Judged[]): string =>
  `${name} (n ${judged.length}): accuracy ${two(accuracy(judged))}, macro-F1 ${two(macroF1(judged, CLASSES))}, calibration error ${two(calibrationError(judged))}, Brier ${two(brier(judged))}`;

/** What the logits are multiplied with so that cross-validated probabilities are neither too sure nor too shy: least negative log likelihood. */
function sharpness(logits: readonly Float64Array[], ys: readonly number[]): number {
  const loss = (s: number): number => logits.reduce((sum, z, i) => sum - Math.log(softmaxOf(z, s)[ys[i] ?? 0] ?? 1), 0);
  const tried = Array.from({ length: 31 }, (_, i) => 0.5 + i * 0.05);
  return tried.reduce((best, s) => (loss(s) < loss(best) ? s : best), 1);
}

for (const lang of ["en", "zh"] as const satisfies readonly Language[]) {
  const rows = trainingLines(lang).map(({ label, text }) => behaviourRow(label, text, lang));
  const logits = crossValidated(rows, OPTIONS);
  const sharpen = sharpness(logits, rows.map((r) => r.y));
  console.log(`${lang}: ${told("cross-validation", logits.map((z, i) => ({ y: rows[i]?.y ?? 0, p: softmaxOf(z, sharpen) })))}, sharpened by ${sharpen.toFixed(2)}`);
  const model = train(rows, OPTIONS);
  const file = path.join(behaviourFolder, `weights.${lang}.json`);
  if (process.argv.includes("--write")) writeFileSync(file, `${JSON.stringify({ sharpen, ...stored(model, WEIGHT_SCALE, DROP) })}\n`);
  const held = heldOutLines(lang);
  const judge = (lines: typeof held): Judged[] => lines.map((l) => ({ y: l.first - 1, p: softmaxOf(score(model, behaviourRow(l.first, l.text, lang)), sharpen) }));
  for (const [name, lines] of [["held out, all", held], ["held out, own lines", held.filter((l) => l.source === "own")], ["held out, own lines without telltale words", held.filter((l) => l.source === "own" && l.plain)], ["held out, case authors' lines", held.filter((l) => l.source === "case")]] as const) {
    console.log(`${lang}: ${told(name, judge([...lines]))}; the two labels agree ${JSON.stringify(agreement(lines.map((l) => [l.first, l.second])))}`);
  }
  const known = judge(held.filter((l) => l.source === "case")).map(({ y, p }) => ({ y, p: Array.from(p).slice(0, 4) }));
  console.log(`${lang}: case authors' lines, known to be a party's: accuracy ${two(accuracy(known))}`);
  if (existsSync(file)) console.log(`${lang}: ${told("held out, as stored", held.map((l) => ({ y: l.first - 1, p: classifyBehaviour(l.text, { lang }).p })))}`);
}
