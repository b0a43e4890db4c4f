// Saying a turn: shown at once, sent once, and never lost. The id stays with the words until the server has answered for them.
import { isAnswering, lastMediatorTurn } from "@/lib/domain/session/state.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { characters } from "@/lib/wire/text.ts";
import type { SessionApi } from "./api.ts";
import { isSameTurn, unsaid, type PendingTurn } from "./drafts.ts";
import type { DraftKeeper } from "./keep-draft.ts";
import type { Saying, SessionModel } from "./session-model.ts";

export interface SendTools {
  set: (change: Partial<SessionModel>) => void;
  get: () => SessionModel;
  deps: { api: SessionApi; now: () => number; newId: () => string };
  keeper: DraftKeeper;
  catchUp: () => Promise<void>;
  /** Opens the line again if it was given up. */
  comeBack: () => void;
}

/** Why nothing can be said now; null: it can. */
export function whyNot(model: SessionModel, text: string, now: number): "empty" | "sending" | "answering" | "ended" | "too-long" | "slow-down" | null {
  if (model.sending !== null) return "sending";
  if (model.state.ended !== null) return "ended";
  if (isAnswering(model.state)) return "answering";
  if (text.trim() === "") return "empty";
  if (characters(text.trim()) > LIMITS.turnCharacters) return "too-long";
  return model.waitUntil !== null && model.waitUntil > now ? "slow-down" : null;
}

/** Whether the draft was written in another room than the one the mediator is in now: it must be looked at before it is said here. */
export function isFromOtherRoom({ draft, state }: Pick<SessionModel, "draft" | "state">): boolean {
  return state.ended === null && draft.text.trim() !== "" && (draft.room ?? null) !== state.caucus;
}

/**
 * Says `saying`. `fromDraft`: the words leave the composer and come back when they could not be said. True when the server has them.
 * A second call while one is under way does nothing.
 */
export async function sendTurn({ set, get, deps, keeper, catchUp, comeBack }: SendTools, saying: Saying, fromDraft: boolean): Promise<boolean> {
  if (whyNot(get(), saying.text, deps.now()) !== null) return false;
  const { draft, state } = get();
  const privateWith = state.caucus;
  const words = { text: saying.text.trim(), to: privateWith === null ? saying.to : [], terms: saying.terms, details: saying.terms === null ? undefined : saying.details, privateWith, strategy: saying.strategy ?? null };
  const pending: PendingTurn = draft.pending && isSameTurn(draft.pending, words)
    ? draft.pending
    : { clientTurnId: deps.newId(), ...words, afterTurn: lastMediatorTurn(state) };

  set({
    sending: { ...pending, turn: null }, problem: null, waitUntil: null, heardAt: deps.now(),
    draft: { ...draft, pending, ...(fromDraft ? { text: "", to: [], terms: null, strategy: null, synced: false } : {}) },
  });
  keeper.settle();

  const answer = await deps.api.postTurn({ clientTurnId: pending.clientTurnId, ...words });
  const now = get();
  if (!answer.ok) {
    // The record may have brought the turn while the answer got lost.
    if (now.sending === null) return true;
    set({
      sending: null, problem: answer.failure,
      waitUntil: answer.failure.kind === "slow-down" ? deps.now() + answer.failure.waitSeconds * 1000 : null,
      draft: fromDraft ? unsaid(now.draft, pending) : now.draft,
    });
    keeper.settle();
    return false;
  }
  const known = now.state.turns.some((t) => t.turn === answer.value.turn);
  set({
    sending: known || now.sending === null ? null : { ...now.sending, turn: answer.value.turn },
    lastSent: pending, heardAt: deps.now(),
    draft: { ...now.draft, pending: null },
  });
  keeper.settle();
  comeBack();
  if (get().connection !== "live") await catchUp();
  return true;
}
