// What the rehearsal engine needs from the language side: a reader (mediator's words → Move) and a writer
// (SpeechIntent → a party's words). Both are synchronous and deterministic: same input, same output.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Rng } from "@/lib/domain/rng.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import type { Move } from "./move.ts";
import type { SpeechIntent } from "./speech-intent.ts";

export interface ReaderInput {
  file: CaseFile;
  /** The mediator turn to read. Its `terms`, when attached from the agreement sheet, are put as they stand. */
  turn: Turn;
  /**
   * The fold of the log. `turn` itself is its last turn: leave it out when comparing with what was said before.
   * Holds all that is audible: turns of both rooms, spoken offers, interests told, the draft. Relevance to a party
   * may use only turns that party heard (lib/domain/session/turn.ts, `hears`).
   */
  state: SessionState;
}

/**
 * Reads one mediator turn. Never throws on any text; unreadable words are `others`, off task, relevance 0.
 * `addressees` are party ids of the case who hear the turn (in a private room only that party); empty: everyone in the room.
 * `terms` hold only topics of the case, numbers within the topic's range and known option ids.
 */
export type ReadMove = (input: ReaderInput) => Move;

export interface WriterInput {
  file: CaseFile;
  partyId: string;
  intent: SpeechIntent;
  state: SessionState;
  /** The words being answered. Empty: nobody asked (a party begins of itself). */
  mediatorText: string;
  /** Everything this party has said in this session, oldest first; not to be repeated. */
  said: readonly string[];
  /** Seeded for this party and turn: the only dice of the writer. */
  rng: Rng;
}

/**
 * Words for one intent, in the case's language, 1 or more characters. Uses only the case file's public texts and this
 * party's own speech material; when `intent.offer` or `intent.terms` name a figure, that figure stands in the words,
 * unless the party has answered the same figures before: it does not read them back twice.
 */
export type WriteSpeech = (input: WriterInput) => string;

/** The language side as the engine takes it. `version` names reader weights and grammar; it becomes part of the engine version. */
export interface Language {
  version: string;
  readMove: ReadMove;
  writeSpeech: WriteSpeech;
}
