// One mediator message → the events that follow from it. Resumable: it looks at what the log already holds of the
// round and does only the rest, so a node that died in the middle is taken over without loss or repetition.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { topicAgreements } from "@/lib/domain/metrics/topic-agreement.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { reduce, replay } from "@/lib/domain/session/reduce.ts";
import { isSettledByAssent, type SessionState } from "@/lib/domain/session/state.ts";
import { stagesAfter } from "@/lib/domain/stage/derive.ts";
import { patternsFromWords } from "./language/behaviour/from-words.ts";
import type { EngineContext, PartyEngine } from "./ports.ts";

export type TurnStep =
  /** A piece of a party's speech, not yet in the record. */
  | { type: "delta"; turn: number; partyId: string; text: string }
  /** Events that belong together: stored all or none. */
  | { type: "batch"; events: SessionEvent[] };

export interface TakeTurnInput {
  file: CaseFile;
  /** The log so far; its last mediator turn is the one to answer. */
  events: readonly SessionEvent[];
  /** The fold of `events`, where the caller has it at hand. */
  state?: SessionState;
  engine: PartyEngine;
  /** The clock: ISO 8601 in UTC. */
  now: () => string;
}

/** Gives new events their place in the log. */
export function place(events: NewEvent[], state: SessionState, now: () => string): SessionEvent[] {
  const at = now();
  return events.map((event, i) => ({ ...event, seq: state.seq + 1 + i, at }));
}

/**
 * Plays the round of the last mediator turn. Yields nothing when that round is already settled or the session has ended.
 * Throws when the log has no `session-started`.
 */
export async function* takeTurn(input: TakeTurnInput): AsyncGenerator<TurnStep, void> {
  const { file, engine, now } = input;
  const events = [...input.events];
  let state = input.state ?? replay(events);
  const spec = state.runSpec;
  if (!spec) throw new Error("take-turn: the log has no session-started event");
  const answered = state.turns.findLast((t) => t.speaker.seat === "mediator");
  if (!answered || state.ended || answered.turn <= state.settledTurn) return;

  const context = (): EngineContext => ({ file, spec, events, state });
  const record = (fresh: NewEvent[]): TurnStep => {
    const placed = place(fresh, state, now);
    events.push(...placed);
    state = placed.reduce(reduce, state);
    return { type: "batch", events: placed };
  };

  if (state.queue?.turn !== answered.turn) yield record(await engine.hear(context(), answered));

  for (let partyId = state.queue?.waiting[0]; partyId !== undefined; partyId = state.queue?.waiting[0]) {
    const turn = state.turns.length + 1;
    const speech = engine.speak(context(), { partyId, turn, answers: answered });
    let step = await speech.next();
    while (!step.done) {
      yield { type: "delta", turn, partyId, text: step.value };
      step = await speech.next();
    }
    yield record([...step.value, ...patternsFromWords(step.value, answered)]);
  }

  yield record(await roundEnd(context(), engine));
}

/** The last batch of a round: late readings, agreement per topic, stages, reward, and the end if it is one. */
async function roundEnd(context: EngineContext, engine: PartyEngine): Promise<NewEvent[]> {
  const { file, state, spec } = context;
  const answered = state.turns.findLast((t) => t.speaker.seat === "mediator");
  if (!answered) throw new Error("take-turn: no mediator turn to settle");
  const fold = (s: SessionState, fresh: NewEvent[]): SessionState => place(fresh, s, () => "").reduce(reduce, s);

  const late = await engine.settle(context, answered);
  const after = fold(state, late);
  const settled = isSettledByAssent(after);
  const shown = after.turns.length;
  const agreements = topicAgreements(file.topics, after).filter(({ topicId, agreement }) => lastScore(after, topicId) !== agreement);
  const fresh: NewEvent[] = [
    ...late.map((event): NewEvent => (event.kind === "reward-given" && settled ? { kind: "reward-given", payload: { ...event.payload, reward: "solved" } } : event)),
    ...agreements.map(({ topicId, agreement }): NewEvent => ({ kind: "topic-scored", payload: { turn: shown, topicId, agreement } })),
    ...stagesAfter(after, answered.turn),
    { kind: "turn-settled", payload: { turn: answered.turn } },
  ];
  if (settled) fresh.push({ kind: "session-ended", payload: { outcome: "settled", by: "parties" } });
  else if (after.parties.some((p) => p.withdrew)) fresh.push({ kind: "session-ended", payload: { outcome: "breakdown", by: "parties" } });
  else if (shown >= spec.limits.turns) fresh.push({ kind: "session-ended", payload: { outcome: "deadlock", by: "limit" } });
  return fresh;
}

function lastScore(state: SessionState, topicId: string): number | null {
  return state.topics.find((t) => t.id === topicId)?.scores.at(-1)?.agreement ?? null;
}
