// Appends between two rounds what a mediator does beside speaking, held against the rules of the log.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { isAnswering, type SessionState } from "@/lib/domain/session/state.ts";
import { place } from "@/lib/simulation/take-turn.ts";
import { AppError } from "../errors.ts";
import type { Runtime } from "../runtime.ts";
import { goOn } from "./go-on.ts";

/** `busy`: what is said to somebody who comes while the parties answer. `isDone`: asked before that; nothing is to be done then. It may say no, too. */
export interface Manners { busy: string; isDone?: (state: SessionState) => boolean }
const WAIT: Manners = { busy: "The parties are still answering. Wait until they are done." };

/**
 * Appends what `make` answers for the log as it stands; no events: nothing is to be done. Throws still-answering, session-ended, and
 * what `make` and `isDone` throw. Events the log refuses are an error of the program, not of the person: `make` says no in words first.
 */
export async function appendBetween(rt: Runtime, sessionId: string, make: (state: SessionState, log: readonly SessionEvent[]) => Promise<NewEvent[]> | NewEvent[], { busy, isDone }: Manners = WAIT): Promise<void> {
  // Only another tab's act or an ending can get between; then the place is taken and we look again.
  for (let look = 0; look < 5; look++) {
    const log = await eventsAfter(rt.db, sessionId, 0);
    const state = replay(log);
    if (state.ended) throw new AppError("session-ended");
    if (isDone?.(state)) return;
    if (isAnswering(state)) {
      void goOn(rt, sessionId);
      throw new AppError("still-answering", { publicMessage: busy });
    }
    const fresh = await make(state, log);
    if (fresh.length === 0) return;
    const events = place(fresh, state, () => rt.now().toISOString());
    const fault = checkAppend(state, events);
    if (fault) throw new Error(`append-between: ${fault}`);
    if (await appendEvents(rt.db, { sessionId, events, token: null })) return;
  }
  throw new AppError("still-answering");
}
