// Relevance q in [0, 1]: how far a mediator's words answer this party's last words and this case, and are neither a stock phrase,
// nor an echo, nor a near-repeat. Lexical features in a logistic sum, then vetoes that no overlap buys back.
// Method and lessons: the relevance prototype; weights set by hand on invented moments, not on anybody's published data. Figures: docs/benchmarks-reader.md.
import type { Language } from "@/lib/domain/case/classification.ts";
import everydayEn from "./everyday.en.json";
import everydayZh from "./everyday.zh.json";
import { conceptsOf, specificity, stockShare, usualShare } from "./stock.ts";
import { parseOnce, runsOf, type Parsed } from "../tokens.ts";

export interface RelevanceInput {
  lang: Language;
  words: Parsed;
  /** Texts being answered, newest last. */
  answered: readonly string[];
  /** Earlier party turns the addressees heard. */
  others: readonly string[];
  /** Likeness to the nearest earlier mediator turn the addressees heard (nearRepeat). */
  repeat: number;
  names: ReadonlySet<string>;
  vocabulary: ReadonlySet<string>;
  caseRuns: ReadonlySet<string>;
  /** Kinds of feeling both named here and shown in the answered turns. */
  feelingsMet: number;
  /** Figures, exhibits or terms are put: reading them out is no parroting. */
  concrete: boolean;
  /** The words wave off, halve a difference, or put the answer into the other's mouth: 0 none … each takes its share of q. */
  dismissals: { minimises: boolean; halves: boolean; leads: boolean };
  /** Words of sympathy that meet a shown grief: short, and right. */
  condolence: boolean;
}

export interface RelevanceFeatures {
  last: number; context: number; matter: number; fresh: number; stock: number; usual: number; joined: number; lone: number; bare: number;
  feeling: number; concept: number; known: number; foreign: number; empty: number; repeat: number; echo: number; functional: number;
  /** Words of its own beside none of this party's or this case's: a concrete line from somewhere else. */
  strange: number;
  /** A question put to or about somebody, not a stock one. */
  pointed: number;
  /** A sentence about nobody: no question, no person, so it could stand on a wall calendar. */
  aphorism: number;
}

/** Words that most built-in cases use: that this case uses them too shows nothing. Made by scripts/reader/everyday.ts. */
const EVERYDAY: Record<Language, ReadonlySet<string>> = { en: new Set(everydayEn), zh: new Set(everydayZh) };
/** What such a word keeps of its weight as the case's own. */
const EVERYDAY_KEEPS = 0.4;

const saturate = (x: number, k: number): number => 1 - Math.exp(-x / k);
/** Somebody is meant: the one spoken to, or one spoken of. */
const PERSON: Record<Language, RegExp> = { en: /\b(?:you|your|yours|yourself|he|she|him|his|her|hers)\b/i, zh: /您|你|他|她/ };
const ASKS: Record<Language, RegExp> = { en: /\?|？/, zh: /\?|？|吗[。，,]?$|呢[。，,]?$/ };
/** Masses at which overlap counts as much: about two English words, three Chinese pairs. */
const SCALE: Record<Language, number> = { en: 2, zh: 3 };
const COPY_RUN: Record<Language, number> = { en: 4, zh: 6 };

// What listening and preaching look like whatever the words: set on the first set of pairs (held-out/relevance-*.jsonl), judged on the second.
const POINTED = 0.5;
const STRANGE = -1;
const APHORISM = -0.9;

// Logistic weights. Signs are fixed by meaning: overlap and feelings for, stock, isolation and emptiness against.
const WEIGHTS: Record<Language, Record<Exclude<keyof RelevanceFeatures, "repeat" | "echo" | "functional">, number> & { bias: number }> = {
  en: { bias: -0.85, last: 2.2, context: 1, matter: 1.1, fresh: 0.4, stock: -2.6, usual: -1.9, joined: 1.2, lone: -0.7, bare: -1.2, feeling: 0.7, concept: 0.7, known: 0.3, foreign: -0.3, empty: -2, strange: STRANGE, pointed: POINTED, aphorism: APHORISM },
  zh: { bias: -1.5, last: 2.2, context: 1, matter: 1.1, fresh: 0.5, stock: -2.8, usual: -2.2, joined: 1.2, lone: -0.7, bare: -1.2, feeling: 0.6, concept: 0.8, known: 0.3, foreign: -0.3, empty: -2, strange: STRANGE, pointed: POINTED, aphorism: APHORISM },
};

