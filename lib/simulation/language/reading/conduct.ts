// How a mediator behaves towards the parties in a turn: acknowledges, praises, blames, takes sides, presses, probes, strays.
import { fold, sentencesOf } from "../fold.ts";
import type { Parsed } from "../tokens.ts";
import { parseOnce } from "../tokens.ts";
import type { Mention } from "./mentions.ts";
import type { ConductCues } from "./conduct-cues.ts";

const any = (patterns: readonly RegExp[], text: string): boolean => patterns.some((p) => p.test(text));

/** What a quotation of the addressee's own words counts as given back: of what it just said, of what it said earlier. */
const QUOTED = { now: 0.5, before: 0.45 } as const;

/**
 * 0–1: a feeling of the addressee is named (.5), and its own particular words are given back (.6 for a good handful, or for words of it in
 * quotation marks). Stock sympathy alone .2. `answered`: what it just said; `earlier`: all it said before in this room.
 */
export function readAcknowledgement(folded: string, parsed: Parsed, said: { answered: readonly string[]; earlier: readonly string[] }, names: ReadonlySet<string>, cues: ConductCues): number {
  const heard = said.answered.map(parseOnce);
  let given = 0;
  for (const [t, w] of parsed.bag) if (w >= 0.25 && !names.has(t) && heard.some((h) => h.bag.has(t))) given += w;
  const quotes = quotesIn(folded);
  const quoted = stand(quotes, said.answered) ? QUOTED.now : stand(quotes, said.earlier) ? QUOTED.before : 0;
  const back = Math.max(Math.min(1, given / 4), quoted);
  const named = sentencesOf(folded).some((s) => cues.namesFeeling.test(s) && cues.feelings.some(([, p]) => p.test(s)));
  if (cues.emptyEmpathy.test(folded) && back < 0.3) return 0.2;
  return Math.min(1, (named ? 0.5 : 0) + 0.6 * back);
}

/** Stretches in quotation marks long enough to be somebody's words: three words, or five characters of Chinese. */
function quotesIn(folded: string): string[] {
  return [...folded.matchAll(/"([^"]{4,160})"/g)].map((m) => (m[1] ?? "").replace(/[,.。;!?\s]+$/, "")).filter((q) => /\p{Script=Han}{5}/u.test(q.replace(/[^\p{Script=Han}]/gu, "")) || q.split(/\s+/).length >= 3);
}

function stand(quotes: readonly string[], texts: readonly string[]): boolean {
  return quotes.length > 0 && texts.some((text) => quotes.some((q) => fold(text).includes(q)));
}

/** Kinds of feeling the words name or show. */
export function feelingsIn(folded: string, cues: ConductCues): Set<string> {
  return new Set(cues.feelings.filter(([, p]) => p.test(folded)).map(([kind]) => kind));
}

export function readPraise(folded: string, cues: ConductCues): boolean {
  return sentencesOf(folded).some((s) => any(cues.praises, s) && !(cues.courtesy.test(s) && !cues.praises.some((p) => p.test(s.replace(cues.courtesy, " ")))));
}

/** Parties blamed or insulted. Questions about fault and words that set fault aside blame nobody. */
export function readBlame(folded: string, mentions: readonly Mention[], addressees: readonly string[], everyone: readonly string[], cues: ConductCues): string[] {
  const blamed = new Set<string>();
  let at = 0;
  for (const sentence of sentencesOf(folded)) {
    const from = folded.indexOf(sentence, at);
    at = from < 0 ? at : from + sentence.length;
    const named = mentions.filter((m) => m.at >= from && m.end <= at && !m.vocative).map((m) => m.partyId);
    const insulted = cues.insults.test(sentence);
    const spokenTo = addressees.length > 0 ? addressees : everyone;
    if (insulted) for (const id of named.length > 0 && !cues.second.test(sentence) ? named : spokenTo) blamed.add(id);
    if (cues.noFault.test(sentence)) continue;
    if (any(cues.blamesAddressee, sentence)) for (const id of spokenTo) blamed.add(id);
    else if (named.length === 1 && cues.faultWords.test(sentence) && !/[?？]$/.test(sentence)) blamed.add(named[0] ?? "");
  }
  return [...blamed].filter(Boolean);
}

