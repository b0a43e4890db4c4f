// What a party may know: joint turns, its own caucuses, its own thoughts and beliefs. Nothing else is ever put
// before an engine that speaks for it (promise 3).
import type { SessionEvent } from "./events.ts";
import { hears } from "./turn.ts";

/** The events a party may know, in order. */
export function memoryOf(partyId: string, events: readonly SessionEvent[]): SessionEvent[] {
  const audienceOf = new Map<number, boolean>();
  for (const e of events) if (e.kind === "turn-spoken") audienceOf.set(e.payload.turn, hears(partyId, e.payload.audience));
  const heard = (turn: number | null): boolean => turn === null || (audienceOf.get(turn) ?? false);
  return events.filter((event) => {
    switch (event.kind) {
      case "turn-spoken": return hears(partyId, event.payload.audience);
      case "thought-recorded": case "belief-updated": case "mood-shown": case "behaviour-classified": return event.payload.partyId === partyId;
      case "offer-made": case "interest-told": return heard(event.payload.turn);
      case "term-drafted": return heard(event.payload.turn);
      // Joint terms may be answered in a private meeting: that answer belongs to that room.
      case "acceptance-changed": return event.payload.partyId === partyId || (heard(event.payload.termsTurn) && heard(event.payload.turn));
      case "caucus-opened": case "caucus-closed": case "party-withdrew": case "session-ended": return true;
      case "session-adjourned": case "next-steps-said": return true;
      default: return false;
    }
  });
}
