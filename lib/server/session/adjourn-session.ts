// The mediator puts the meeting off to a later day: days pass for the parties at once, and their moods with them.
import { ADJOURN, dayAfter } from "@/lib/domain/session/meeting.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { reduce } from "@/lib/domain/session/reduce.ts";
import { place } from "@/lib/simulation/take-turn.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediateInPerson } from "./access.ts";
import { appendBetween } from "./append-between.ts";
import { sessionFileOf } from "./load.ts";

/**
 * `days`: 1 to the most of the domain. Throws still-answering, session-ended, conflict (in words: a private meeting is open, nothing was said
 * since the last meeting, adjourned often enough, an AI mediates), rate-limited, not-found.
 */
export async function adjournSession(person: PersonView, sessionId: string, days: number, rt: Runtime = runtime()): Promise<void> {
  const session = await mediateInPerson(rt, person, sessionId);
  const no = (publicMessage: string): AppError => new AppError("conflict", { publicMessage });
  await allow(rt, { key: `room:${person.id}`, limit: LIMITS.turnsPerMinute, windowS: MINUTE_S });
  const file = await sessionFileOf(rt, session);
  await appendBetween(rt, sessionId, async (state, log): Promise<NewEvent[]> => {
    const spec = state.runSpec;
    if (!spec) throw new Error(`session ${sessionId} has no session-started event`);
    const [turn, last] = [state.turns.length, state.adjournments.at(-1)];
    if (state.caucus !== null) throw no("A private meeting is open. Go back to the table first.");
    if (state.adjournments.length >= ADJOURN.timesAtMost) throw no(`A session is adjourned ${ADJOURN.timesAtMost} times at most.`);
    if (turn <= (last?.turn ?? 0)) throw no("Nothing has been said since the last meeting.");
    const adjourned: NewEvent = { kind: "session-adjourned", payload: { turn, days, day: dayAfter(last?.day ?? rt.now().toISOString().slice(0, 10), days) } };
    const placed = place([adjourned], state, () => rt.now().toISOString());
    const context = { file, spec, events: [...log, ...placed], state: placed.reduce(reduce, state) };
    return [adjourned, ...(await rt.engineFor(spec.engine).passDays(context, days))];
  });
}
