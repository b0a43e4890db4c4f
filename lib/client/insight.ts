// What only an instructor's browser is sent: what parties thought and how the mediator's moves were read. Folded beside the state.
import type { EventPayload, SessionEvent } from "@/lib/domain/session/events.ts";

export interface Insight {
  thoughts: EventPayload<"thought-recorded">[];
  moves: Record<number, EventPayload<"move-read">>;
}

export const NO_INSIGHT: Insight = { thoughts: [], moves: {} };

/** Folds one event. Must be called once per event, in order (the store skips events already folded). */
export function gather(insight: Insight, event: SessionEvent): Insight {
  if (event.kind === "thought-recorded") return { ...insight, thoughts: [...insight.thoughts, event.payload] };
  if (event.kind === "move-read") return { ...insight, moves: { ...insight.moves, [event.payload.turn]: event.payload } };
  return insight;
}
