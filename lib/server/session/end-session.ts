// The mediator closes a session without a settlement: a legitimate end, at any moment, also while parties still answer. The last
// words and the next steps they name are stored with the end, all or none.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { isAnswering, lastMediatorTurn, type SessionState } from "@/lib/domain/session/state.ts";
import { place } from "@/lib/simulation/take-turn.ts";
import type { ClosingWords } from "@/lib/wire/meeting.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";
import { languageOf } from "./check-turn.ts";

/** Ends it as closed, without a word. Ending an ended session changes nothing and is no error. */
export function endSession(person: PersonView, sessionId: string, rt: Runtime = runtime()): Promise<void> {
  return closeSession(person, sessionId, null, rt);
}

/** Ends it as closed, with the words given said last (null: without). */
export async function closeSession(person: PersonView, sessionId: string, closing: ClosingWords | null, rt: Runtime = runtime()): Promise<void> {
  await mediate(rt, person, sessionId);
  // A round in progress may append between look and write; then its place is taken and we look again.
  for (let look = 0; look < 20; look++) {
    const state = replay(await eventsAfter(rt.db, sessionId, 0));
    if (state.ended) return;
    const events = place(closingEvents(state, closing), state, () => rt.now().toISOString());
    const fault = checkAppend(state, events);
    if (fault) throw new Error(`end-session: ${fault}`);
    if (await appendEvents(rt.db, { sessionId, token: null, events })) return;
  }
  throw new AppError("still-answering");
}

function closingEvents(state: SessionState, closing: ClosingWords | null): NewEvent[] {
  const fresh: NewEvent[] = [];
  const owed = lastMediatorTurn(state);
  // Parties still answering are cut short: the round is closed as it stands before the last words are said.
  if (closing && isAnswering(state)) fresh.push({ kind: "turn-settled", payload: { turn: owed } });
  // A private meeting is closed first: nobody is left waiting outside.
  if (state.caucus !== null) fresh.push({ kind: "caucus-closed", payload: { partyId: state.caucus } });
  if (closing) {
    const turn = state.turns.length + 1;
    fresh.push(
      { kind: "turn-spoken", payload: { turn, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text: closing.text, lang: languageOf(closing.text), terms: null } },
      { kind: "next-steps-said", payload: { turn, steps: closing.steps } },
    );
  }
  return [...fresh, { kind: "session-ended", payload: { outcome: "closed", by: "mediator" } }];
}
