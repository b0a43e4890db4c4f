// Whether a private fact is being told: near-verbatim by its own words close together, verbatim by a run of words, slowly by most of its words far apart.
// Thresholds by craft, set on the cases in cases/ and on the spoken lines of the shipped cases; what they let pass is in docs/models.md.
import everydayEn from "@/lib/simulation/language/reading/everyday.en.json";
import everydayZh from "@/lib/simulation/language/reading/everyday.zh.json";
import { EN_FUNCTION_WORDS } from "@/lib/simulation/language/en/function-words.ts";
import { stem } from "@/lib/simulation/language/en/stem.ts";
import { ZH_FUNCTION_CHARACTERS } from "@/lib/simulation/language/zh/function-words.ts";
import { HELD_TOKENS, look, type Seen, type Unit } from "./places.ts";
import type { Stop } from "./brief.ts";

const EVERYDAY: ReadonlySet<string> = new Set([...everydayEn, ...everydayZh]);
/** What a word of everyday weighs, a Han pair with one function character, and all else. */
const [COMMON, HALF, OWN] = [0.75, 0.25, 1];
/** Weight of a fact's own words within twelve tokens that tells it: by how much it has in all. */
const enough = (all: number, han: boolean): number => (han ? Math.min(2, Math.max(1.25, all * 0.5)) : all <= 2 ? Math.max(1, all * 0.8) : all <= 5 ? 1.75 : 2.5);
/** Share of all its words, anywhere in the speech, that tells it slowly. */
const SLOWLY = 0.75;
/** Words or characters in the same order as in the fact. */
const RUN = { en: 5, zh: 7 };
/** Shorter runs are held: they may become one. */
const HELD_RUN = { en: 2, zh: 3 };
/** Stems of this length and more are looked for in a word spelled letter by letter, and inside a long word. */
const INSIDE = { spelled: 3, long: 5 };
const LONG_WORD = 15;

export interface KnownFact {
  id: string;
  han: boolean;
  words: readonly string[];
  /** Where each word stands in `words`. */
  index: ReadonlyMap<string, readonly number[]>;
  own: ReadonlyMap<string, number>;
  all: number;
}

interface Mark { token: string; weight: number; first: Unit; last: Unit }

const solid = (units: readonly Unit[]): Unit[] => units.filter((u) => u.kind !== "mark");

/** Content tokens: stems, numbers, Han pairs. */
function* tokensOf(units: readonly Unit[]): Generator<Mark> {
  for (const [i, unit] of units.entries()) {
    if (unit.kind === "number") yield { token: unit.text.replace(/[,.]+$/, ""), weight: COMMON, first: unit, last: unit };
    else if (unit.kind === "word") {
      const token = stem(unit.text);
      if (token.length > 1 && !EN_FUNCTION_WORDS.has(unit.text) && !EN_FUNCTION_WORDS.has(token)) yield { token, weight: EVERYDAY.has(token) ? COMMON : OWN, first: unit, last: unit };
    } else if (unit.kind === "han") {
      const next = units[i + 1];
      if (next?.kind !== "han") continue;
      const functions = Number(ZH_FUNCTION_CHARACTERS.has(unit.text)) + Number(ZH_FUNCTION_CHARACTERS.has(next.text));
      const token = unit.text + next.text;
      if (functions < 2) yield { token, weight: functions === 1 ? HALF : EVERYDAY.has(token) ? COMMON : OWN, first: unit, last: next };
    }
  }
}

/** Facts ready to be listened for. Words of `known` texts tell nothing. */
export function readFacts(facts: readonly { id: string; text: string }[], known: readonly string[]): KnownFact[] {
  const open = new Set(known.flatMap((text) => [...tokensOf(solid(look(text).units))].map((t) => t.token)));
  return facts.map(({ id, text }) => {
    const units = solid(look(text).units);
    const own = new Map([...tokensOf(units)].filter((t) => !open.has(t.token)).map((t) => [t.token, t.weight]));
    const words = units.map((u) => u.text);
    const index = new Map<string, number[]>();
    words.forEach((word, i) => index.set(word, [...(index.get(word) ?? []), i]));
    const han = units.filter((u) => u.kind === "han").length > units.length / 2;
    return { id, han, words, index, own, all: [...own.values()].reduce((a, b) => a + b, 0) };
  });
}

