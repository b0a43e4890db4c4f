// What may be appended to a session's log: the rules no writer may break, whatever engine or person wrote the events.
// Checked before storing; the reducer itself stays total and trusts the log.
import { stepsBetween } from "@/lib/domain/party/behaviour-pattern.ts";
import { mayEnterFour, mayEnterThree } from "@/lib/domain/stage/stage.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { EventPayload, SessionEvent, StageCause } from "./events.ts";
import { hintsHere } from "./hint.ts";
import { ADJOURN, isPaused, type SessionAdjourned } from "./meeting.ts";
import { reduce } from "./reduce.ts";
import { dissenter, isAnswering, isSettledByAssent, lastMediatorTurn, type PatternStep, type SessionState } from "./state.ts";
import { hears, type Turn } from "./turn.ts";

/** The first reason why `events` may not follow `state`, in words with the event's seq and kind; null when they may. */
export function checkAppend(state: SessionState, events: readonly SessionEvent[]): string | null {
  const next = appended(state, events);
  return "refused" in next ? next.refused : null;
}

/** The state after `events`, each held against the rules; or the first reason why one may not follow. */
export function appended(state: SessionState, events: readonly SessionEvent[]): { state: SessionState } | { refused: string } {
  let now = state;
  for (const event of events) {
    const reason = orderFault(now, event) ?? fault(now, event);
    if (reason) return { refused: `event ${event.seq} (${event.kind}): ${reason}` };
    now = reduce(now, event);
  }
  return { state: now };
}

function orderFault(state: SessionState, event: SessionEvent): string | null {
  if (event.seq !== state.seq + 1) return `out of order: expected seq ${state.seq + 1}`;
  if (state.ended) return "the session has ended";
  if (event.kind === "session-started") return state.runSpec ? "the session has already started" : null;
  return state.runSpec ? null : "the session has not started";
}

function fault(state: SessionState, event: SessionEvent): string | null {
  switch (event.kind) {
    case "session-started": return startFault(event.payload);
    case "turn-spoken": return spokenFault(state, event.payload);
    case "strategy-recognised":
      return mediatorTurnFault(state, event.payload.turn) ?? partiesFault(state, event.payload.addressees) ?? topicsFault(state, event.payload.topics);
    case "move-read": return mediatorTurnFault(state, event.payload.turn);
    case "psychology-settled": return event.payload.turn === 0 ? null : mediatorTurnFault(state, event.payload.turn);
    case "speakers-chosen": return queueFault(state, event.payload);
    case "thought-recorded": return partiesFault(state, [event.payload.partyId]) ?? turnFault(state, event.payload.turn);
    case "belief-updated":
      if (event.payload.about === event.payload.partyId) return "a party holds beliefs about others only, not about itself";
      return partiesFault(state, [event.payload.partyId, event.payload.about]) ?? turnFault(state, event.payload.turn);
    case "mood-shown": return partiesFault(state, [event.payload.partyId]) ?? turnFault(state, event.payload.turn);
    case "behaviour-classified": return patternFault(state, event.payload);
    case "offer-made": return spokenByFault(state, event.payload) ?? termsFault(state, { [event.payload.topicId]: event.payload.value });
    case "interest-told": return spokenByFault(state, event.payload) ?? topicsFault(state, [event.payload.topicId]);
    case "term-drafted": return mediatorTurnFault(state, event.payload.turn) ?? termsFault(state, event.payload.terms);
    case "acceptance-changed": return acceptanceFault(state, event.payload);
    case "topic-scored": return topicsFault(state, [event.payload.topicId]) ?? turnFault(state, event.payload.turn);
    case "reward-given":
      if (state.rewards.some((r) => r.turn === event.payload.turn)) return "this mediator turn has its reward already";
      return mediatorTurnFault(state, event.payload.turn);
    case "stage-entered": return stageFault(state, event.payload);
    case "caucus-opened":
      if (state.caucus !== null) return `the private meeting with ${state.caucus} is still open`;
      return isAnswering(state) ? "the parties are still answering" : presentFault(state, event.payload.partyId);
    case "caucus-closed": return state.caucus === event.payload.partyId ? null : "no private meeting with this party is open";
    case "sharing-allowed": return releaseFault(state, event.payload);
    case "hint-given": return hintFault(state, event.payload);
    case "session-paused": return hereFault(state, event.payload.turn) ?? (isPaused(state) ? "the session is paused already" : null);
    case "session-resumed": return hereFault(state, event.payload.turn) ?? (isPaused(state) ? null : "the session is not paused");
    case "session-adjourned": return hereFault(state, event.payload.turn) ?? adjournFault(state, event.payload);
    case "next-steps-said": return nextStepsFault(state, event.payload.turn);
    case "party-withdrew": return presentFault(state, event.payload.partyId) ?? turnFault(state, event.payload.turn);
    case "turn-settled": return settledFault(state, event.payload.turn);
    case "session-ended": return endFault(state, event.payload);
  }
}

function startFault({ parties, topics }: EventPayload<"session-started">): string | null {
  if (new Set(parties).size !== parties.length) return "a party is named twice";
  return new Set(topics.map((t) => t.id)).size === topics.length ? null : "a topic is named twice";
}

