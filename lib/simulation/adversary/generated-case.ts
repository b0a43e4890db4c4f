// Seeded cases without stories, for measuring policies on parties nobody tuned against. Weights, reservations and optimism are drawn as in
// the rehearsal prototype (weights from a stretched exponential, reservations around the worth of the best package); texts are placeholders.
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { findPackage } from "@/lib/domain/case/settlement-search.ts";
import type { Terms, Topic } from "@/lib/domain/case/topic-schema.ts";
import { BARRIERS, TKI_MODES } from "@/lib/domain/party/persona.ts";
import type { Difficulty } from "@/lib/domain/case/classification.ts";
import { seededRng, seedFrom, type Rng } from "@/lib/domain/rng.ts";

export interface CaseShape { seed: number; difficulty: Difficulty; parties: number; noDeal: boolean }

/** What the best package leaves each party at least (prototype: 58 of two); more parties share less. */
const LEAST_WORTH = [0, 0, 58, 46, 40, 36, 33, 30, 28, 26, 25] as const;
const OPTIMISM = { easy: [2, 6], medium: [5, 9], hard: [9, 12] } as const;
/** How much less walking away is worth than in a hard case: an easy one has a wide zone of agreement. */
const WIDER = { easy: 26, medium: 8, hard: 0 } as const;
const BARRIER = { easy: 0.25, medium: 0.4, hard: 0.5 } as const;
const TRIES = 400;

/** A playable case of 2–10 parties and 2–4 topics. Same shape, same case. Throws when no such case was found, which none of the seeds in use does. */
export function generatedCase(shape: CaseShape): CaseFile {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const file = draw(shape, seededRng(seedFrom(`case:${shape.seed}:${shape.parties}:${shape.difficulty}:${attempt}`)));
    if (file) return file;
  }
  throw new Error(`no case with ${shape.parties} parties was found for seed ${shape.seed}`);
}

function draw(shape: CaseShape, rng: Rng): CaseFile | null {
  const ids = Array.from({ length: shape.parties }, (_, i) => `p${i + 1}`);
  const count = 2 + Math.floor(rng() * 3);
  const topics = Array.from({ length: count }, (_, k) => (rng() < 0.5 ? figure(`t${k + 1}`, ids, rng) : choice(`t${k + 1}`, ids, rng)));
  const weights = ids.map(() => drawnWeights(topics, rng));
  const best = bestPackage(topics, ids, weights);
  if (Math.min(...best.worth) < (LEAST_WORTH[shape.parties] ?? 25)) return null;
  const parties = ids.map((id, i) => party(id, weights[i] ?? {}, reservation(best.worth[i] ?? 50, shape, rng), shape.difficulty, rng));
  const file = CaseFile.safeParse({
    format: "caucus-case/1", slug: `generated-${shape.seed}`, language: "en", style: "facilitative", disputeType: "debt", domain: "transactional", title: "Generated", difficulty: shape.difficulty,
    minutes: 30, provenance: { author: "Caucus", date: "2026-12-01", basis: "derived" }, brief: "Generated.", background: "Generated.", parties, topics,
    packages: shape.noDeal ? [] : [{ terms: best.terms }], noDeal: shape.noDeal,
  });
  if (!file.success) throw new Error(`a generated case is no case: ${file.error.message}`);
  return shape.noDeal === (findPackage(file.data) === null) ? file.data : null;
}

/** Walking away, worth 50 or so for a package worth 58; in a case without a deal more than any package leaves all of them. */
function reservation(worth: number, { noDeal, difficulty }: CaseShape, rng: Rng): number {
  return noDeal ? Math.min(97, worth + 8 + rng() * 10) : 50 * (worth / 58) + (worth - 52 * (worth / 58)) * (-0.5 + rng() * 1.15) - WIDER[difficulty];
}

function drawnWeights(topics: readonly Topic[], rng: Rng): Record<string, number> {
  const raw = topics.map(() => (-Math.log(1 - rng())) ** 1.3 + 0.05);
  const sum = raw.reduce((a, b) => a + b, 0);
  return Object.fromEntries(topics.map((t, k) => [t.id, ((raw[k] ?? 0) * 100) / sum]));
}

/** A figure 0–100 that the first wants high and the second low, others at random. */
function figure(id: string, ids: readonly string[], rng: Rng): Topic {
  const high = ids.map((_, i) => (i === 0 ? true : i === 1 ? false : rng() < 0.5));
  const per = <T>(of: (i: number) => T): Record<string, T> => Object.fromEntries(ids.map((p, i) => [p, of(i)]));
  return { id, name: id, kind: "amount", unit: "GBP", range: [0, 100], better: per((i) => (high[i] ? "high" : "low")), opening: per((i) => (high[i] ? 100 : 0)), reserve: per((i) => (high[i] ? 0 : 100)) };
}

/** Three or four options: each party has a favourite worth 1; the rest are worth something between. */
function choice(id: string, ids: readonly string[], rng: Rng): Topic {
  const options = Array.from({ length: 3 + Math.floor(rng() * 2) }, (_, o) => ({ id: `o${o + 1}`, label: `o${o + 1}` }));
  const value = Object.fromEntries(ids.map((p, i) => {
    const favourite = i === 0 ? 0 : i === 1 ? options.length - 1 : Math.floor(rng() * options.length);
    return [p, Object.fromEntries(options.map((o, at) => [o.id, at === favourite ? 1 : Math.round((1 - Math.abs(at - favourite) / options.length) * rng() * 100) / 100]))];
  }));
  return { id, name: id, kind: "options", options, value };
}

function party(id: string, weights: Record<string, number>, batna: number, difficulty: Difficulty, rng: Rng): unknown {
  const [base, spread] = OPTIMISM[difficulty];
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(rng() * list.length)];
  return {
    id, name: id, role: "party", public: "A party.", members: [{ id: `${id}-self`, name: id, role: "self", authority: "full" }],
    private: {
      objective: "generated", bottomLine: "generated", batna: { text: "generated", value: Math.max(0, batna) }, optimism: base + rng() * spread,
      barrier: { kind: one(BARRIERS), level: Math.min(1, BARRIER[difficulty] + rng() * 0.35), cues: ["generated"] },
      persona: { tki: one(TKI_MODES), reactivity: 0.3 + rng() * 0.7, register: "" }, weights,
    },
  };
}

/** The package with the greatest product of worths: figures in tenths, every option. */
function bestPackage(topics: readonly Topic[], ids: readonly string[], weights: readonly Record<string, number>[]): { terms: Terms; worth: number[] } {
  let best = { terms: {} as Terms, worth: ids.map(() => 0), product: -1 };
  const walk = (k: number, terms: Terms, worth: number[]): void => {
    const topic = topics[k];
    if (!topic) {
      const product = worth.reduce((a, b) => a * b, 1);
      if (product > best.product) best = { terms, worth, product };
      return;
    }
    const values = topic.kind === "options" ? topic.options.map((o) => o.id) : Array.from({ length: 11 }, (_, s) => s * 10);
    for (const value of values) walk(k + 1, { ...terms, [topic.id]: value }, worth.map((w, i) => w + (weights[i]?.[topic.id] ?? 0) * shareOf(topic, ids[i] ?? "", value)));
  };
  walk(0, {}, ids.map(() => 0));
  return best;
}

function shareOf(topic: Topic, id: string, value: number | string): number {
  if (topic.kind === "options") return topic.value[id]?.[String(value)] ?? 0;
  return topic.better[id] === "high" ? Number(value) / 100 : 1 - Number(value) / 100;
}