/** The features q is made of; exported for measuring. */
export function relevanceFeatures(input: RelevanceInput): RelevanceFeatures {
  const { lang, words: u, names } = input;
  const answered = input.answered.map(parseOnce);
  const others = input.others.map(parseOnce);
  const weight = (t: string, base: number): number => base * specificity(t, lang);
  const within = (ps: readonly Parsed[], t: string): boolean => ps.some((p) => p.bag.has(t));
  let last = 0, context = 0, matter = 0, fresh = 0, all = 0;
  const matched = new Set<number>();
  const bySpot = new Map<number, number>();
  for (const [t, base] of u.bag) {
    if (names.has(t)) continue;
    const w = weight(t, base);
    all += w;
    if (within(answered, t)) last += w;
    else if (within(others, t)) context += w;
    else if (input.vocabulary.has(t)) matter += EVERYDAY[lang].has(t) ? EVERYDAY_KEEPS * w : w;
    else fresh += w;
  }
  const link = 1 - Math.exp(-(last + 0.6 * context + 0.4 * matter) / SCALE[lang]);
  for (const { t, at, base } of u.tokens) {
    if (names.has(t)) continue;
    const w = weight(t, base);
    bySpot.set(at, Math.max(bySpot.get(at) ?? 0, w));
    if (w >= 0.25 && (within(answered, t) || within(others, t) || (input.vocabulary.has(t) && !EVERYDAY[lang].has(t)))) matched.add(at);
  }
  const { joined, lone, own } = predication(matched, bySpot, lang);
  const topicsLast = new Set(answered.flatMap((p) => [...conceptsOf(p, lang)]));
  const topicsOthers = new Set(others.flatMap((p) => [...conceptsOf(p, lang)]));
  const mine = [...conceptsOf(u, lang)];
  const k = SCALE[lang];
  const stock = stockShare(u, lang);
  const person = PERSON[lang].test(u.text);
  const asks = ASKS[lang].test(u.text);
  return {
    last: saturate(last, k), context: saturate(context, k), matter: saturate(matter, k), fresh: saturate(fresh, 2 * k) * link, strange: saturate(fresh, 2 * k) * (1 - link),
    stock, usual: usualShare(u, lang), joined: saturate(joined, 3), lone,
    bare: saturate(last + context + matter, k) * Math.exp(-own),
    feeling: saturate(input.feelingsMet, 1), concept: saturate(mine.filter((c) => topicsLast.has(c)).length, 1),
    known: saturate(mine.filter((c) => !topicsLast.has(c) && topicsOthers.has(c)).length, 1),
    foreign: saturate(mine.filter((c) => !topicsLast.has(c) && !topicsOthers.has(c)).length, 2),
    pointed: person && asks ? Math.max(0, 1 - 1.5 * stock) : 0, aphorism: person || asks ? 0 : 1,
    empty: Math.exp(-2 * all), repeat: input.repeat, echo: echoOf(u, [...answered, ...others], input, lang),
    functional: u.units.filter((x) => x !== "|").length < 4 ? 1 : Math.min(1, u.functional / (lang === "en" ? 0.36 : 0.2)),
  };
}

/** Matched words that are said something of, matched words standing alone, and specific words of one's own. */
function predication(matched: ReadonlySet<number>, bySpot: ReadonlyMap<number, number>, lang: Language): { joined: number; lone: number; own: number } {
  const [from, to] = lang === "en" ? [1, 3] : [2, 4];
  let joined = 0;
  let alone = 0;
  for (const at of matched) {
    let near = 0;
    for (let d = from; d <= to; d++) near += (bySpot.get(at - d) ?? 0) + (bySpot.get(at + d) ?? 0);
    if (near >= 0.5) joined += Math.min(1, near);
    else alone++;
  }
  let own = 0;
  for (const [at, w] of bySpot) if (!matched.has(at) && !(lang === "zh" && (matched.has(at - 1) || matched.has(at + 1)))) own += w;
  return { joined, lone: matched.size === 0 ? 0 : alone / matched.size, own };
}

const bags = new WeakMap<Parsed, ReadonlyMap<string, number>>();
/** All units and tokens of a text with the weight they have in likeness; remembered per text. */
function likenessBag(p: Parsed, lang: Language): ReadonlyMap<string, number> {
  const known = bags.get(p);
  if (known) return known;
  const bag = new Map<string, number>();
  for (const u of p.units) if (u !== "|") bag.set(u, 0.15);
  for (const [t, w] of p.bag) bag.set(t, 0.15 + w * specificity(t, lang));
  bags.set(p, bag);
  return bag;
}