function partiesFault(state: SessionState, ids: readonly string[]): string | null {
  const unknown = ids.find((id) => !state.parties.some((p) => p.id === id));
  return unknown === undefined ? null : `unknown party "${unknown}"`;
}

function presentFault(state: SessionState, id: string): string | null {
  return partiesFault(state, [id]) ?? (state.parties.some((p) => p.id === id && p.withdrew) ? `party "${id}" has withdrawn` : null);
}

function topicsFault(state: SessionState, ids: readonly string[]): string | null {
  const unknown = ids.find((id) => !state.topics.some((t) => t.id === id));
  return unknown === undefined ? null : `unknown topic "${unknown}"`;
}

function termsFault(state: SessionState, terms: Terms): string | null {
  const fits = (value: TopicValue, range: [number, number] | null): boolean => (range ? Number.isFinite(value) : typeof value === "string");
  const wrong = state.topics.find((t) => { const value = terms[t.id]; return value !== undefined && !fits(value, t.range); });
  return topicsFault(state, Object.keys(terms)) ?? (wrong ? `topic "${wrong.id}" needs ${wrong.range ? "a number" : "an option"}` : null);
}

function turnFault(state: SessionState, turn: number | null): string | null {
  return turn === null || turn <= state.turns.length ? null : `turn ${turn} has not been spoken`;
}

function mediatorTurnFault(state: SessionState, turn: number): string | null {
  return state.turns[turn - 1]?.speaker.seat === "mediator" ? null : `turn ${turn} is no turn of the mediator`;
}

function spokenByFault(state: SessionState, { turn, partyId }: { turn: number; partyId: string }): string | null {
  const speaker = state.turns[turn - 1]?.speaker;
  return speaker?.seat === "party" && speaker.partyId === partyId ? null : `turn ${turn} was not spoken by "${partyId}"`;
}

function spokenFault(state: SessionState, turn: Turn): string | null {
  const { audience, speaker } = turn;
  if (turn.turn !== state.turns.length + 1) return `expected turn ${state.turns.length + 1}, got ${turn.turn}`;
  const room = audience.room === "caucus" ? audience.with : null;
  if (room !== state.caucus) return room === null ? `the private meeting with ${state.caucus} is open` : `no private meeting with ${room} is open`;
  const named = partiesFault(state, audience.room === "joint" ? audience.to : [audience.with]) ?? (turn.terms ? termsFault(state, turn.terms) : null);
  if (named) return named;
  if (speaker.seat === "mediator") return isAnswering(state) ? "the parties are still answering the turn before" : null;
  if (!hears(speaker.partyId, audience)) return `party "${speaker.partyId}" is not in the room`;
  return presentFault(state, speaker.partyId) ?? (state.queue?.waiting.includes(speaker.partyId) ? null : `party "${speaker.partyId}" was not chosen to speak`);
}

function queueFault(state: SessionState, { turn, queue }: EventPayload<"speakers-chosen">): string | null {
  const answered = state.turns[turn - 1];
  if (turn !== lastMediatorTurn(state) || !answered) return `turn ${turn} is not the mediator's last`;
  if (turn <= state.settledTurn) return `turn ${turn} is settled`;
  if (new Set(queue).size !== queue.length) return "a party is chosen twice";
  const outside = queue.find((id) => !hears(id, answered.audience));
  return queue.reduce<string | null>((found, id) => found ?? presentFault(state, id), null) ?? (outside === undefined ? null : `party "${outside}" is not in the room`);
}

function patternFault(state: SessionState, { partyId, pattern, source, turn, cause }: EventPayload<"behaviour-classified">): string | null {
  const place = partiesFault(state, [partyId]) ?? turnFault(state, turn) ?? (cause === null ? null : mediatorTurnFault(state, cause));
  if (place || source === "text") return place;
  const steps = state.parties.find((p) => p.id === partyId)?.pattern ?? [];
  const far = (from: PatternStep | undefined): boolean => from !== undefined && Math.abs(stepsBetween(from.pattern, pattern)) > 1;
  // Measured from where the party stood before this round, so that two single steps in one round are caught as well.
  return far(steps.at(-1)) || far(steps.findLast((s) => s.cause !== cause)) ? "a party moves at most one behaviour pattern a round" : null;
}

function acceptanceFault(state: SessionState, { partyId, turn, termsTurn }: EventPayload<"acceptance-changed">): string | null {
  if (state.draft?.turn !== termsTurn) return `the terms of turn ${termsTurn} are not on the table`;
  const read = state.turns[termsTurn - 1];
  if (read && !hears(partyId, read.audience)) return `party "${partyId}" has not heard these terms`;
  return presentFault(state, partyId) ?? turnFault(state, turn);
}

