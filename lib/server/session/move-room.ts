// The mediator's door: into a private meeting with one party, or back to the table. Only between rounds, so that no
// answer falls into the wrong room.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { isAnswering, type SessionState } from "@/lib/domain/session/state.ts";
import { place } from "@/lib/simulation/take-turn.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";
import { goOn } from "./go-on.ts";

/**
 * Goes into the private room with a party (`partyId`) or back to the table (null). Being there already is no error.
 * Throws still-answering, session-ended, conflict (another private meeting is open, an AI mediates, the party has left),
 * bad-request (no such party), rate-limited, not-found.
 */
export async function moveRoom(person: PersonView, sessionId: string, partyId: string | null, rt: Runtime = runtime()): Promise<void> {
  const session = await mediate(rt, person, sessionId);
  if (session.mediatorKind === "ai") throw new AppError("conflict", { publicMessage: "An AI mediator plays this session; you can watch it." });
  await allow(rt, { key: `room:${person.id}`, limit: LIMITS.turnsPerMinute, windowS: MINUTE_S });
  // Only another tab's act or an ending can get between; then the place is taken and we look again.
  for (let look = 0; look < 5; look++) {
    const state = replay(await eventsAfter(rt.db, sessionId, 0));
    if (state.ended) throw new AppError("session-ended");
    if (state.caucus === partyId) return;
    if (isAnswering(state)) {
      void goOn(rt, sessionId);
      throw new AppError("still-answering", { publicMessage: "The parties are still answering. The door opens when they are done." });
    }
    const events = place(doorEvents(state, partyId), state, () => rt.now().toISOString());
    const fault = checkAppend(state, events);
    if (fault) throw new Error(`move-room: ${fault}`);
    if (await appendEvents(rt.db, { sessionId, events, token: null })) return;
  }
  throw new AppError("still-answering");
}

function doorEvents(state: SessionState, partyId: string | null): NewEvent[] {
  if (partyId === null) return state.caucus === null ? [] : [{ kind: "caucus-closed", payload: { partyId: state.caucus } }];
  const party = state.parties.find((p) => p.id === partyId);
  if (!party) throw new AppError("bad-request", { field: "with", publicMessage: "There is no such party in this case." });
  if (party.withdrew) throw new AppError("conflict", { publicMessage: "This party has left the table." });
  if (state.caucus !== null) throw new AppError("conflict", { publicMessage: "Another private meeting is still open. Go back to the table first." });
  return [{ kind: "caucus-opened", payload: { partyId } }];
}
