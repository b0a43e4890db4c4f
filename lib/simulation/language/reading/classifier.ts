// The trained half of strategy reading: a multinomial logistic regression on the n-grams of reading/ngrams.ts.
// Weights come from `caucus train reader` over utterances written for Caucus (training/), stored as whole numbers of 1/SCALE.
import { STRATEGIES, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import { linearModel, type LinearModel } from "../linear-model.ts";
import en from "./classifier.en.json";
import { ngramsOf } from "./ngrams.ts";
import zh from "./classifier.zh.json";

/** Logits per stored unit. */
export const SCALE = 20;

const N = STRATEGIES.length;

const MODELS: Record<"en" | "zh", LinearModel> = { en: linearModel(en, N, "caucus train reader"), zh: linearModel(zh, N, "caucus train reader") };

/** Logits of all 11 strategies for a folded text. Known features count together as one unit vector. */
export function strategyLogits(folded: string, lang: "en" | "zh"): Map<Strategy, number> {
  const { bias, rows, weights } = MODELS[lang];
  const sums = new Int32Array(N);
  let known = 0;
  for (const key of ngramsOf(folded, lang)) {
    const row = rows.get(key);
    if (row === undefined) continue;
    known++;
    for (let c = 0; c < N; c++) sums[c] = (sums[c] ?? 0) + (weights[row + c] ?? 0);
  }
  const scale = SCALE * Math.sqrt(Math.max(1, known));
  return new Map(STRATEGIES.map((s, c): [Strategy, number] => [s, (bias[c] ?? 0) / SCALE + (sums[c] ?? 0) / scale]));
}
