// Help for the mediator, a step at a time; each step is recorded. What is advised comes from what this viewer may see.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { hintsHere, type HintGiven, type HintStep } from "@/lib/domain/session/hint.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { isAnswering, type SessionState } from "@/lib/domain/session/state.ts";
import { advise, type Advice } from "@/lib/simulation/hints/advise.ts";
import { readerOf } from "@/lib/simulation/hints/reader.ts";
import { mediatorView } from "@/lib/simulation/mediators/view.ts";
import { place } from "@/lib/simulation/take-turn.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { projector } from "@/lib/wire/project.ts";
import type { HintBody } from "@/lib/wire/session.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { readMove } from "../models.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate, type SessionAccess } from "./access.ts";
import { sessionFileOf } from "./load.ts";

/**
 * Gives the next step of help for the turn now to be said; a step given before is not given twice. Throws conflict (no hints in this
 * session, another room, a step left out), still-answering, session-ended, rate-limited, not-found.
 */
export async function giveHint(person: PersonView, sessionId: string, body: HintBody, rt: Runtime = runtime()): Promise<void> {
  const session = await mediate(rt, person, sessionId);
  if (session.mediatorKind === "ai") throw new AppError("conflict", { publicMessage: "An AI mediator plays this session; you can watch it." });
  await allow(rt, { key: `hint:${person.id}`, limit: LIMITS.hintsPerMinute, windowS: MINUTE_S });
  // Only a turn, a door or another tab's hint can get between; then the place is taken and we look again.
  for (let look = 0; look < 5; look++) {
    const log = await eventsAfter(rt.db, sessionId, 0);
    const state = replay(log);
    if (state.ended) throw new AppError("session-ended");
    if (!state.hintsAllowed) throw new AppError("conflict", { publicMessage: "This session is played without hints." });
    if (isAnswering(state)) throw new AppError("still-answering", { publicMessage: "The parties are still answering. Ask when they are done." });
    if (state.caucus !== body.room) throw new AppError("conflict", { publicMessage: "You are in another room now. Ask again." });
    const given = hintsHere(state.hints, state.turns.length, state.caucus).length;
    if (body.step <= given) return;
    if (body.step !== given + 1) throw new AppError("conflict", { publicMessage: "Hints come one step at a time." });
    const hint = stepOf(await adviceFor(rt, session, log, state), body.step, { turn: state.turns.length, room: state.caucus });
    const events = place([{ kind: "hint-given", payload: hint }], state, () => rt.now().toISOString());
    const fault = checkAppend(state, events);
    if (fault) throw new Error(`give-hint: ${fault}`);
    if (await appendEvents(rt.db, { sessionId, events, token: null })) return;
  }
  throw new AppError("still-answering");
}

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
