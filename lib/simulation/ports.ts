// What the simulation needs from outside, as small records of functions. Nothing here knows a vendor, a clock or a database.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { Mood } from "@/lib/domain/party/mood.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import type { Engine, RunSpec } from "@/lib/domain/session/run-spec.ts";
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";

/** What an engine is given at every step: the case, the run's conditions, the log so far and its fold. */
export interface EngineContext {
  file: CaseFile;
  spec: RunSpec;
  events: readonly SessionEvent[];
  state: SessionState;
}

/**
 * Plays all parties of a session. Each method returns one atomic batch; together they make the round of one
 * mediator turn. Deterministic engines give the same batches for the same context.
 */
export interface PartyEngine {
  name: Engine;
  /** Hash or version of parameters and weights; part of the RunSpec. */
  version: string;
  /** First readings, right after `session-started`: psychology-settled (turn 0), behaviour-classified, belief-updated, mood-shown per party. */
  open(input: { file: CaseFile; spec: RunSpec }): Promise<NewEvent[]>;
  /** Hears a mediator turn: strategy-recognised, move-read, term-drafted (when terms were put), psychology-settled, speakers-chosen. */
  hear(context: EngineContext, turn: Turn): Promise<NewEvent[]>;
  /**
   * Speaks for one party: yields pieces of speech as they come, returns the batch that records it: turn-spoken first
   * (text equal to the pieces joined), then what it shows (offer-made, interest-told, acceptance-changed, belief-updated, behaviour-classified, mood-shown, thought-recorded).
   */
  speak(context: EngineContext, input: { partyId: string; turn: number; answers: Turn }): AsyncGenerator<string, NewEvent[]>;
  /** What follows for those who did not speak: acceptance-changed, belief-updated, behaviour-classified, mood-shown, party-withdrew, and reward-given. */
  settle(context: EngineContext, turn: Turn): Promise<NewEvent[]>;
  /** Days between two meetings, after the last round is settled: psychology-settled, and what shows of it at the next (belief-updated, mood-shown). */
  passDays(context: EngineContext, days: number): Promise<NewEvent[]>;
}

/** What a mediator may see in the `dialogue` view: never weights, reserves, secrets, meters or thoughts. */
export interface MediatorView {
  case: PublicCase;
  turns: readonly SpokenTurn[];
  stage: SessionState["stages"];
  /** Spoken offers per party and topic, as an attentive listener would have noted them. */
  offers: { partyId: string; topicId: string; turn: number; value: number | string }[];
  interestsTold: { partyId: string; topicId: string }[];
  moods: { partyId: string; mood: Mood | null }[];
  draft: SessionState["draft"];
  turnsLeft: number;
}

export type MediatorAct =
  | { kind: "speak"; to: string[]; private: string | null; text: string; terms: Terms | null }
  | { kind: "close" };

/** One mediator: a person at the keyboard, an AI mediator, or a program outside. */
export interface Mediator {
  name: string;
  act(view: MediatorView): Promise<MediatorAct>;
}

/** A mediator is made per session, with the run's seed, so that it may keep its own memory. */
export type MediatorFactory = (input: { seed: number; file: PublicCase }) => Mediator;
