// Which of the 11 strategies a turn uses: cue words and the form of the turn give scores, the trained classifier adds its logits,
// a softmax gives probabilities. Weights of cues by craft; weight and temperature of the sum by trial on the training utterances.
import { STRATEGIES, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import { strategyLogits } from "./classifier.ts";
import type { StrategyCue } from "./strategy-cue.ts";

/** What else the reader found that speaks for or against a strategy. */
export interface TurnForm {
  question: "open" | "closed" | "leading" | "none";
  hasTerms: boolean;
  asksAssent: boolean;
  praises: boolean;
  procedural: boolean;
  cites: boolean;
  acknowledges: number;
  offTask: boolean;
  /** Words count no more than a nod. */
  encourager: boolean;
  /** Share of the session's turns gone, 0–1; null when no limit is known. */
  progress: number | null;
  /** Any party turn so far. */
  begun: boolean;
}

/** What the classifier's logits count beside cue scores. */
const TRAINED = 2;
/** Cue scores and logits of one long turn reach 10; divided by this they give honest probabilities. */
const TEMPERATURE = 2;

/** Scores of all 11 strategies for a folded text, as logits. */
export function scoreStrategies(folded: string, lang: "en" | "zh", cues: readonly StrategyCue[], form: TurnForm): Map<Strategy, number> {
  const trained = strategyLogits(folded, lang);
  const scores = new Map<Strategy, number>(STRATEGIES.map((s) => [s, TRAINED * (trained.get(s) ?? 0)]));
  const add = (s: Strategy, by: number): void => { scores.set(s, (scores.get(s) ?? 0) + by); };
  const hits = new Map<Strategy, number>();
  for (const cue of cues) {
    if (!cue.pattern.test(folded)) continue;
    // A second and third cue of one strategy add less: long turns would win by length alone.
    const n = hits.get(cue.strategy) ?? 0;
    add(cue.strategy, cue.weight / (1 + 0.6 * n));
    hits.set(cue.strategy, n + 1);
  }
  if (form.question === "open") add("understanding-the-situation", 0.9);
  if (form.question === "leading") add("understanding-the-situation", 0.3);
  if (form.acknowledges >= 0.4) add("understanding-the-situation", 0.8 * form.acknowledges);
  if (form.hasTerms) add("reaching-agreement", 2.4);
  if (form.asksAssent) add("reaching-agreement", 1.6);
  if (form.praises) add("recognition-and-motivation", 1.2);
  if (form.cites) add("law-and-morality", 1.6);
  if (form.procedural) add("others", 2.6);
  if (form.encourager || form.offTask) add("others", 4);
  if (!form.begun) add("others", 0.6);
  if (form.progress !== null && form.progress < 0.25) add("understanding-the-situation", 0.4);
  if (form.progress !== null && form.progress > 0.6) add("reaching-agreement", 0.3);
  return new Map([...scores].map(([s, z]) => [s, z / TEMPERATURE]));
}

/** Probabilities that sum to 1 over all 11. */
export function softmax(scores: ReadonlyMap<Strategy, number>): { name: Strategy; p: number }[] {
  const top = Math.max(...scores.values());
  const powers = [...scores].map(([name, s]) => ({ name, e: Math.exp(s - top) }));
  const sum = powers.reduce((a, { e }) => a + e, 0);
  return powers.map(({ name, e }) => ({ name, p: e / sum })).sort((a, b) => b.p - a.p);
}
