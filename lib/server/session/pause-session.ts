// The mediator stops the clock and starts it again. Nothing else changes: the draft, the room and the parties stay as they are.
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { isPaused } from "@/lib/domain/session/meeting.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediateInPerson } from "./access.ts";
import { appendBetween } from "./append-between.ts";

/** Pausing a paused session, or resuming one that goes on, changes nothing. Throws still-answering, session-ended, conflict (an AI mediates), rate-limited, not-found. */
export async function pauseSession(person: PersonView, sessionId: string, paused: boolean, rt: Runtime = runtime()): Promise<void> {
  await mediateInPerson(rt, person, sessionId);
  await allow(rt, { key: `room:${person.id}`, limit: LIMITS.turnsPerMinute, windowS: MINUTE_S });
  await appendBetween(rt, sessionId, (state): NewEvent[] => {
    if (isPaused(state) === paused) return [];
    return [{ kind: paused ? "session-paused" : "session-resumed", payload: { turn: state.turns.length } }];
  });
}
