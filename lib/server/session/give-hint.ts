// Help for the mediator, a step at a time; each step is recorded. What is advised comes from what this viewer may see.
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { hintsHere, type HintGiven, type HintStep } from "@/lib/domain/session/hint.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { advise, type Advice } from "@/lib/simulation/hints/advise.ts";
import { readerOf } from "@/lib/simulation/hints/reader.ts";
import { mediatorView } from "@/lib/simulation/mediators/view.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { projector } from "@/lib/wire/project.ts";
import type { HintBody } from "@/lib/wire/session.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { readMove } from "../models.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediateInPerson, type SessionAccess } from "./access.ts";
import { appendBetween } from "./append-between.ts";
import { sessionFileOf } from "./load.ts";

/**
 * Gives the next step of help for the turn now to be said; a step given before is not given twice. Throws conflict (no hints in this
 * session, another room, a step left out), still-answering, session-ended, rate-limited, not-found.
 */
export async function giveHint(person: PersonView, sessionId: string, body: HintBody, rt: Runtime = runtime()): Promise<void> {
  const session = await mediateInPerson(rt, person, sessionId);
  await allow(rt, { key: `hint:${person.id}`, limit: LIMITS.hintsPerMinute, windowS: MINUTE_S });
  await appendBetween(rt, sessionId, async (state, log): Promise<NewEvent[]> => {
    if (state.caucus !== body.room) throw no("You are in another room now. Ask again.");
    const given = hintsHere(state.hints, state.turns.length, state.caucus).length;
    if (body.step <= given) return [];
    if (body.step !== given + 1) throw no("Hints come one step at a time.");
    const advice = await adviceFor(rt, session, log, state);
    return [{ kind: "hint-given", payload: stepOf(advice, body.step, { turn: state.turns.length, room: state.caucus }) }];
  }, {
    busy: "The parties are still answering. Ask when they are done.",
    isDone: (state) => { if (!state.hintsAllowed) throw no("This session is played without hints."); return false; },
  });
}

const no = (publicMessage: string): AppError => new AppError("conflict", { publicMessage });

/** The same for the same log, so that the three steps belong together. */
async function adviceFor(rt: Runtime, session: SessionAccess, log: readonly SessionEvent[], state: SessionState): Promise<Advice> {
  const file = await sessionFileOf(rt, session);
  const project = projector(session.viewer);
  const seen = replay(log.flatMap((event) => project(event) ?? []));
  return advise(mediatorView(publicView(file), seen), state.caucus, state.runSpec?.seed ?? 0, readerOf(file, state, readMove));
}

function stepOf(advice: Advice, step: HintStep, at: { turn: number; room: string | null }): HintGiven {
  switch (step) {
    case 1: return { ...at, step, nudge: advice.nudge, partyId: advice.partyId, topicId: advice.topicId };
    case 2: return { ...at, step, strategy: advice.strategy, toolkit: advice.toolkit };
    case 3: return { ...at, step, line: advice.line };
  }
}
