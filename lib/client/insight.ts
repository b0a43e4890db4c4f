// What only an instructor's browser is sent: what parties thought and how the mediator's moves were read; and when private
// meetings began and ended. Folded beside the state.
import type { EventPayload, SessionEvent } from "@/lib/domain/session/events.ts";

export interface Insight {
  thoughts: EventPayload<"thought-recorded">[];
  moves: Record<number, EventPayload<"move-read">>;
  /** Private meetings in order; ISO 8601 in UTC. */
  private: { partyId: string; from: string; to: string | null }[];
}

export const NO_INSIGHT: Insight = { thoughts: [], moves: {}, private: [] };

/** Folds one event. Must be called once per event, in order (the store skips events already folded). */
export function gather(insight: Insight, event: SessionEvent): Insight {
  if (event.kind === "thought-recorded") return { ...insight, thoughts: [...insight.thoughts, event.payload] };
  if (event.kind === "move-read") return { ...insight, moves: { ...insight.moves, [event.payload.turn]: event.payload } };
  if (event.kind === "caucus-opened") return { ...insight, private: [...insight.private, { partyId: event.payload.partyId, from: event.at, to: null }] };
  if (event.kind === "caucus-closed" || event.kind === "session-ended") return { ...insight, private: insight.private.map((m) => (m.to === null ? { ...m, to: event.at } : m)) };
  return insight;
}
