// Which topics a mediator speaks of, and which concrete terms the words put on the table: figures bound to numeric topics,
// option wording bound to option topics. Only words that propose make terms; what somebody said before does not.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { isNumeric, type NumericTopic, type OptionsTopic, type Terms } from "@/lib/domain/case/topic-schema.ts";
import type { Figure } from "../amounts.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { languageOf, sentencesOf } from "../fold.ts";
import { specificity } from "./stock.ts";
import { parse, parseOnce, type Parsed } from "../tokens.ts";
import type { ConductCues } from "./conduct-cues.ts";

/** Topics spoken of, strongest first, at most three unless terms name more. Weights and bars by craft. */
export function readTopics(parsed: Parsed, file: CaseFile, terms: Terms | null): string[] {
  const scored = lexiconOf(file).topics.map(({ id, words }) => {
    let score = 0;
    for (const [t, w] of words) if (parsed.bag.has(t)) score += w;
    return { id, score };
  }).sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const spoken = scored.filter((s) => s.score >= 0.8 && s.score >= 0.35 * best).slice(0, 3).map((s) => s.id);
  return [...new Set([...spoken, ...Object.keys(terms ?? {})])];
}

/** Whether the words put concrete terms, in any wording. Which, what and how ask; they put nothing. */
export function proposes(folded: string, cues: ConductCues): boolean {
  const put = sentencesOf(folded).filter((s) => !ASKS.test(s)).join(" ");
  return cues.proposes.some((p) => p.test(put));
}

const ASKS = /^(?:\W*(?:and|but|so|well|now|then|okay|[a-z]+,)\s)*(?:which (?:of|one)|what (?!if|about|do you say)|how (?!about)|why|who)\b[^?]*\?/;

/** Terms read from the words alone; null when none are put. */
export function readTerms(folded: string, parsed: Parsed, figures: readonly Figure[], file: CaseFile, cues: ConductCues): Terms | null {
  if (!proposes(folded, cues) && !cues.assent.test(folded)) return null;
  const terms: Terms = {};
  for (const topic of file.topics) {
    if (!isNumeric(topic)) {
      const option = readOption(folded, parsed, topic, file, cues);
      if (option !== null) terms[topic.id] = option;
      continue;
    }
    const best = figures
      .filter((f) => fits(f, topic))
      .map((f) => ({ f, score: bind(f, topic, folded, figures, file, cues) }))
      .sort((a, b) => b.score - a.score)[0];
    if (best && best.score >= -0.2) terms[topic.id] = best.f.value;
  }
  return Object.keys(terms).length > 0 ? terms : null;
}

function fits(f: Figure, topic: NumericTopic): boolean {
  const [low, high] = topic.range;
  if (f.high !== null || f.value < low || f.value > high) return false;
  switch (topic.kind) {
    case "amount": return (f.kind === "money" && (f.currency === null || f.currency === topic.unit)) || (f.kind === "plain" && f.value >= 0.03 * high);
    case "percent": return f.kind === "percent";
    case "date": return f.kind === "days" || (f.kind === "plain" && /day|天|日/i.test(topic.unit));
    case "count": return f.kind === "count" || f.kind === "instalments" || f.kind === "plain" || (f.kind === "days" && /day|week|month|year|天|周|月|年/i.test(topic.unit));
  }
}

/** How surely a figure is the proposed value of a topic: 0 is a bare figure in proposing words. */
function bind(f: Figure, topic: NumericTopic, folded: string, figures: readonly Figure[], file: CaseFile, cues: ConductCues): number {
  const clauseStart = Math.max(...[".", ";", "!", "?", "。", "；", ",", "\n"].map((mark) => folded.lastIndexOf(mark, f.at - 1))) + 1;
  const before = folded.slice(Math.max(clauseStart, f.at - 48), f.at);
  const after = folded.slice(f.end, f.end + 28);
  const near = parse(folded.slice(Math.max(0, f.at - 30), f.end + 14));
  let score = 0;
  for (const lexicon of lexiconOf(file).topics) {
    let hit = 0;
    for (const [t, w] of lexicon.words) if (w >= 0.4 && near.bag.has(t)) hit += w;
    const rival = file.topics.some((t) => t.id === lexicon.id && isNumeric(t));
    score += lexicon.id === topic.id ? 1.2 * Math.min(1.2, hit) : rival ? -0.5 * Math.min(1.2, hit) : 0;
  }
  if (cues.pays.test(before)) score += 1;
  if (cues.keeps.test(before)) score -= 1.6;
  if (cues.reports.test(before)) score -= 1.8;
  if (cues.midpoint.test(before)) score += 1.5;
  if (cues.negates.test(before) || /^[\s,;.。]{0,2}(?:won'?t do|isn'?t|is too|was too|不行|太|当我没|不算|收回|作废)/.test(after)) score -= 1.6;
  if (cues.proposes.some((p) => p.test(before)) || /^[^.!?。]{0,20}[?？]/.test(after)) score += 0.6;
  if (figures.filter((g) => g.value === f.value && g.kind === f.kind).length > 1) score += 0.6;
  if (f.approximate) score -= 0.3;
  // Of equally likely figures the first stands: terms are named before their parts.
  return score - f.at / 1e5;
}

