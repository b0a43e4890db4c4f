// Is there a deal at all? A bounded search over terms at the parties' true reservations (case format: at least one package
// acceptable to all unless noDeal, then none). Numeric topics are walked on a grid inside everybody's reserves.
import type { CaseFile } from "./schema.ts";
import { isNumeric, type NumericTopic, type Terms, type Topic, type TopicValue } from "./topic-schema.ts";
import { share } from "./utility.ts";

/** Grid steps per numeric topic by how many there are, so that the worst case stays near a hundred thousand packages. */
const GRID_STEPS = [400, 400, 100, 40, 16] as const;
const FEWEST_STEPS = 8;
const SLACK = 1e-9;

interface Choice { value: TopicValue; worth: number[] }

/** Terms on every topic that all parties could truly accept, or null when the search finds none. Deterministic. */
export function findPackage(file: CaseFile): Terms | null {
  const floors = file.parties.map((p) => p.private.batna.value);
  const choices = file.topics.map((topic) => choicesOn(topic, file));
  // The most each party can still get from topic i on: what prunes the search.
  const rest = choices.map((_, i) => floors.map((_, p) => choices.slice(i + 1).reduce((sum, c) => sum + Math.max(...c.map((x) => x.worth[p] ?? 0)), 0)));
  if (choices.some((c) => c.length === 0)) return null;

  const walk = (i: number, worth: number[], terms: Terms): Terms | null => {
    const topic = file.topics[i];
    if (!topic) return terms;
    for (const choice of choices[i] ?? []) {
      const sum = worth.map((w, p) => w + (choice.worth[p] ?? 0));
      if (floors.some((floor, p) => (sum[p] ?? 0) + (rest[i]?.[p] ?? 0) < floor - SLACK)) continue;
      const found = walk(i + 1, sum, { ...terms, [topic.id]: choice.value });
      if (found) return found;
    }
    return null;
  };
  return walk(0, floors.map(() => 0), {});
}

/** The values of a topic past nobody's reserve, with what each is worth to each party. */
function choicesOn(topic: Topic, file: CaseFile): Choice[] {
  const numericTopics = file.topics.filter(isNumeric).length;
  const values: TopicValue[] = isNumeric(topic) ? grid(topic, GRID_STEPS[numericTopics] ?? FEWEST_STEPS) : topic.options.map((o) => o.id);
  return values.flatMap((value) => {
    const shares = file.parties.map((p) => share(topic, p.id, value));
    const worth = shares.flatMap((s, i) => (s === null ? [] : [s * (file.parties[i]?.private.weights[topic.id] ?? 0)]));
    return worth.length === file.parties.length ? [{ value, worth }] : [];
  });
}

/** Even steps over the zone left by all reserves, its ends and the reserves themselves included. */
function grid(topic: NumericTopic, steps: number): number[] {
  const [low, high] = topic.range;
  const reserves = Object.values(topic.reserve);
  const floor = Math.max(low, ...Object.entries(topic.reserve).filter(([id]) => topic.better[id] === "high").map(([, r]) => r));
  const ceiling = Math.min(high, ...Object.entries(topic.reserve).filter(([id]) => topic.better[id] === "low").map(([, r]) => r));
  if (floor > ceiling) return [];
  const even = Array.from({ length: steps + 1 }, (_, i) => floor + ((ceiling - floor) * i) / steps);
  return [...even, ...reserves.filter((r) => r >= floor && r <= ceiling)];
}
