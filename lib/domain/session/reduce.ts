// The reducer: one event in, the next state out. Total over every kind; never throws on events it may not know of.
import { EMPTY_STATE, type PartyState, type SessionState, type TopicState } from "./state.ts";
import type { EventPayload, SessionEvent } from "./events.ts";
import { resumed } from "./meeting.ts";
import type { Turn } from "./turn.ts";

function party(state: SessionState, id: string, change: (p: PartyState) => PartyState): SessionState {
  return { ...state, parties: state.parties.map((p) => (p.id === id ? change(p) : p)) };
}

function newParty(id: string): PartyState {
  return { id, pattern: [], patternFromText: [], mood: null, beliefs: {}, offers: {}, interestsTold: [], lastSpokeAt: null, lastAddressedAt: null, withdrew: false };
}

/** Folds one event into the state. Events already folded (seq not above state.seq) change nothing. */
export function reduce(state: SessionState, event: SessionEvent): SessionState {
  if (event.seq <= state.seq) return state;
  const next = apply(state, event);
  if (next === state) return { ...state, seq: event.seq };
  // Fresh, and nobody else has it yet: written to, since a second copy an event is what long logs spend their time on.
  next.seq = event.seq;
  return next;
}

/** Folds a whole log. */
export function replay(events: Iterable<SessionEvent>): SessionState {
  let state = EMPTY_STATE;
  for (const event of events) state = reduce(state, event);
  return state;
}

function apply(state: SessionState, event: SessionEvent): SessionState {
  switch (event.kind) {
    case "session-started": {
      const { runSpec, parties, topics, visibility, hints = false } = event.payload;
      return {
        ...state, runSpec, visibility, hintsAllowed: hints, startedAt: event.at,
        parties: parties.map(newParty),
        topics: topics.map((t): TopicState => ({ id: t.id, range: t.range, scores: [] })),
      };
    }
    case "turn-spoken": return spoken(state, event);
    case "strategy-recognised": {
      const reading = corrected(state.readings[event.payload.turn], event.payload);
      const next = { ...state, readings: { ...state.readings, [reading.turn]: reading } };
      return reading.addressees.reduce((s, id) => party(s, id, (p) => ({ ...p, lastAddressedAt: reading.turn })), next);
    }
    case "speakers-chosen": return { ...state, queue: { turn: event.payload.turn, waiting: event.payload.queue } };
    case "belief-updated": {
      const { partyId, about, goal, valence, flexibility, turn } = event.payload;
      return party(state, partyId, (p) => {
        const old = p.beliefs[about];
        const before = old ? { valence: old.valence, flexibility: old.flexibility } : null;
        return { ...p, beliefs: { ...p.beliefs, [about]: { turn, goal, valence, flexibility, before } } };
      });
    }
    case "mood-shown": return party(state, event.payload.partyId, (p) => ({ ...p, mood: event.payload.mood }));
    case "behaviour-classified": {
      const { partyId, pattern, turn, cause, source } = event.payload;
      const key = source === "state" ? "pattern" : "patternFromText";
      return party(state, partyId, (p) => ({ ...p, [key]: [...p[key], { turn, pattern, cause }] }));
    }
    case "offer-made": {
      const { partyId, topicId, value, turn } = event.payload;
      return party(state, partyId, (p) => ({ ...p, offers: { ...p.offers, [topicId]: [...(p.offers[topicId] ?? []), { turn, value }] } }));
    }
    case "interest-told":
      return party(state, event.payload.partyId, (p) => ({ ...p, interestsTold: [...p.interestsTold, event.payload.topicId] }));
    case "term-drafted": return { ...state, draft: { turn: event.payload.turn, terms: event.payload.terms, answers: {}, answeredAt: {} } };
    case "acceptance-changed": {
      const { partyId, termsTurn, answer, turn } = event.payload;
      const { draft } = state;
      if (!draft || draft.turn !== termsTurn) return state;
      return { ...state, draft: { ...draft, answers: { ...draft.answers, [partyId]: answer }, answeredAt: { ...draft.answeredAt, [partyId]: turn } } };
    }
    case "topic-scored": {
      const { topicId, turn, agreement } = event.payload;
      return { ...state, topics: state.topics.map((t) => (t.id === topicId ? { ...t, scores: [...t.scores, { turn, agreement }] } : t)) };
    }
    case "reward-given": return { ...state, rewards: [...state.rewards, event.payload] };
    case "stage-entered": return { ...state, stages: enterStage(state, event.payload) };
    case "caucus-opened":
      return { ...state, caucus: event.payload.partyId, caucuses: [...state.caucuses, { partyId: event.payload.partyId, fromTurn: state.turns.length + 1, toTurn: null }] };
    case "caucus-closed":
      return { ...state, caucus: null, caucuses: state.caucuses.map((c) => (c.toTurn === null ? { ...c, toTurn: state.turns.length } : c)) };
    case "sharing-allowed": return { ...state, released: [...state.released, event.payload] };
    case "hint-given": return { ...state, hints: [...state.hints, event.payload] };
    case "session-paused": return { ...state, pauses: [...state.pauses, { from: event.at, to: null }] };
    case "session-resumed": return { ...state, pauses: resumed(state.pauses, event.at) };
    case "session-adjourned": return { ...state, pauses: resumed(state.pauses, event.at), adjournments: [...state.adjournments, event.payload] };
    case "next-steps-said": return { ...state, nextSteps: event.payload };
    case "party-withdrew": return party(state, event.payload.partyId, (p) => ({ ...p, withdrew: true }));
    case "turn-settled": return { ...state, settledTurn: event.payload.turn, queue: null };
    case "session-ended": return { ...state, pauses: resumed(state.pauses, event.at), ended: { ...event.payload, at: event.at } };
    case "move-read": case "psychology-settled": case "thought-recorded": return state;
  }
}

