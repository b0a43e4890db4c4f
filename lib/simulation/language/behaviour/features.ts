// What the behaviour-pattern classifier sees of a text: words and word pairs (English) or characters in runs of one to three (Chinese), and
// forms of speech that a small training set would not find by itself: how one owns up, refuses, bargains, says yes.
import type { Language } from "@/lib/domain/case/classification.ts";
import { ngramsOf } from "../reading/ngrams.ts";
import { EN_FORMS } from "./forms-en.ts";
import { ZH_FORMS } from "./forms-zh.ts";

const FORMS = { en: EN_FORMS, zh: ZH_FORMS } as const;
/** Up to this many words (characters in Chinese) a line is short; from LONG on it is long. */
const SHORT: Record<Language, number> = { en: 6, zh: 8 };
const LONG: Record<Language, number> = { en: 18, zh: 26 };
/** Texts are read up to here; a longer speech has shown what it is. */
const READ_CHARACTERS = 1200;

export interface BehaviourFeatures {
  /** Distinct n-grams; together they count as one unit vector. */
  ngrams: readonly string[];
  /** Forms found; each counts by itself. */
  forms: readonly string[];
}

/** Features of a folded text. */
export function behaviourFeatures(folded: string, lang: Language): BehaviourFeatures {
  const text = folded.slice(0, READ_CHARACTERS);
  const forms = FORMS[lang].flatMap(([key, pattern]) => (pattern.test(text) ? [`#${key}`] : []));
  const length = lang === "zh" ? [...text].length : text.split(/\s+/).length;
  if (length <= SHORT[lang]) forms.push("#short");
  if (length >= LONG[lang]) forms.push("#long");
  return { ngrams: lang === "zh" ? [...ngramsOf(text, "zh")] : wordsAndPairs(text), forms };
}

/** Parts of words, which the strategy reader uses, only added noise here (ten-fold macro-F1 .69 with them, .72 without). */
function wordsAndPairs(text: string): string[] {
  const words = text.replace(/\d[\d,.]*/g, "0").match(/[a-z0]+(?:'[a-z]+)*|[£$€?!,.]/g) ?? [];
  return [...new Set(words.flatMap((word, i) => { const next = words[i + 1]; return next === undefined ? [word] : [word, `${word} ${next}`]; }))];
}
