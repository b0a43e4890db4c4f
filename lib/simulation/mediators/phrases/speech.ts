// The kinds of thing an embedded mediator may say, and what a phrase may have filled in. A phrase is used only when all its
// slots can be filled, and never twice in a session.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { MediatorView } from "../../ports.ts";
import type { Room } from "../hearing.ts";

export const SPEECHES = [
  "open", "invite", "follow", "acknowledge", "interest", "position", "summarise", "focus", "perspective", "law", "morality", "reality", "practical",
  "cool-down", "leave-aside", "recognise", "credit", "options", "bridge", "read-out", "objection", "bring-in", "caucus", "carry", "return", "echo", "procedure", "part", "push",
] as const;
export type Speech = (typeof SPEECHES)[number];

/** `said`: the party's latest words; `felt`: those among them that carry weight, for phrases that name a feeling. */
export const SLOTS = ["name", "other", "everyone", "said", "felt", "otherSaid", "accounts", "topic", "topics", "position", "terms", "law", "lawText", "official"] as const;
export type Slot = (typeof SLOTS)[number];

export type PhraseBank = Record<Speech, readonly string[]>;

export interface Occasion {
  /** The party spoken to; null: everybody. */
  to: string | null;
  room: Room;
  /** The other party a phrase may name. */
  other?: string | null;
  topic?: PublicTopic | null;
  terms?: Terms | null;
  /** Phrases about this party and this case go before those that fit any. */
  particular?: boolean;
  /** Which provision may be cited. Only checked ones are. */
  provision?: MediatorView["case"]["provisions"][number] | null;
}