/** A reading the trainee has corrected keeps the strategy named, whichever of the two came first; the rest is the reader's. */
function corrected(before: EventPayload<"strategy-recognised"> | undefined, now: EventPayload<"strategy-recognised">): EventPayload<"strategy-recognised"> {
  if (!before) return now;
  if (now.correctedBy !== null) return { ...before, strategies: now.strategies, correctedBy: now.correctedBy };
  return before.correctedBy === null ? now : { ...now, strategies: before.strategies, correctedBy: before.correctedBy };
}

function spoken(state: SessionState, event: Extract<SessionEvent, { kind: "turn-spoken" }>): SessionState {
  const turns = [...state.turns, { ...event.payload, at: event.at }];
  // Whoever speaks is back at the table.
  if (state.pauses.at(-1)?.to === null) state = { ...state, pauses: resumed(state.pauses, event.at) };
  const { speaker, turn } = event.payload;
  if (speaker.seat === "mediator") return meant(event.payload.audience).reduce((s, id) => party(s, id, (p) => ({ ...p, lastAddressedAt: turn })), { ...state, turns });
  const queue = state.queue ? { ...state.queue, waiting: state.queue.waiting.filter((id) => id !== speaker.partyId) } : null;
  return party({ ...state, turns, queue }, speaker.partyId, (p) => ({ ...p, lastSpokeAt: turn }));
}

/** Parties a turn was addressed to by its sender: known to every viewer, however the words were read. */
function meant(audience: Turn["audience"]): readonly string[] {
  return audience.room === "caucus" ? [audience.with] : audience.to;
}

function enterStage(state: SessionState, payload: Extract<SessionEvent, { kind: "stage-entered" }>["payload"]): SessionState["stages"] {
  const { turn, cause } = payload;
  return payload.model === "three"
    ? { ...state.stages, three: [...state.stages.three, { turn, stage: payload.stage, cause }] }
    : { ...state.stages, four: [...state.stages.four, { turn, stage: payload.stage, cause }] };
}