/** Spans and numbers stand in every proposal and tell no option from another. */
const TIME_WORDS = /^(?:day|week|month|year|today|\d+|[一二三四五六七八九十两几]?个?[月天年周]|[一二三四五六七八九十两]个)$/;
const NEGATIVE = /^(?:no|none|without|not)\b|^(?:不|无|没|免)/i;

function readOption(folded: string, parsed: Parsed, topic: OptionsTopic, file: CaseFile, cues: ConductCues): string | null {
  const others = new Set(file.topics.filter((t) => t.id !== topic.id).flatMap((t) => [...parseOnce(t.name).bag.keys()]));
  const own = parseOnce(topic.name).bag;
  const lang = languageOf(folded);
  const plain = topic.options.filter((o) => !NEGATIVE.test(o.label));
  const bags = new Map(topic.options.map((o) => {
    const bag = new Map<string, number>();
    for (const [t, w] of parseOnce(o.note ?? "").bag) bag.set(t, 0.4 * w);
    for (const [t, w] of parseOnce(o.label).bag) bag.set(t, w);
    return [o.id, bag] as const;
  }));
  const scored = plain.map((o) => {
    let score = 0;
    const bag = bags.get(o.id) ?? new Map<string, number>();
    for (const [t, w] of bag) {
      if (w < 0.2 || TIME_WORDS.test(t) || t.length === 1 || !parsed.bag.has(t) || isNegated(t, folded, cues)) continue;
      const sharing = plain.filter((other) => bags.get(other.id)?.has(t)).length;
      score += (w / sharing) * specificity(t, lang) * (others.has(t) ? 0.2 : own.has(t) ? 0.6 : 1);
    }
    return { o, score, size: parseOnce(o.label).bag.size };
  }).sort((a, b) => b.score - a.score || a.size - b.size);
  const [first, second] = scored;
  if (first && first.score >= 0.55 && first.score - (second?.score ?? 0) >= 0.2) return first.o.id;
  // One label within another (补发 / 补发，分三个月): the shorter unless the longer one's own words are there.
  if (first && second && first.score >= 0.55 && contains(parseOnce(second.o.label).bag, parseOnce(first.o.label).bag)) return first.o.id;
  const negative = topic.options.find((o) => NEGATIVE.test(o.label));
  if (!negative) return null;
  const head = [...parseOnce(negative.label).bag.keys()];
  return head.some((t) => parsed.bag.has(t) && isNegated(t, folded, cues)) ? negative.id : null;
}

function contains(outer: ReadonlyMap<string, number>, inner: ReadonlyMap<string, number>): boolean {
  return inner.size > 0 && [...inner.keys()].every((t) => outer.has(t));
}

/** A word is left out or refused in its clause: "no survey", 不要质检. Stems are matched by their beginning. */
function isNegated(token: string, folded: string, cues: ConductCues): boolean {
  const at = folded.indexOf(token);
  if (at >= 0 && /缺不缺|有没有|是不是|需不需/.test(folded.slice(Math.max(0, at - 8), at + 10))) return true;
  return at >= 0 && cues.negates.test(folded.slice(Math.max(0, at - 26), at)) && folded.indexOf(token, at + token.length) < 0;
}

/** The words (or the sheet) ask for a yes or no to concrete terms. */
export function readAssent(folded: string, cues: ConductCues, input: { terms: Terms | null; attached: boolean; draftOpen: boolean; procedural: boolean }): boolean {
  if (input.attached) return true;
  if (!cues.assent.test(folded)) return false;
  return input.terms !== null || (input.draftOpen && !input.procedural);
}