/** The first place where a fact is being told, and the place from which it might be about to be. */
export function hearFacts(facts: readonly KnownFact[], seen: Seen, whole: boolean): { stop: Stop | null; hold: number | null } {
  const units = solid(seen.units);
  const joined = [...tokensOf(units)];
  const disguised = insideOthers(units);
  let stop: Stop | null = null;
  let hold: number | null = null;
  const end = seen.units.at(-1)?.after ?? 0;
  const stopAt = (at: number, id: string): void => { if (stop === null || at < stop.at) stop = { kind: "secret", at, id }; };
  const holdFrom = (at: number): void => { if (!whole && (hold === null || at < hold)) hold = at; };

  for (const fact of facts) {
    const need = enough(fact.all, fact.han);
    const marks = joined.filter((t) => fact.own.has(t.token));
    for (const [i, last] of marks.entries()) {
      const near = new Map<string, number>();
      let first = last;
      for (let j = i; j >= 0; j--) {
        const mark = marks[j];
        if (mark === undefined || last.last.after - mark.first.before > HELD_TOKENS) break;
        near.set(mark.token, mark.weight);
        first = mark;
        if (near.size > 1 && sum(near) >= need) break;
      }
      if (near.size > 1 && sum(near) >= need) stopAt(first.first.at, fact.id);
      if (end - last.first.before <= HELD_TOKENS) holdFrom(last.first.at);
    }
    const slowly = new Map(marks.map((m) => [m.token, m.weight]));
    const lastMark = marks.at(-1);
    if (lastMark && slowly.size > 2 && sum(slowly) >= Math.max(need + 1, fact.all * SLOWLY)) stopAt(lastMark.first.at, fact.id);
    for (const { text, unit } of disguised) if ([...fact.own].some(([token, weight]) => (unit.text.length === 1 ? weight >= COMMON && token.length >= INSIDE.spelled : weight === OWN && token.length >= INSIDE.long) && text.includes(token))) stopAt(unit.at, fact.id);
    hearRuns(fact, units, stopAt, holdFrom);
  }
  // The first half of a pair that is not there yet.
  const last = units.at(-1);
  if (last?.kind === "han" && facts.some((f) => [...f.own.keys()].some((token) => token.length === 2 && token.startsWith(last.text)))) holdFrom(last.at);
  return { stop, hold };
}

function sum(weights: ReadonlyMap<string, number>): number {
  return [...weights.values()].reduce((a, b) => a + b, 0);
}

function hearRuns(fact: KnownFact, units: readonly Unit[], stopAt: (at: number, id: string) => void, holdFrom: (at: number) => void): void {
  const [run, held] = fact.han ? [RUN.zh, HELD_RUN.zh] : [RUN.en, HELD_RUN.en];
  // Open words in a row tell nothing either: at least one word of the run must be the fact's own.
  for (const [i, unit] of units.entries()) {
    for (const place of fact.index.get(unit.text) ?? []) {
      let length = 1;
      while (fact.words[place + length] !== undefined && fact.words[place + length] === units[i + length]?.text) length += 1;
      if (length < held) continue;
      const own = [...tokensOf(units.slice(i, i + length))].find((t) => fact.own.has(t.token));
      if (own && length >= run) stopAt(own.first.at, fact.id);
      else if (i + length === units.length && length < run) holdFrom(unit.at);
    }
  }
}

/** Words spelled letter by letter, and words run together: text that may hide others. */
function insideOthers(units: readonly Unit[]): { text: string; unit: Unit }[] {
  const out: { text: string; unit: Unit }[] = [];
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (unit?.kind !== "word") continue;
    if (unit.text.length >= LONG_WORD) out.push({ text: unit.text, unit });
    let end = i;
    while (units[end]?.kind === "word" && units[end]?.text.length === 1) end += 1;
    if (end - i < 3) continue;
    out.push({ text: units.slice(i, end).map((u) => u.text).join(""), unit });
    i = end;
  }
  return out;
}
