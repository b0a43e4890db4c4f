// What terms are worth to a party. Share of a numeric topic: 0 at the party's reserve, 1 at its best end of the range,
// linear between; of an options topic: the author's table. Reserves are hard (case format, settled by the exemplars).
import type { CaseFile } from "./schema.ts";
import { isNumeric, type NumericTopic, type Terms, type Topic, type TopicValue } from "./topic-schema.ts";

/**
 * The share 0–1 a party has of a topic at `value`. Null past the party's reserve, and where the file gives the party no
 * value there (unknown option, party not named): nothing that is not valued can be acceptable.
 */
export function share(topic: Topic, partyId: string, value: TopicValue): number | null {
  if (isNumeric(topic)) return typeof value === "number" ? numericShare(topic, partyId, value) : null;
  return topic.value[partyId]?.[String(value)] ?? null;
}

function numericShare(topic: NumericTopic, partyId: string, value: number): number | null {
  const reserve = topic.reserve[partyId];
  const better = topic.better[partyId];
  if (reserve === undefined || better === undefined || !Number.isFinite(value)) return null;
  const [low, high] = topic.range;
  const gained = better === "high" ? value - reserve : reserve - value;
  if (gained < 0) return null;
  const room = better === "high" ? high - reserve : reserve - low;
  // A reserve at (or past) the best end leaves no room: whatever satisfies it is all the party wants.
  return room <= 0 ? 1 : Math.min(1, gained / room);
}

export interface Utility {
  /** 0–100: weights times shares over the topics the terms name; a topic past reserve adds nothing. */
  value: number;
  /** Topics of the terms on which the party's reserve is passed. Not empty: never acceptable. */
  pastReserve: string[];
}

/** What `terms` are worth to a party at its true reservations. Topics the terms leave out add nothing; unknown topics are ignored. */
export function utility(file: CaseFile, partyId: string, terms: Terms): Utility {
  const weights = file.parties.find((p) => p.id === partyId)?.private.weights ?? {};
  const pastReserve: string[] = [];
  let value = 0;
  for (const topic of file.topics) {
    const term = terms[topic.id];
    if (term === undefined) continue;
    const part = share(topic, partyId, term);
    if (part === null) pastReserve.push(topic.id);
    else value += (weights[topic.id] ?? 0) * part;
  }
  return { value, pastReserve };
}

/** Whether a party could truly say yes: every topic is settled, no reserve passed, and it is worth at least walking away (true BATNA). */
export function isAcceptable(file: CaseFile, partyId: string, terms: Terms): boolean {
  const walkAway = file.parties.find((p) => p.id === partyId)?.private.batna.value;
  if (walkAway === undefined || !file.topics.every((t) => t.id in terms)) return false;
  const { value, pastReserve } = utility(file, partyId, terms);
  return pastReserve.length === 0 && value >= walkAway - 1e-9;
}
