// Who speaks for a party, and how far that member's yes counts. Only an authorised yes counts (design, rehearsal engine).
import type { Member, PartyRecord } from "@/lib/domain/case/party-schema.ts";
import { isNumeric, type Topic } from "@/lib/domain/case/topic-schema.ts";

/** Past this value of a topic the speaking member must ask somebody else first. */
export interface AuthorityLimit {
  topic: number;
  value: number;
  /** True where values above are past it, false where values below are. */
  above: boolean;
  /** Somebody with the full say can be asked past it. */
  asks: boolean;
}

/** The member who speaks: the first whose yes counts, else the first at all. */
export function spokesperson(party: PartyRecord): Member | null {
  return party.members.find((m) => m.authority !== "none") ?? party.members[0] ?? null;
}

/**
 * The figure the speaking member may say yes to; null: none given in figures. Reads `{topic, upTo}` and `{<topicId>: figure}`;
 * a limit told in words cannot be computed and is left to the words.
 */
export function authorityLimit(party: PartyRecord, topics: readonly Topic[]): AuthorityLimit | null {
  const limit = spokesperson(party)?.limit;
  if (limit === undefined || typeof limit === "string") return null;
  for (const [k, topic] of topics.entries()) {
    if (!isNumeric(topic)) continue;
    const value = limit.topic === topic.id ? limit.upTo : limit[topic.id];
    if (typeof value === "number") return { topic: k, value, above: topic.better[party.id] !== "high", asks: party.members.some((m) => m !== spokesperson(party) && m.authority === "full") };
  }
  return null;
}