/** Likeness to the most similar earlier mediator turn, 0–1; names count little, so a template with another name is the same line. */
export function nearRepeat(u: Parsed, earlier: readonly Parsed[], names: ReadonlySet<string>, lang: Language): number {
  const a = likenessBag(u, lang);
  const weight = (t: string, w: number): number => (names.has(t) ? 0.05 : w);
  let wa = 0;
  for (const [t, w] of a) wa += weight(t, w);
  if (wa === 0) return 0;
  let most = 0;
  for (const m of earlier) {
    const b = likenessBag(m, lang);
    let wb = 0;
    let both = 0;
    for (const [t, w] of b) {
      const own = weight(t, w);
      wb += own;
      if (a.has(t)) both += own;
    }
    most = Math.max(most, (2 * both) / (wa + wb || 1), b.size > 6 ? (0.95 * both) / (wb || 1) : 0);
  }
  return Math.min(1, most);
}

const runSets = new WeakMap<Parsed, ReadonlySet<string>>();
function runSet(p: Parsed, n: number): ReadonlySet<string> {
  const known = runSets.get(p) ?? new Set(runsOf(p.units, n));
  runSets.set(p, known);
  return known;
}

/** Words taken over in order from what was said or from the file: share of copied runs, or of the longest common subsequence with one turn. */
function echoOf(u: Parsed, said: readonly Parsed[], input: RelevanceInput, lang: Language): number {
  const words = u.units.filter((x) => x !== "|");
  const n = COPY_RUN[lang];
  if (words.length < n) return 0;
  const heard = said.map((p) => runSet(p, n));
  const copied = new Set<number>();
  const mark = (length: number, isCopied: (run: string) => boolean): void => {
    for (let i = 0; i + length <= u.units.length; i++) {
      const run = u.units.slice(i, i + length);
      if (!run.includes("|") && isCopied(run.join(" "))) for (let d = 0; d < length; d++) copied.add(i + d);
    }
  };
  mark(n, (run) => heard.some((runs) => runs.has(run)));
  if (!input.concrete) mark(lang === "en" ? 5 : 8, (run) => input.caseRuns.has(run));
  let parrot = 0;
  for (const p of said.slice(-4)) {
    // The share of words the turn holds at all bounds the share it holds in order; below a half no veto follows.
    const held = words.filter((w) => p.units.includes(w)).length / words.length;
    if (held >= 0.5 && held > parrot) parrot = Math.max(parrot, commonLength(words, p.units.filter((x) => x !== "|")) / words.length);
  }
  return Math.max(copied.size / words.length, parrot - 0.12);
}

/** Length of the longest common subsequence; at most 200 units a side are looked at. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  const right = b.slice(0, 200);
  let row = new Uint16Array(right.length + 1);
  for (const x of a.slice(0, 200)) {
    const next = new Uint16Array(right.length + 1);
    for (let j = 0; j < right.length; j++) next[j + 1] = x === right[j] ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0);
    row = next;
  }
  return row[right.length] ?? 0;
}

const veto = (v: number, from: number, to: number): number => 1 - 0.95 * Math.min(1, Math.max(0, (v - from) / (to - from)));

/** What a dismissive turn keeps of its q, by craft: the exemplars rate such lines .2–.3 however many case words they hold. */
const KEEPS = { minimises: 0.5, halves: 0.45, leads: 0.75 } as const;
/** What any sentence that is not a repeat keeps: a stock phrase is little, but more than saying the same again. */
const FLOOR = 0.06;
/** Least q of plain condolence. */
const CONDOLENCE = 0.6;
/** Long turns hit every feature; this slope keeps q from saturating. */
const SLOPE: Record<Language, number> = { en: 0.72, zh: 0.6 };

/** q from features. */
export function relevanceOf(input: RelevanceInput): number {
  if (!/[\p{L}\p{N}]/u.test(input.words.text)) return 0;
  const f = relevanceFeatures(input);
  const w = WEIGHTS[input.lang];
  const z = w.bias + w.last * f.last + w.context * f.context + w.matter * f.matter + w.fresh * f.fresh + w.stock * f.stock + w.usual * f.usual + w.joined * f.joined
    + w.lone * f.lone + w.bare * f.bare + w.feeling * f.feeling + w.concept * f.concept + w.known * f.known + w.foreign * f.foreign + w.empty * f.empty
    + w.strange * f.strange + w.pointed * f.pointed + w.aphorism * f.aphorism;
  const { minimises, halves, leads } = input.dismissals;
  const kept = (minimises ? KEEPS.minimises : 1) * (halves ? KEEPS.halves : 1) * (leads ? KEEPS.leads : 1);
  const plain = Math.max(FLOOR + ((1 - FLOOR) * kept) / (1 + Math.exp(-SLOPE[input.lang] * z)), input.condolence ? CONDOLENCE : 0);
  return plain * veto(f.repeat, 0.55, 0.85) * veto(f.echo, 0.42, 0.72) * veto(-f.functional, -0.85, -0.45);
}
