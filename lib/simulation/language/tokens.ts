// Content tokens of a text: stemmed words in English, character pairs (and, weaker, single characters) in Chinese.
// Base weights by craft: a pair with one function character .25, a single character .3, all else 1 (relevance prototype).
import { EN_FUNCTION_WORDS } from "./en/function-words.ts";
import { stem } from "./en/stem.ts";
import { fold } from "./fold.ts";
import { remembered } from "./remember.ts";
import { ZH_FUNCTION_CHARACTERS } from "./zh/function-words.ts";

export interface Token { t: string; at: number; base: number }
export interface Parsed {
  text: string;
  /** Words (Latin) or characters (Han) in order; "|" marks the end of a clause. */
  units: string[];
  tokens: Token[];
  /** Distinct content tokens with their strongest base weight. */
  bag: ReadonlyMap<string, number>;
  /** Share of units that are function words. */
  functional: number;
}

const HAN = /\p{Script=Han}/u;
const UNIT = /\p{Script=Han}|[a-z]+(?:'[a-z]+)*|\d[\d,.]*\d|\d|[.,;:!?。、…\n]+/gu;

/** Below this no character is Han: spares most units the pattern. */
const FIRST_HAN = 0x2e80;
function isHan(unit: string): boolean {
  return unit.charCodeAt(0) >= FIRST_HAN && HAN.test(unit);
}

function isFunction(unit: string): boolean {
  return isHan(unit) ? ZH_FUNCTION_CHARACTERS.has(unit) : EN_FUNCTION_WORDS.has(unit);
}

const stemOnce = remembered(8000, (unit) => stem(unit.replace(/,/g, "")));

function tokensOf(units: readonly string[]): Token[] {
  const out: Token[] = [];
  units.forEach((unit, at) => {
    if (unit === "|") return;
    if (!isHan(unit)) {
      const t = stemOnce(unit);
      if (!isFunction(unit) && t.length > 1) out.push({ t, at, base: 1 });
      return;
    }
    if (!isFunction(unit)) out.push({ t: unit, at, base: 0.3 });
    const next = units[at + 1];
    if (next === undefined || !isHan(next)) return;
    const functions = Number(isFunction(unit)) + Number(isFunction(next));
    if (functions < 2) out.push({ t: unit + next, at, base: functions === 1 ? 0.25 : 1 });
  });
  return out;
}

/** Parses one text; up to 3,000 characters count. */
export function parse(text: string): Parsed {
  const units = (fold(text).slice(0, 3000).match(UNIT) ?? []).map((u) => (/[\p{L}\p{N}]/u.test(u) ? u : "|"));
  const tokens = tokensOf(units);
  const bag = new Map<string, number>();
  for (const { t, base } of tokens) bag.set(t, Math.max(bag.get(t) ?? 0, base));
  const words = units.filter((u) => u !== "|");
  return { text, units, tokens, bag, functional: words.length === 0 ? 0 : words.filter(isFunction).length / words.length };
}

/** As `parse`, remembered for the last texts. */
export const parseOnce = remembered(8000, (text) => parse(text));

/** All runs of n units that do not cross a clause end. */
export function runsOf(units: readonly string[], n: number): string[] {
  const out: string[] = [];
  for (let i = 0; i + n <= units.length; i++) {
    const run = units.slice(i, i + n);
    if (!run.includes("|")) out.push(run.join(" "));
  }
  return out;
}

/** Weighted share of `of` found in `within`, 0–1; 0 when `of` is empty. */
export function coverage(of: Parsed, within: Parsed): number {
  let all = 0;
  let hit = 0;
  for (const [t, w] of of.bag) { all += w; if (within.bag.has(t)) hit += w; }
  return all === 0 ? 0 : hit / all;
}
