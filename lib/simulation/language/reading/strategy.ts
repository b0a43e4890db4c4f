// Which of the 11 strategies a turn uses: cue words and the form of the turn give scores, the trained classifier adds its logits,
// a softmax gives probabilities. Weights of cues by craft; what the parts count is fitted on training utterances (COUNTS).
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import { strategyLogits } from "./classifier.ts";
import { remembered } from "../remember.ts";
import type { StrategyCue } from "./strategy-cue.ts";

/** What else the reader found that speaks for or against a strategy. */
export interface TurnForm {
  question: "open" | "closed" | "leading" | "none";
  hasTerms: boolean;
  asksAssent: boolean;
  praises: boolean;
  procedural: boolean;
  cites: boolean;
  offTask: boolean;
  /** Words count no more than a nod. */
  encourager: boolean;
  /** Share of the session's turns gone, 0–1; null when no limit is known. */
  progress: number | null;
  /** Any party turn so far. */
  begun: boolean;
}

/**
 * What the classifier's logits, a cue and the forms of the turn count, in logits. Fitted to the likelihood of the 748 training lines that the
 * cues were not written from, ten-fold (n-gram weights never from the fold); rounded, between what fits each language best. `offTask` by definition.
 */
const COUNTS = { trained: 2.2, cue: 1, open: 0.3, terms: 1.5, assent: 0.8, praise: 0.6, cites: 0.4, procedural: 0.8, nod: 4, offTask: 9, first: 0.3, early: 0.2, late: 0.15 } as const;

/** What the words alone speak for, as logits: the same for the same text, so remembered per list of cues. */
type ByWords = (folded: string) => ReadonlyMap<Strategy, number>;
const byWords = new WeakMap<readonly StrategyCue[], ByWords>();

function wordsFor(cues: readonly StrategyCue[], lang: "en" | "zh"): ByWords {
  const known = byWords.get(cues);
  if (known) return known;
  const of = remembered(4000, (folded) => scoreWords(folded, cues, strategyLogits(folded, lang)));
  byWords.set(cues, of);
  return of;
}

/** Classifier and cues together, as logits; training measures with it, giving logits of a model that never saw the words. */
export function scoreWords(folded: string, cues: readonly StrategyCue[], trained: ReadonlyMap<Strategy, number>): ReadonlyMap<Strategy, number> {
  const scores = new Map([...trained].map(([s, logit]): [Strategy, number] => [s, COUNTS.trained * logit]));
  const hits = new Map<Strategy, number>();
  for (const cue of cues) {
    if (!cue.pattern.test(folded)) continue;
    // A second and third cue of one strategy add less: long turns would win by length alone.
    const n = hits.get(cue.strategy) ?? 0;
    scores.set(cue.strategy, (scores.get(cue.strategy) ?? 0) + (COUNTS.cue * cue.weight) / (1 + 0.6 * n));
    hits.set(cue.strategy, n + 1);
  }
  return scores;
}

/** Scores of all 11 strategies for a folded text, as logits. */
export function scoreStrategies(folded: string, lang: "en" | "zh", cues: readonly StrategyCue[], form: TurnForm): Map<Strategy, number> {
  const scores = new Map(wordsFor(cues, lang)(folded));
  const add = (s: Strategy, by: number): void => { scores.set(s, (scores.get(s) ?? 0) + by); };
  if (form.question === "open") add("understanding-the-situation", COUNTS.open);
  if (form.hasTerms) add("reaching-agreement", COUNTS.terms);
  if (form.asksAssent) add("reaching-agreement", COUNTS.assent);
  if (form.praises) add("recognition-and-motivation", COUNTS.praise);
  if (form.cites) add("law-and-morality", COUNTS.cites);
  if (form.procedural) add("others", COUNTS.procedural);
  if (form.encourager) add("others", COUNTS.nod);
  // Whatever words it borrows, what is off the matter is no strategy.
  if (form.offTask) add("others", COUNTS.offTask);
  if (!form.begun) add("others", COUNTS.first);
  if (form.progress !== null && form.progress < 0.25) add("understanding-the-situation", COUNTS.early);
  if (form.progress !== null && form.progress > 0.6) add("reaching-agreement", COUNTS.late);
  return scores;
}

/** Probabilities that sum to 1 over all 11. */
export function softmax(scores: ReadonlyMap<Strategy, number>): { name: Strategy; p: number }[] {
  const top = Math.max(...scores.values());
  const powers = [...scores].map(([name, s]) => ({ name, e: Math.exp(s - top) }));
  const sum = powers.reduce((a, { e }) => a + e, 0);
  return powers.map(({ name, e }) => ({ name, p: e / sum })).sort((a, b) => b.p - a.p);
}
