// The state of a session: the fold of its events by one pure reducer, the same in server and browser.
// A viewer who may not see some events folds the rest: every field has a meaning for "not known" (null or empty).
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Mood } from "@/lib/domain/party/mood.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { FourStage, ThreeStage } from "@/lib/domain/stage/stage.ts";
import type { HintGiven } from "./hint.ts";
import type { NextStepsSaid, Pause, SessionAdjourned } from "./meeting.ts";
import type { EventPayload, Outcome, Reward, StageCause } from "./events.ts";
import type { RunSpec, Visibility } from "./run-spec.ts";
import type { Turn } from "./turn.ts";

export interface PatternStep { turn: number | null; pattern: BehaviourPattern; cause: number | null }
export interface Belief { turn: number | null; goal: string; valence: number; flexibility: number; before: { valence: number; flexibility: number } | null }
export interface PartyState {
  id: string;
  /** Behaviour pattern from state, in order; first entry is the start. Empty: not known to this viewer. */
  pattern: PatternStep[];
  patternFromText: PatternStep[];
  mood: Mood | null;
  /** By the id of the other party. */
  beliefs: Record<string, Belief>;
  /** Spoken offers per topic, oldest first. */
  offers: Record<string, { turn: number; value: TopicValue }[]>;
  interestsTold: string[];
  lastSpokeAt: number | null;
  lastAddressedAt: number | null;
  withdrew: boolean;
}
export interface TopicState { id: string; range: [number, number] | null; scores: { turn: number; agreement: number }[] }
/** A stage, the round it was entered in, and the event that caused it (null: at the start). */
export interface StageEntry<S> { turn: number | null; stage: S; cause: StageCause | null }
export interface SpokenTurn extends Turn { at: string }
export interface SessionState {
  runSpec: RunSpec | null;
  visibility: Visibility | null;
  seq: number;
  startedAt: string | null;
  turns: SpokenTurn[];
  parties: PartyState[];
  topics: TopicState[];
  readings: Record<number, EventPayload<"strategy-recognised">>;
  rewards: { turn: number; reward: Reward }[];
  stages: { three: StageEntry<ThreeStage>[]; four: StageEntry<FourStage>[] };
  /** The party in the private room; null: everybody is at the table. */
  caucus: string | null;
  caucuses: { partyId: string; fromTurn: number; toTurn: number | null }[];
  /** What parties allowed to be told outside the private room it was said in, in order. */
  released: EventPayload<"sharing-allowed">[];
  hintsAllowed: boolean;
  /** Help given so far, in order. */
  hints: HintGiven[];
  /** Spans in which the clock stood, oldest first. */
  pauses: Pause[];
  /** Meetings put off to a later day, oldest first. */
  adjournments: SessionAdjourned[];
  /** What was said to come after a respectful close; null: nothing was. */
  nextSteps: NextStepsSaid | null;
  /** The last terms put on the table, each party's last answer to them, and the turn of that answer. */
  draft: { turn: number; terms: Terms; answers: Record<string, "yes" | "not-yet" | "no">; answeredAt: Record<string, number> } | null;
  /** Parties still to answer the last mediator turn, in order. Null: not chosen yet or all done. */
  queue: { turn: number; waiting: string[] } | null;
  /** The last mediator turn whose consequences are all recorded; 0 before the first. */
  settledTurn: number;
  ended: { outcome: Outcome; by: "parties" | "mediator" | "limit"; at: string } | null;
}

export const EMPTY_STATE: SessionState = {
  runSpec: null, visibility: null, seq: 0, startedAt: null, turns: [], parties: [], topics: [], readings: {}, rewards: [],
  stages: { three: [], four: [] }, caucus: null, caucuses: [], released: [], hintsAllowed: false, hints: [], pauses: [], adjournments: [], nextSteps: null, draft: null, queue: null, settledTurn: 0, ended: null,
};

/** Turn number of the last mediator turn, 0 if none. */
export function lastMediatorTurn(state: SessionState): number {
  return state.turns.findLast((t) => t.speaker.seat === "mediator")?.turn ?? 0;
}

/** True while parties are still to answer the last mediator turn. */
export function isAnswering(state: SessionState): boolean {
  return state.ended === null && lastMediatorTurn(state) > state.settledTurn;
}

/** Mean agreement over topics, 0–1; null when nothing about topics is known to this viewer. */
export function consensus(state: SessionState): number | null {
  if (state.topics.length === 0 || state.topics.every((t) => t.scores.length === 0)) return null;
  const last = state.topics.map((t) => t.scores.at(-1)?.agreement ?? 0);
  return last.reduce((a, b) => a + b, 0) / last.length;
}

/** A party that answered the terms on the table with anything but yes, the first to do so; null when none did. Silence is no answer. */
export function dissenter(state: SessionState): string | null {
  return state.parties.find(({ id }) => (state.draft?.answers[id] ?? "yes") !== "yes")?.id ?? null;
}

/** Every party said yes to the same terms, and the terms cover every topic. */
export function isSettledByAssent(state: SessionState): boolean {
  const draft = state.draft;
  if (!draft || state.parties.length === 0) return false;
  return state.topics.every((t) => t.id in draft.terms) && state.parties.every((p) => draft.answers[p.id] === "yes");
}