/** The one party whose side the words take; null when none or more than one. */
export function readSide(folded: string, mentions: readonly Mention[], addressees: readonly string[], cues: ConductCues): string | null {
  const sided = new Set<string>();
  let at = 0;
  for (const sentence of sentencesOf(folded)) {
    const from = folded.indexOf(sentence, at);
    at = from < 0 ? at : from + sentence.length;
    if (/[?？]$/.test(sentence) && !/,/.test(sentence)) continue;
    const named = mentions.filter((m) => m.at >= from && m.end <= at && !m.vocative).map((m) => m.partyId);
    if (named.length === 1 && cues.sides.test(sentence)) sided.add(named[0] ?? "");
    else if (addressees.length === 1 && cues.sidesAddressee.test(sentence)) sided.add(addressees[0] ?? "");
  }
  return sided.size === 1 ? ([...sided][0] ?? null) : null;
}

export function readPressure(folded: string, cues: ConductCues): boolean {
  return any(cues.pressures, folded) || predictsRuling(folded, cues);
}

/** A ruling is foretold as a statement; put as a question it is a test. */
export function predictsRuling(folded: string, cues: ConductCues): boolean {
  return sentencesOf(folded).some((s) => cues.predicts.test(s) && !/[?？]$/.test(s));
}

export function readCitations(folded: string, cues: ConductCues): string[] {
  const found: { at: number; text: string }[] = [];
  for (const pattern of cues.cites) {
    for (const m of folded.matchAll(pattern)) {
      const text = m[0].trim();
      if (!found.some((f) => m.index >= f.at && m.index < f.at + f.text.length)) found.push({ at: m.index, text });
    }
  }
  return found.sort((a, b) => a.at - b.at).map((f) => f.text);
}

/** What of the words belongs to the case: the share of them (0–1), and whether one does. */
export interface Topical { share: number; knows: (token: string) => boolean }

/** Small talk, nonsense, attempts at a program. */
export function readOffTask(folded: string, parsed: Parsed, topical: Topical, cues: ConductCues): boolean {
  if (cues.injection.test(folded)) return true;
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return !/\d|^\W{0,3}(?:\.\.\.|…)\W*$/.test(folded);
  if (/(\p{L}{1,3})\1{3,}/u.test(folded.replace(/[\s,.]/g, "")) || /\b(\p{L}{3,})(?:\W+\1){3,}\b/u.test(folded)) return true;
  if (cues.smallTalk.test(folded) && (topical.share < 0.35 || isAside(folded, topical, cues))) return true;
  return isGibberish(folded) && parsed.functional < 0.25;
}

/** Small talk in words no text of the case has, and hardly a word of the case beside it: weather matters where a case is about a flood. */
function isAside(folded: string, { knows }: Topical, cues: ConductCues): boolean {
  const solid = (text: string): string[] => [...parseOnce(text).bag].filter(([, w]) => w >= 1).map(([t]) => t);
  const known = sentencesOf(folded).map((sentence) => {
    const hit = cues.smallTalk.exec(sentence)?.[0];
    if (hit === undefined) return solid(sentence).some(knows) ? 1 : 0;
    const talk = new Set(solid(hit));
    if (talk.size > 0 && [...talk].every(knows)) return 1;
    return solid(sentence).filter((t) => !talk.has(t) && knows(t)).length >= 3 ? 1 : 0;
  });
  return known.every((n) => n === 0);
}

/** Long Latin runs without vowels or function words: a cat on the keyboard. */
function isGibberish(folded: string): boolean {
  const words = folded.match(/[a-z]{4,}/g) ?? [];
  if (words.length === 0 || /\p{Script=Han}/u.test(folded)) return false;
  const odd = words.filter((w) => !/[aeiouy]/.test(w) || /[bcdfghjklmnpqrstvwxz]{5,}/.test(w) || w.length > 22).length;
  return odd / words.length >= 0.5;
}

/** Opening, rules, break, errands, thanks for coming, minimal encouragers: at least half of the sentences, and no terms. A short frame round an open question is the question. */
export function readProcedural(folded: string, hasTerms: boolean, asksOpenly: boolean, cues: ConductCues): boolean {
  if (cues.encourager.test(folded)) return true;
  if (hasTerms) return false;
  const sentences = sentencesOf(folded);
  if (sentences.length === 0) return false;
  const isProcedure = (s: string): boolean => any(cues.opening, s) || any(cues.procedure, s) || cues.courtesy.test(s) || cues.encourager.test(s);
  const items = cues.opening.filter((p) => p.test(folded)).length;
  const last = sentences.at(-1) ?? "";
  if (asksOpenly && items < 4 && /[?？]$/.test(last) && !isProcedure(last)) return false;
  return sentences.filter(isProcedure).length / sentences.length >= (items >= 4 ? 0.35 : 0.5);
}
