// Reads the training and held-out lines of the strategy reader and makes rows of them.
import { readFileSync } from "node:fs";
import path from "node:path";
import { STRATEGIES, STRATEGY_LABELS } from "@/lib/domain/strategy/strategy.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { fold } from "@/lib/simulation/language/fold.ts";
import { ngramsOf } from "@/lib/simulation/language/reading/ngrams.ts";
import type { Row } from "./logistic.ts";

export const languageFolder = path.resolve(import.meta.dirname, "../../lib/simulation/language");

/** `voice`: who is imitated; null for the older lines, where nobody noted it. */
export interface StrategyLine { y: number; folded: string; voice: string | null }

/** Lines of a file in training/: code, tab, words, and perhaps tab, voice. Throws with the place of a line that is not so. */
export function strategyLines(file: string): StrategyLine[] {
  const codes = STRATEGIES.map((s) => STRATEGY_LABELS[s].code);
  return readFileSync(path.join(languageFolder, "training", file), "utf8").split("\n").filter((l) => l !== "" && !l.startsWith("#")).map((line, i) => {
    const [code = "", text = "", voice] = line.split("\t");
    const y = codes.indexOf(code);
    if (y < 0 || text === "") throw new Error(`${file}: line ${i + 1} is not "CODE<tab>words"`);
    return { y, folded: fold(text), voice: voice ?? null };
  });
}

/** A line as the trainer takes it: its n-grams together count as one unit vector. */
export function strategyRow({ y, folded }: StrategyLine, lang: Language): Row {
  const keys = [...ngramsOf(folded, lang)];
  const unit = 1 / Math.sqrt(Math.max(1, keys.length));
  return { y, features: keys.map((key) => [key, unit] as const) };
}
