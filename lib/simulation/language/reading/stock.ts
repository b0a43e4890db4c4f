// The stock bank compiled: how often a token or a run of words stands in lines that fit any case, and which words share a matter.
import type { Language } from "@/lib/domain/case/classification.ts";
import { EN_CONCEPTS } from "../en/concepts.ts";
import { stem } from "../en/stem.ts";
import { EN_STOCK_LINES } from "../en/stock-lines.ts";
import { parse, runsOf, type Parsed } from "../tokens.ts";
import { ZH_CONCEPTS } from "../zh/concepts.ts";
import { ZH_STOCK_LINES } from "../zh/stock-lines.ts";

interface Bank { df: ReadonlyMap<string, number>; runs: ReadonlySet<string>; concepts: ReadonlyMap<string, readonly number[]> }

/** Length of a stock run: 3 words, 4 characters. */
const RUN: Record<Language, number> = { en: 3, zh: 4 };

function compile(lines: readonly string[], groups: readonly string[], lang: Language): Bank {
  const df = new Map<string, number>();
  const runs = new Set<string>();
  for (const line of lines) {
    const p = parse(line);
    for (const t of p.bag.keys()) df.set(t, (df.get(t) ?? 0) + 1);
    for (const run of runsOf(p.units, RUN[lang])) runs.add(run);
  }
  const concepts = new Map<string, number[]>();
  groups.forEach((group, i) => {
    for (const word of group.split(/\s+/)) {
      const t = lang === "en" ? stem(word) : word;
      concepts.set(t, [...(concepts.get(t) ?? []), i]);
    }
  });
  return { df, runs, concepts };
}

const BANKS: Record<Language, Bank> = {
  en: compile(EN_STOCK_LINES, EN_CONCEPTS, "en"),
  zh: compile(ZH_STOCK_LINES, ZH_CONCEPTS, "zh"),
};

/** How much a token can prove: 1 for a word no stock line has, less the more lines have it. */
export function specificity(token: string, lang: Language): number {
  const n = BANKS[lang].df.get(token);
  return n === undefined ? 1 : 1 / (1 + 0.6 * n);
}

/** Share of the words that stand in stock runs, 0–1. */
export function stockShare(p: Parsed, lang: Language): number {
  const n = RUN[lang];
  const covered = new Set<number>();
  let words = 0;
  p.units.forEach((u, i) => {
    if (u === "|") return;
    words++;
    const run = p.units.slice(i, i + n);
    if (run.length === n && !run.includes("|") && BANKS[lang].runs.has(run.join(" "))) for (let k = 0; k < n; k++) covered.add(i + k);
  });
  return words === 0 ? 0 : covered.size / words;
}

/** Share of distinct tokens that are usual in stock lines (in two or more), 0–1. */
export function usualShare(p: Parsed, lang: Language): number {
  let usual = 0;
  for (const t of p.bag.keys()) if ((BANKS[lang].df.get(t) ?? 0) >= 2) usual++;
  return p.bag.size === 0 ? 1 : usual / p.bag.size;
}

const remembered = new WeakMap<Parsed, ReadonlySet<number>>();
/** Concept groups a text touches. */
export function conceptsOf(p: Parsed, lang: Language): ReadonlySet<number> {
  const known = remembered.get(p);
  if (known) return known;
  const found = new Set<number>();
  const { concepts } = BANKS[lang];
  if (lang === "en") for (const t of p.bag.keys()) for (const i of concepts.get(t) ?? []) found.add(i);
  else for (const [word, groups] of concepts) if (p.text.includes(word)) for (const i of groups) found.add(i);
  remembered.set(p, found);
  return found;
}
