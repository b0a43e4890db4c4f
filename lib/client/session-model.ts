// The shape of a session in the browser and how stream messages change it. Pure: the store calls it in its actions.
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { reduce } from "@/lib/domain/session/reduce.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { PostTurnBody } from "@/lib/wire/session.ts";
import type { StreamMessage } from "@/lib/wire/stream.ts";
import type { Failure } from "./api.ts";
import type { KeptDraft, PendingTurn } from "./drafts.ts";
import { gather, type Insight } from "./insight.ts";
import type { Connection } from "./stream.ts";

/** A speech still being spoken. */
export interface PartialSpeech { turn: number; partyId: string; text: string }

/** Where the words in the composer are kept. */
export type Keeping = "empty" | "saving" | "kept" | "here" | "nowhere";

/** What a person says: words, to whom (empty: everyone), and terms read out with them. */
export type Saying = Pick<PostTurnBody, "text" | "to" | "terms" | "details" | "strategy">;

/** `turn` is set once the server has it; it is shown as sending until its event arrives. */
export interface Sending extends PendingTurn { turn: number | null }

export interface SessionModel {
  sessionId: string;
  state: SessionState;
  insight: Insight;
  /** In order of turn; the finished turn of the same number replaces it. */
  partials: PartialSpeech[];
  connection: Connection;
  draft: KeptDraft;
  keeping: Keeping;
  sending: Sending | null;
  /** The last turn the server took, until its answers are settled: said again with the same id it asks for them anew. */
  lastSent: PendingTurn | null;
  ending: boolean;
  /** The door is being opened or closed. */
  moving: boolean;
  problem: (Failure | { kind: "too-long" }) | null;
  /** When saying it again is allowed after "slow down", ms since 1970. */
  waitUntil: number | null;
  /** Turns to read out, oldest first; at most the last five. */
  announced: number[];
  /** When anything of the round last arrived, ms since 1970; 0 before the page woke up. A long silence is told. */
  heardAt: number;
  /** Since when the line is not there, ms since 1970; null while it is. */
  brokeAt: number | null;
}

/** The party that will speak next, as far as it is known: chosen, or the one addressed. */
export function nextSpeaker({ state, sending, partials }: Pick<SessionModel, "state" | "sending" | "partials">): string | null {
  if (partials.length > 0) return null;
  if (sending?.privateWith) return sending.privateWith;
  if (sending !== null) return sending.to.length === 1 ? (sending.to[0] ?? null) : null;
  if (state.queue) return state.queue.waiting[0] ?? null;
  const asked = state.turns.findLast((t) => t.speaker.seat === "mediator")?.audience;
  if (!asked) return null;
  if (asked.room === "caucus") return asked.with;
  return asked.to.length === 1 ? (asked.to[0] ?? null) : null;
}

/** Folds what the stream brought. Messages of another session change nothing. */
export function receive(model: SessionModel, sessionId: string, messages: readonly StreamMessage[]): SessionModel {
  if (sessionId !== model.sessionId) return model;
  return messages.reduce((m, message) => {
    if (message.type === "event") return receiveEvent(m, message.event);
    if (message.type === "partial") return receivePartial(m, message);
    return m;
  }, model);
}

/** Folds one event of the log; one already folded changes nothing. */
export function receiveEvent(model: SessionModel, event: SessionEvent): SessionModel {
  if (event.seq <= model.state.seq) return model;
  const next: SessionModel = { ...model, state: reduce(model.state, event), insight: gather(model.insight, event) };
  if (event.kind === "turn-settled" || event.kind === "session-ended") return { ...next, partials: [], lastSent: null, problem: without(next.problem, "answering") };
  if (event.kind !== "turn-spoken") return next;
  const { turn, speaker, text } = event.payload;
  const partials = next.partials.filter((p) => p.turn > turn);
  return speaker.seat === "mediator" ? acknowledge({ ...next, partials }, turn, text) : { ...next, partials };
}

/** The mediator's own turn came back in the record: it is no longer being sent, and is not said a second time. */
function acknowledge(model: SessionModel, turn: number, text: string): SessionModel {
  const { sending, draft } = model;
  const isPending = (p: PendingTurn | null): boolean => p !== null && turn > p.afterTurn && p.text === text;
  const mine = sending !== null && (sending.turn === turn || isPending(sending));
  const left = isPending(draft.pending)
    ? { ...draft, pending: null, terms: null, text: draft.text.trim() === text ? "" : draft.text }
    : draft;
  return { ...model, sending: mine ? null : sending, draft: left, problem: mine || left !== draft ? without(without(model.problem, "offline"), "answering") : model.problem };
}

/** A problem that has passed is not told any longer. */
function without(problem: SessionModel["problem"], kind: Failure["kind"]): SessionModel["problem"] {
  return problem?.kind === kind ? null : problem;
}

function receivePartial(model: SessionModel, message: PartialSpeech): SessionModel {
  // Late or repeated pieces: the turn is in the record already, or we hold more of the same speech.
  if (message.turn <= model.state.turns.length) return model;
  const held = model.partials.find((p) => p.turn === message.turn);
  if (held && held.partyId === message.partyId && held.text.startsWith(message.text)) return model;
  const partial: PartialSpeech = { turn: message.turn, partyId: message.partyId, text: message.text };
  const partials = [...model.partials.filter((p) => p.turn !== message.turn), partial].sort((a, b) => a.turn - b.turn);
  return { ...model, partials };
}
