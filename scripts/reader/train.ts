// Trains the reader's strategy classifier: cross-validation by line and by whole voices, the held-out figures once, and the weights
// (lib/simulation/language/reading/classifier.<lang>.json). Run as `caucus train reader --lang zh|en`.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { EN_STRATEGY_CUES } from "@/lib/simulation/language/en/strategy-cues.ts";
import { EN_STRATEGY_WORDS } from "@/lib/simulation/language/en/strategy-words.ts";
import { SCALE } from "@/lib/simulation/language/reading/classifier.ts";
import { scoreWords } from "@/lib/simulation/language/reading/strategy.ts";
import { ZH_STRATEGY_CUES } from "@/lib/simulation/language/zh/strategy-cues.ts";
import { ZH_STRATEGY_WORDS } from "@/lib/simulation/language/zh/strategy-words.ts";
import { crossValidated, score, stored, train } from "./logistic.ts";
import { languageFolder, strategyLines, strategyRow, type StrategyLine } from "./strategy-lines.ts";

/** L2, Adagrad steps and step size by cross-validation on the training lines; features in fewer than two lines are left out. */
const OPTIONS = { classes: STRATEGIES.length, l2: 3e-4, steps: 150, rate: 0.5, minDf: 2 } as const;
/** Features whose weights all stay below this many stored units are left out. */
const DROP = 4;
const CUES = { en: [...EN_STRATEGY_CUES, ...EN_STRATEGY_WORDS], zh: [...ZH_STRATEGY_CUES, ...ZH_STRATEGY_WORDS] };

export interface Figure { what: string; n: number; first: number; two: number }
export interface TrainedReader { lang: Language; lines: number; voices: string[]; withoutCue: number; figures: Figure[]; byStrategy: Record<string, number>; features: number; written: boolean }

/** Trains one language and measures it; stores the weights when asked. Takes minutes. Same lines, same weights. */
export function trainReader(lang: Language, { write }: { write: boolean }): TrainedReader {
  const lines = strategyLines(`utterances.${lang}.txt`);
  const rows = lines.map((l) => strategyRow(l, lang));
  const cueless = lines.map((l) => !CUES[lang].some((cue) => cue.pattern.test(l.folded)));
  const judge = (line: StrategyLine, logits: Float64Array): Verdict => verdict(line, logits, lang);
  const byLine = crossValidated(rows, OPTIONS).map((z, i) => ({ i, ...judge(at(lines, i), z) }));

  const voices = [...new Set(lines.flatMap((l) => l.voice ?? []))];
  const byVoice = voices.flatMap((voice) => {
    const model = train(rows.filter((_, i) => lines[i]?.voice !== voice), OPTIONS);
    return lines.flatMap((line, i) => (line.voice === voice ? [{ i, voice, ...judge(line, score(model, at(rows, i))) }] : []));
  });

  const model = train(rows, OPTIONS);
  const held = strategyLines(`held-out.${lang}.txt`);
  const figures = [
    figure("ten-fold by line", byLine), figure("ten-fold by line, lines without any cue", byLine.filter((v) => cueless[v.i])),
    figure("by voice", byVoice), figure("by voice, lines without any cue", byVoice.filter((v) => cueless[v.i])),
    ...voices.map((voice) => figure(`voice left out: ${voice}`, byVoice.filter((v) => v.voice === voice))),
    figure("held out", held.map((l) => judge(l, score(model, strategyRow(l, lang))))),
  ];
  const out = stored(model, SCALE, DROP);
  if (write) writeFileSync(path.join(languageFolder, "reading", `classifier.${lang}.json`), `${JSON.stringify(out)}\n`);
  return {
    lang, lines: lines.length, voices, withoutCue: rounded(cueless.filter(Boolean).length / lines.length), figures,
    byStrategy: Object.fromEntries(STRATEGIES.map((s, y) => [s, rounded(figure(s, byVoice.filter((v) => v.y === y)).first)])), features: out.features.length, written: write,
  };
}

interface Verdict { y: number; first: boolean; two: boolean }

/** As the reader decides from words alone: classifier and cues together. */
function verdict({ y, folded }: StrategyLine, logits: Float64Array, lang: Language): Verdict {
  const scores = scoreWords(folded, CUES[lang], new Map(STRATEGIES.map((s, c) => [s, logits[c] ?? 0])));
  const order = [...scores].sort((a, b) => b[1] - a[1]).map(([s]) => STRATEGIES.indexOf(s));
  return { y, first: order[0] === y, two: order.slice(0, 2).includes(y) };
}

function figure(what: string, verdicts: readonly Verdict[]): Figure {
  const n = verdicts.length;
  return { what, n, first: rounded(verdicts.filter((v) => v.first).length / Math.max(1, n)), two: rounded(verdicts.filter((v) => v.two).length / Math.max(1, n)) };
}

const rounded = (x: number): number => Number(x.toFixed(3));

function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new Error(`no line ${i + 1}`);
  return item;
}
