// What terms are worth to a party. Share of a numeric topic: 0 at the party's reserve, 1 at its best end, linear between; of an
// options topic: the author's table. Reserves are hard. "Best end" is what the party opens with, not the end of the range: that
// is how the exemplars' figures were made (read the other way, the Chinese one's packages fall below their alternatives).
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
  const gained = better === "high" ? value - reserve : reserve - value;
  if (gained < 0) return null;
  const best = bestEnd(topic, partyId) ?? reserve;
  const room = Math.abs(best - reserve);
  // A reserve at the best end leaves no room: whatever satisfies it is all the party wants.
  return room === 0 ? 1 : Math.min(1, gained / room);
}

/** The value at which a party has all it wants of a numeric topic: its opening, or the end of the range where it opens no better than its reserve. Null when the file says nothing for the party. */
export function bestEnd(topic: NumericTopic, partyId: string): number | null {
  const [reserve, opening, better] = [topic.reserve[partyId], topic.opening[partyId], topic.better[partyId]];
  if (reserve === undefined || better === undefined) return null;
  const [low, high] = topic.range;
  if (better === "high") return opening !== undefined && opening > reserve ? opening : Math.max(high, reserve);
  return opening !== undefined && opening < reserve ? opening : Math.min(low, reserve);
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
