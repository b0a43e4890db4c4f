import { describe, expect, it } from "vitest";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { strategyLines } from "@/scripts/reader/strategy-lines.ts";
import { EN_STRATEGY_CUES } from "../en/strategy-cues.ts";
import { EN_STRATEGY_WORDS } from "../en/strategy-words.ts";
import { ZH_STRATEGY_CUES } from "../zh/strategy-cues.ts";
import { ZH_STRATEGY_WORDS } from "../zh/strategy-words.ts";
import { strategyLogits } from "./classifier.ts";
import { scoreWords } from "./strategy.ts";

const CUES = { en: [...EN_STRATEGY_CUES, ...EN_STRATEGY_WORDS], zh: [...ZH_STRATEGY_CUES, ...ZH_STRATEGY_WORDS] };

describe.each(["en", "zh"] as const)("strategies from words: %s", (lang) => {
  const lines = strategyLines(`utterances.${lang}.txt`);
  const held = strategyLines(`held-out.${lang}.txt`);

  it("at least 60 training lines a strategy, five voices marked, and of the marked lines at least a quarter that no cue points at", () => {
    for (const y of STRATEGIES.keys()) expect(lines.filter((l) => l.y === y).length).toBeGreaterThanOrEqual(60);
    const marked = lines.filter((l) => l.voice !== null);
    expect(new Set(marked.map((l) => l.voice)).size).toBeGreaterThanOrEqual(5);
    expect(marked.filter((l) => !CUES[lang].some((cue) => cue.pattern.test(l.folded))).length / marked.length).toBeGreaterThanOrEqual(0.25);
  });

  it("no held-out line is among the training lines, and the right strategy is among the first two guesses for seven of ten of them", () => {
    const known = new Set(lines.map((l) => l.folded));
    expect(held.filter((l) => known.has(l.folded))).toEqual([]);
    const right = held.filter(({ y, folded }) => [...scoreWords(folded, CUES[lang], strategyLogits(folded, lang))].sort((a, b) => b[1] - a[1]).slice(0, 2).some(([s]) => STRATEGIES.indexOf(s) === y));
    expect(right.length / held.length).toBeGreaterThanOrEqual(0.7);
  });
});
