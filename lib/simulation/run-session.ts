// A whole session with a mediator on the same rails as a person: the mediator acts, the act becomes a turn, takeTurn plays the
// round. Resumable: given a log, it finishes the round that is owed and goes on from there.
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { reduce, replay } from "@/lib/domain/session/reduce.ts";
import type { RunSpec, Visibility } from "@/lib/domain/session/run-spec.ts";
import { EMPTY_STATE, type SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { firstStages } from "@/lib/domain/stage/derive.ts";
import { mediatorView } from "./mediators/view.ts";
import type { Mediator, MediatorAct, PartyEngine } from "./ports.ts";
import { place, takeTurn, type TurnStep } from "./take-turn.ts";

export interface OpeningInput {
  file: CaseFile;
  spec: RunSpec;
  engine: PartyEngine;
  /** What a trainee will see of the meters. */
  visibility: Visibility;
  /** Whether the mediator may ask for hints; absent: no. */
  hints?: boolean;
  /** The clock: ISO 8601 in UTC. */
  now: () => string;
}

/** The first batch of any session, a person's or an AI mediator's: the start, the engine's first readings, the first stages. */
export async function openingEvents({ file, spec, engine, visibility, hints = false, now }: OpeningInput): Promise<SessionEvent[]> {
  const start: NewEvent = {
    kind: "session-started",
    payload: {
      runSpec: spec, visibility, hints,
      parties: file.parties.map((p) => p.id),
      topics: file.topics.map((t) => ({ id: t.id, range: isNumeric(t) ? t.range : null })),
    },
  };
  return place([start, ...(await engine.open({ file, spec })), ...firstStages()], EMPTY_STATE, now);
}

export interface RunSessionInput extends OpeningInput {
  mediator: Mediator;
  /** Language of the mediator's turns; the case's by default. */
  lang?: Turn["lang"];
  /** A log to go on from; empty or absent: from the start. */
  events?: readonly SessionEvent[];
}

/**
 * Plays until the parties settle, one leaves, the mediator closes, or the limit of turns is reached. Yields the same steps as
 * takeTurn; storing them is the caller's. Throws when the mediator names a party the case does not have.
 */
export async function* runSession(input: RunSessionInput): AsyncGenerator<TurnStep, void> {
  const { file, mediator, engine, now } = input;
  const publicCase = publicView(file);
  const log: SessionEvent[] = [...(input.events ?? [])];
  let state = replay(log);
  const take = (step: TurnStep): TurnStep => {
    if (step.type === "batch") {
      log.push(...step.events);
      state = step.events.reduce(reduce, state);
    }
    return step;
  };

  if (log.length === 0) yield take({ type: "batch", events: await openingEvents(input) });
  for (;;) {
    for await (const step of takeTurn({ file, events: log, state, engine, now })) yield take(step);
    if (state.ended) return;
    const limit = state.runSpec?.limits.turns ?? 0;
    const fresh = state.turns.length >= limit ? limitEnd(state) : actEvents(await mediator.act(mediatorView(publicCase, state)), state, input.lang ?? file.language);
    yield take({ type: "batch", events: place(fresh, state, now) });
    if (state.ended) return;
  }
}

function leaveRoom(state: SessionState): NewEvent[] {
  return state.caucus === null ? [] : [{ kind: "caucus-closed", payload: { partyId: state.caucus } }];
}

function limitEnd(state: SessionState): NewEvent[] {
  return [...leaveRoom(state), { kind: "session-ended", payload: { outcome: "deadlock", by: "limit" } }];
}

/** An act as events: the rooms it opens and closes, then the words; or the close. */
function actEvents(act: MediatorAct, state: SessionState, lang: Turn["lang"]): NewEvent[] {
  if (act.kind === "close") return [...leaveRoom(state), { kind: "session-ended", payload: { outcome: "closed", by: "mediator" } }];
  const unknown = [...act.to, ...(act.private === null ? [] : [act.private])].find((id) => !state.parties.some((p) => p.id === id));
  if (unknown !== undefined) throw new Error(`run-session: the mediator speaks to "${unknown}", who is no party of this case`);
  const moves: NewEvent[] = act.private === state.caucus ? [] : [
    ...leaveRoom(state),
    ...(act.private === null ? [] : [{ kind: "caucus-opened", payload: { partyId: act.private } } satisfies NewEvent]),
  ];
  const turn: Turn = {
    turn: state.turns.length + 1, speaker: { seat: "mediator" }, text: act.text, lang, terms: act.terms,
    audience: act.private === null ? { room: "joint", to: act.to } : { room: "caucus", with: act.private },
  };
  return [...moves, { kind: "turn-spoken", payload: turn }];
}
