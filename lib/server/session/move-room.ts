// The mediator's door: into a private meeting with one party, or back to the table. Only between rounds, so that no
// answer falls into the wrong room.
import type { NewEvent } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediateInPerson } from "./access.ts";
import { appendBetween } from "./append-between.ts";

/**
 * Goes into the private room with a party (`partyId`) or back to the table (null). Being there already is no error.
 * Throws still-answering, session-ended, conflict (another private meeting is open, an AI mediates, the party has left),
 * bad-request (no such party), rate-limited, not-found.
 */
export async function moveRoom(person: PersonView, sessionId: string, partyId: string | null, rt: Runtime = runtime()): Promise<void> {
  await mediateInPerson(rt, person, sessionId);
  await allow(rt, { key: `room:${person.id}`, limit: LIMITS.turnsPerMinute, windowS: MINUTE_S });
  await appendBetween(rt, sessionId, (state) => doorEvents(state, partyId), {
    busy: "The parties are still answering. The door opens when they are done.",
    isDone: (state) => state.caucus === partyId,
  });
}

function doorEvents(state: SessionState, partyId: string | null): NewEvent[] {
  if (partyId === null) return state.caucus === null ? [] : [{ kind: "caucus-closed", payload: { partyId: state.caucus } }];
  const party = state.parties.find((p) => p.id === partyId);
  if (!party) throw new AppError("bad-request", { field: "with", publicMessage: "There is no such party in this case." });
  if (party.withdrew) throw new AppError("conflict", { publicMessage: "This party has left the table." });
  if (state.caucus !== null) throw new AppError("conflict", { publicMessage: "Another private meeting is still open. Go back to the table first." });
  return [{ kind: "caucus-opened", payload: { partyId } }];
}
