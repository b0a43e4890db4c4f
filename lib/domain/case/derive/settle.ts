// A derived case must have a deal: the package that leaves the worst-off party best off. Alternatives to it are then set so that it beats each of
// them by LEAST to MOST points: enough that an optimistic party can still see it, not so much that anything would do.
import { isNumeric, type Terms, type Topic, type TopicValue } from "../topic-schema.ts";
import { share } from "../utility.ts";

const LEAST = 11;
const MOST = 19;
const GRID = 24;

export interface Bargainer { id: string; weights: Readonly<Record<string, number>>; walkAway: number }
export interface Settled { walkAway: Map<string, number>; packages: Terms[] }

export function settle(topics: readonly Topic[], parties: readonly Bargainer[]): Settled {
  let best: { terms: Terms; surplus: number[] } | null = null;
  let fair: { terms: Terms; total: number } | null = null;
  for (const terms of allTerms(topics)) {
    const surplus = surplusOf(terms, topics, parties);
    if (!surplus) continue;
    if (!best || Math.min(...surplus) > Math.min(...best.surplus)) best = { terms, surplus };
  }
  // Reserves are made with a zone between them, so some package always passes them all.
  if (!best) throw new Error("no package within all reserves: the derived reserves leave no zone");
  const gains = best.surplus;
  const walkAway = new Map(parties.map((p, i) => {
    const gain = gains[i] ?? 0;
    const moved = gain < LEAST ? p.walkAway - (LEAST - gain) : gain > MOST ? p.walkAway + (gain - MOST) : p.walkAway;
    return [p.id, Math.round(Math.min(75, Math.max(0, moved)) * 10) / 10];
  }));
  const settled = parties.map((p) => ({ ...p, walkAway: walkAway.get(p.id) ?? p.walkAway }));
  for (const terms of allTerms(topics)) {
    const surplus = surplusOf(terms, topics, settled);
    if (!surplus || Math.min(...surplus) < 4) continue;
    const differs = Object.entries(terms).some(([id, v]) => typeof v === "string" && v !== best.terms[id]);
    const total = surplus.reduce((a, b) => a + b, 0);
    if (differs && (!fair || total > fair.total)) fair = { terms, total };
  }
  return { walkAway, packages: [best.terms, ...(fair ? [fair.terms] : [])] };
}

function surplusOf(terms: Terms, topics: readonly Topic[], parties: readonly Bargainer[]): number[] | null {
  const surplus: number[] = [];
  for (const party of parties) {
    let worth = 0;
    for (const topic of topics) {
      const part = share(topic, party.id, terms[topic.id] ?? "");
      if (part === null) return null;
      worth += part * (party.weights[topic.id] ?? 0);
    }
    surplus.push(worth - party.walkAway);
  }
  return surplus;
}

function* allTerms(topics: readonly Topic[], from = 0): Generator<Terms> {
  const topic = topics[from];
  if (!topic) {
    yield {};
    return;
  }
  for (const rest of allTerms(topics, from + 1)) for (const value of valuesOf(topic)) yield { [topic.id]: value, ...rest };
}

function valuesOf(topic: Topic): TopicValue[] {
  if (!isNumeric(topic)) return topic.options.map((o) => o.id);
  const floor = Math.max(topic.range[0], ...Object.entries(topic.reserve).filter(([id]) => topic.better[id] === "high").map(([, r]) => r));
  const ceiling = Math.min(topic.range[1], ...Object.entries(topic.reserve).filter(([id]) => topic.better[id] === "low").map(([, r]) => r));
  const step = niceStep((ceiling - floor) / GRID);
  const values: number[] = [];
  for (let v = Math.ceil(floor / step) * step; v <= ceiling; v += step) values.push(v);
  return values.length > 0 ? values : [floor];
}

/** The round step (1, 2 or 5 with zeros) next above a size. */
function niceStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, size)));
  return [1, 2, 5, 10].map((m) => m * power).find((s) => s >= size) ?? power * 10;
}
