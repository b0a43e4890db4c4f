// What one answer takes, counted over all its requests. A finished request without a count makes the sum unknown, not smaller.
import type { CallUsage } from "@/lib/simulation/ports-model.ts";

export interface Tally {
  sent: () => void;
  said: (words: string) => void;
  answered: (answer: { model: string | null; promptTokens: number | null; completionTokens: number | null }) => void;
  words: () => string;
  usage: () => CallUsage;
}

export function startTally(askedFor: string, now: () => number): Tally {
  const began = now();
  let [model, words, attempts, finished] = [askedFor, "", 0, 0];
  let [prompt, completion]: [number | null, number | null] = [0, 0];
  let firstWordMs: number | null = null;
  const since = (): number => Math.max(0, now() - began);
  const plus = (sum: number | null, count: number | null): number | null => (sum === null || count === null ? null : sum + count);
  return {
    sent: () => { attempts += 1; },
    said: (fresh) => {
      firstWordMs ??= since();
      words += fresh;
    },
    answered: (answer) => {
      finished += 1;
      model = answer.model ?? model;
      prompt = plus(prompt, answer.promptTokens);
      completion = plus(completion, answer.completionTokens);
    },
    words: () => words,
    usage: () => ({ model, promptTokens: finished === 0 ? null : prompt, completionTokens: finished === 0 ? null : completion, latencyMs: since(), firstWordMs, attempts }),
  };
}
