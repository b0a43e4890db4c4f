// What a party may want, as many guesses weighed by its answers: importance sampling over topic weights, option values and the worth of walking
// away. A yes says that terms are worth more than that, a no that they are not and (by the topic it complains of) where the most is missing.
// Priors: weights as in lib/simulation/adversary/generated-case.ts; spread of the worth asked for, and how sharply answers speak, by craft.
import type { PublicTopic as Topic } from "@/lib/domain/case/public-view.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { seededRng } from "@/lib/domain/rng.ts";

const GUESSES = 200;
/** Utility asked for, 0–100: about this, give or take. */
const ASKS = { about: 68, within: 16 } as const;
const SHARPNESS = 3;
/** Weight left to a guess under which another topic would have been complained of. */
const ODD = 0.2;

interface Guess { weights: number[]; options: (Record<string, number> | null)[]; asks: number; log: number }

export class PartyGuess {
  private guesses: Guess[];
  private readonly topics: readonly Topic[];
  /** Where it began on each figure; undefined: not heard. */
  private readonly begins = new Map<string, TopicValue>();

  constructor(topics: readonly Topic[], seed: number) {
    this.topics = topics;
    const rng = seededRng(seed);
    this.guesses = Array.from({ length: GUESSES }, () => {
      const raw = topics.map(() => (-Math.log(1 - rng())) ** 1.3 + 0.05);
      const sum = raw.reduce((a, b) => a + b, 0);
      return {
        weights: raw.map((w) => (w * 100) / sum), asks: ASKS.about + ASKS.within * (rng() - 0.5) * 2, log: 0,
        options: topics.map((t) => (t.kind === "options" ? Object.fromEntries(t.options.map((o) => [o.id, rng() * 0.9])) : null)),
      };
    });
  }

  /** It names a value; the first it names on a topic is what it would like best, and the first of all is on what it cares for most. */
  names(topicId: string, value: TopicValue): void {
    const k = this.topics.findIndex((t) => t.id === topicId);
    if (k < 0) return;
    const opening = this.begins.size === 0;
    const fresh = !this.begins.has(topicId);
    if (fresh) this.begins.set(topicId, value);
    for (const g of this.guesses) {
      const table = g.options[k];
      if (table) table[String(value)] = fresh ? 1 : Math.max(table[String(value)] ?? 0, 0.6);
      if (!opening) continue;
      const dearest = g.weights.indexOf(Math.max(...g.weights));
      [g.weights[k], g.weights[dearest]] = [g.weights[dearest] ?? 0, g.weights[k] ?? 0];
    }
  }

  /** It answered whole terms; `lacking`: the topic it complained of. */
  answers(terms: Terms, yes: boolean, lacking: string | null): void {
    const k = this.topics.findIndex((t) => t.id === lacking);
    for (const g of this.guesses) {
      const shares = this.topics.map((t, i) => this.share(g, t, i, terms[t.id]));
      const over = (this.total(g, shares) - g.asks) / SHARPNESS;
      g.log += -Math.log1p(Math.exp(yes ? -over : over));
      if (yes || k < 0) continue;
      const losses = shares.map((s, i) => (g.weights[i] ?? 0) * (1 - s));
      if (losses.indexOf(Math.max(...losses)) !== k) g.log += Math.log(ODD);
    }
    const top = Math.max(...this.guesses.map((g) => g.log));
    for (const g of this.guesses) g.log -= top;
  }

  /** Chance 0–1 that it would take the terms if it were ready. */
  takes(terms: Terms): number {
    let sum = 0;
    let yes = 0;
    for (const g of this.guesses) {
      const w = Math.exp(g.log);
      sum += w;
      const over = (this.total(g, this.topics.map((t, i) => this.share(g, t, i, terms[t.id]))) - g.asks) / SHARPNESS;
      yes += w / (1 + Math.exp(-over));
    }
    return yes / sum;
  }

  private total(g: Guess, shares: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < shares.length; i++) sum += (g.weights[i] ?? 0) * (shares[i] ?? 0);
    return sum;
  }

  private share(g: Guess, topic: Topic, i: number, value: TopicValue | undefined): number {
    if (value === undefined) return 0;
    if (topic.kind === "options") return g.options[i]?.[String(value)] ?? 0;
    const [low, high] = topic.range;
    const begins = this.begins.get(topic.id);
    return typeof begins !== "number" || high === low ? 0.5 : 1 - Math.abs(Number(value) - begins) / (high - low);
  }
}