function stageFault(state: SessionState, payload: EventPayload<"stage-entered">): string | null {
  const unasked = turnFault(state, payload.turn) ?? (payload.cause ? causeFault(state, payload.cause) : null);
  if (unasked) return unasked;
  const uncaused = payload.cause ? null : "a step from one stage to the next names the event that caused it";
  const refuse = (from: string): string => `the ${payload.model}-stage model has no step from ${from} to ${payload.stage}`;
  if (payload.model === "three") {
    const from = state.stages.three.at(-1)?.stage;
    return from === undefined ? (payload.stage === "understanding" ? null : refuse("the start")) : mayEnterThree(from, payload.stage) ? uncaused : refuse(from);
  }
  const from = state.stages.four.at(-1)?.stage;
  const withdrawn = dissenter(state) !== null;
  return from === undefined ? (payload.stage === "opening" ? null : refuse("the start")) : mayEnterFour(from, payload.stage, withdrawn) ? uncaused : refuse(from);
}

/** A stage names an event that is there: one the mediator's or the party's turn brought. */
function causeFault(state: SessionState, { event, turn, partyId }: StageCause): string | null {
  if (event === "strategy-recognised") return state.readings[turn] ? null : `the cause is no reading: turn ${turn} has none`;
  if (event === "term-drafted") return state.draft?.turn === turn ? null : `the cause is no draft: turn ${turn} put no terms on the table`;
  if (partyId === null) return `the cause "${event}" names no party`;
  if (event === "acceptance-changed") return state.draft?.answeredAt[partyId] === turn ? null : `the cause is no answer of "${partyId}" in turn ${turn}`;
  return spokenByFault(state, { turn, partyId });
}

/** Leave is given in the private room it is about, by who said the words, and once. */
function releaseFault(state: SessionState, { turn, partyId, said, words }: EventPayload<"sharing-allowed">): string | null {
  const unspoken = spokenByFault(state, { turn, partyId }) ?? spokenByFault(state, { turn: said, partyId });
  if (unspoken) return unspoken;
  const [leave, source] = [state.turns[turn - 1], state.turns[said - 1]];
  if (leave?.audience.room !== "caucus" || source?.audience.room !== "caucus") return "what was said at the table needs no leave";
  if (said > turn) return `turn ${said} came after the leave`;
  if (!source.text.includes(words)) return `turn ${said} does not hold these words`;
  return state.released.some((r) => r.said === said && r.words === words) ? "these words are free already" : null;
}

/** Between two rounds, after all turns so far. */
function hereFault(state: SessionState, turn: number): string | null {
  if (turn !== state.turns.length) return `expected it after turn ${state.turns.length}`;
  return isAnswering(state) ? "the parties are still answering" : null;
}

/** From the table, after something was said there since the last meeting, to a later day, and not without end. */
function adjournFault(state: SessionState, { turn, day }: SessionAdjourned): string | null {
  const last = state.adjournments.at(-1);
  if (state.caucus !== null) return `the private meeting with ${state.caucus} is open`;
  if (state.adjournments.length >= ADJOURN.timesAtMost) return `a session is adjourned ${ADJOURN.timesAtMost} times at most`;
  if (turn <= (last?.turn ?? 0)) return "nothing has been said since the last meeting";
  return last && day <= last.day ? `the next meeting comes after ${last.day}` : null;
}

/** Said aloud at the table, in the mediator's last turn, once. */
function nextStepsFault(state: SessionState, turn: number): string | null {
  if (turn !== lastMediatorTurn(state) || turn !== state.turns.length) return `turn ${turn} is not the mediator's, and the last`;
  if (state.turns[turn - 1]?.audience.room !== "joint") return "next steps are said to everybody";
  return state.nextSteps ? "the next steps were said already" : null;
}

/** One step at a time, for the turn now to be said. */
function hintFault(state: SessionState, hint: EventPayload<"hint-given">): string | null {
  if (!state.hintsAllowed) return "this session allows no hints";
  if (isAnswering(state)) return "the parties are still answering";
  if (hint.turn !== state.turns.length) return `expected a hint after turn ${state.turns.length}`;
  if (hint.room !== state.caucus) return state.caucus === null ? "no private meeting is open" : `the private meeting with ${state.caucus} is open`;
  const given = hintsHere(state.hints, hint.turn, hint.room).length;
  if (hint.step !== given + 1) return `step ${given + 1} of the hints comes next`;
  if (hint.step !== 1) return null;
  return partiesFault(state, hint.partyId === null ? [] : [hint.partyId]) ?? topicsFault(state, hint.topicId === null ? [] : [hint.topicId]);
}

/** Parties may still be waiting: a round that could not be played to its end is closed as it stands. */
function settledFault(state: SessionState, turn: number): string | null {
  return turn === lastMediatorTurn(state) && turn > state.settledTurn ? null : `turn ${turn} is not the one being answered`;
}

function endFault(state: SessionState, { outcome, by }: EventPayload<"session-ended">): string | null {
  const ends = { settled: "parties", breakdown: "parties", deadlock: "limit", closed: "mediator" } as const;
  if (ends[outcome] !== by) return `"${outcome}" is an end by the ${ends[outcome]}, not by the ${by}`;
  if (outcome === "settled" && !isSettledByAssent(state)) return "settled needs every party's yes to the same terms on every topic";
  return outcome === "breakdown" && !state.parties.some((p) => p.withdrew) ? "breakdown needs a party that withdrew" : null;
}
