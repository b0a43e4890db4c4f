// What the skilled mediator goes by, whatever it was heard in: words at a table, or the bare psychology of a rollout.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { Mood } from "@/lib/domain/party/mood.ts";
import type { Barrier } from "@/lib/domain/party/persona.ts";

/** Who is there and what is to be settled: no more of the case than that. */
export interface Table { topics: PublicCase["topics"]; parties: readonly { id: string }[] }

/** One answer, as an attentive listener notes it. */
export interface HeardAnswer {
  partyId: string;
  /** "accept", "reject-terms", "concede" and "deflect" are told apart; the rest is talk. */
  act: string;
  band: "hot" | "mid" | "cool";
  topicId: string | null;
  offer: { topicId: string; value: TopicValue } | null;
  cue: Barrier | null;
  /** Something of what happened was told; null: nothing. */
  fact: object | null;
  /** The topic whose importance the words explained. */
  tells: string | null;
  byMember: boolean;
}

export interface Heard {
  answers: readonly HeardAnswer[];
  moods: readonly { partyId: string; mood: Mood | null }[];
  draft: { terms: Terms; answers: readonly { partyId: string; answer: "yes" | "not-yet" | "no" | null }[] } | null;
  turnsLeft: number;
}

/** What it can decide on. */
export type SkilledMove = "other" | "ask" | "empathy" | "caucus" | "summarise" | "focus" | "praise" | "perspective" | "practical" | "ambiguity" | "reality" | "bridge";

/** A decision: a move to one party (null: to all), or a close with respect. `acknowledges` 0–1 when the same words also meet a feeling. */
export type Choice = { kind: "close" } | { kind: "move"; move: SkilledMove; to: string | null; acknowledges?: number; terms?: Terms };
