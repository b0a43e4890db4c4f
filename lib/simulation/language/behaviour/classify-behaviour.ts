// Text behaviour pattern (BP): which of ProMediConv's patterns the words of a speaker show, or that they are no party's words. A multinomial
// logistic regression trained by scripts/reader/train-behaviour.ts on utterances written for Caucus; it never feeds back into the state.
import { BEHAVIOUR_PATTERNS, type BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { EN_CONDUCT } from "../en/conduct-cues.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { fold, languageOf } from "../fold.ts";
import { linearModel, type LinearModel } from "../linear-model.ts";
import { remembered } from "../remember.ts";
import { ZH_CONDUCT } from "../zh/conduct-cues.ts";
import { behaviourFeatures } from "./features.ts";
import en from "./weights.en.json";
import zh from "./weights.zh.json";

/** The five classes in the order of their labels 1–5 (metrics/bp-score.ts). */
export const BEHAVIOUR_CLASSES = [...BEHAVIOUR_PATTERNS, "not-a-party"] as const;
export type BehaviourClass = (typeof BEHAVIOUR_CLASSES)[number];

/** Logits per stored unit, and what one form counts against the unit vector of n-grams; both fixed in training. */
export const WEIGHT_SCALE = 50;
export const FORM_VALUE = 0.5;

const N = BEHAVIOUR_CLASSES.length;

const TRAINER = "scripts/reader/train-behaviour.ts";
const MODELS: Record<Language, LinearModel> = { en: linearModel(en, N, TRAINER), zh: linearModel(zh, N, TRAINER) };
/** What the logits are multiplied with so that the probabilities are neither too sure nor too shy. */
const SHARPEN: Record<Language, number> = { en: en.sharpen, zh: zh.sharpen };

export interface BehaviourReading {
  /** 1–4 in BP order, 5 not a party; sums to 1. Calibrated: of readings at .8 about 80 in 100 are right (docs/benchmarks-reader.md). */
  p: readonly number[];
  bp: 1 | 2 | 3 | 4 | 5;
}

/** How an utterance is to be read. */
export interface Hearing {
  /** Language of the words; that of the text by default. */
  lang?: Language;
  /** The words it answers; null or absent: not known. */
  before?: string | null;
}

/** Reads one utterance. Any text is read; of a text without a word nothing is known, and every class is as likely. */
export function classifyBehaviour(text: string, hearing: Hearing = {}): BehaviourReading {
  const p = read(text, hearing);
  return { p, bp: labelOf(p) };
}

/** As `classifyBehaviour` for a speaker known to be a party: class 5 is out, the rest is scaled up to 1. Null for a text without a spoken word. */
export function classifyParty(text: string, hearing: Hearing = {}): { pattern: BehaviourPattern; p: readonly number[] } | null {
  if (!SPOKEN.test(spokenOf(text))) return null;
  const four = read(text, hearing).slice(0, BEHAVIOUR_PATTERNS.length);
  const sum = four.reduce((a, b) => a + b, 0);
  const pattern = BEHAVIOUR_PATTERNS[four.indexOf(Math.max(...four))];
  return pattern === undefined ? null : { pattern, p: four.map((x) => x / sum) };
}

const SPOKEN = /[\p{L}\p{N}]/u;
/** What is seen rather than said stands in brackets; it is no speech. */
const spokenOf = (text: string): string => text.replace(/\([^()]*\)|（[^（）]*）/g, " ");

/** A bare yes, nod or fine: up to three words, up to four characters. */
const BARE: Record<Language, RegExp> = { en: /^\W*(?:[a-z']+\W+){0,2}[a-z']+\W*$/, zh: /^[^\p{L}]*\p{L}{1,4}[^\p{L}]*$/u };
const ASSENT: Record<Language, RegExp> = { en: EN_CONDUCT.assent, zh: ZH_CONDUCT.assent };
/** What a bare yes to a question that puts no terms keeps of its resolution; the rest goes in halves to 2 and 3. By craft: it answers a fact. */
const BARE_KEEPS = 0.3;

function read(text: string, { lang = languageOf(text), before = null }: Hearing): readonly number[] {
  const spoken = spokenOf(text);
  if (!SPOKEN.test(spoken)) return BEHAVIOUR_CLASSES.map(() => 1 / N);
  const p = READERS[lang](spoken);
  if (before === null || !BARE[lang].test(fold(spoken)) || ASSENT[languageOf(before)].test(fold(before))) return p;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = p;
  const freed = (four * (1 - BARE_KEEPS)) / 2;
  return [one, two + freed, three + freed, four * BARE_KEEPS, five];
}

function labelOf(p: readonly number[]): BehaviourReading["bp"] {
  const labels = [1, 2, 3, 4, 5] as const;
  return labels[p.indexOf(Math.max(...p))] ?? 5;
}

function probabilities(text: string, lang: Language): readonly number[] {
  const { bias, rows, weights } = MODELS[lang];
  const { ngrams, forms } = behaviourFeatures(fold(text), lang);
  const z = bias.map((b) => b / WEIGHT_SCALE);
  const add = (key: string, value: number): void => {
    const row = rows.get(key);
    if (row !== undefined) for (let c = 0; c < N; c++) z[c] = (z[c] ?? 0) + ((weights[row + c] ?? 0) * value) / WEIGHT_SCALE;
  };
  const unit = 1 / Math.sqrt(Math.max(1, ngrams.length));
  for (const key of ngrams) add(key, unit);
  for (const key of forms) add(key, FORM_VALUE);
  const top = Math.max(...z);
  const e = z.map((x) => Math.exp(SHARPEN[lang] * (x - top)));
  const sum = e.reduce((a, b) => a + b, 0);
  return e.map((x) => x / sum);
}

const READERS: Record<Language, (text: string) => readonly number[]> = { en: remembered(2000, (t) => probabilities(t, "en")), zh: remembered(2000, (t) => probabilities(t, "zh")) };
