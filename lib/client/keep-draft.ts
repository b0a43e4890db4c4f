// Keeps the draft of an open session: on this device at every change, on the server a moment after the last.
import type { DraftStore, KeptDraft } from "./drafts.ts";
import type { SessionApi } from "./api.ts";
import type { SessionModel } from "./session-model.ts";

/** After the last key press, before the server gets the words. */
const SETTLE_MS = 800;
/** After the server could not take them, unless it said how long. */
const AGAIN_MS = 10_000;

export interface KeeperDeps { api: SessionApi; drafts: DraftStore; later: (ms: number, act: () => void) => () => void }
type Set = (change: Partial<SessionModel>) => void;

export interface DraftKeeper {
  start: (draft: KeptDraft) => void;
  change: (change: Partial<KeptDraft>) => void;
  /** Writes down a draft that was changed by a sending or by the record. */
  settle: () => void;
  retry: () => void;
  flush: () => void;
  stop: () => void;
}

/** `set` and `get` are the store's. */
export function draftKeeper(set: Set, get: () => SessionModel, deps: KeeperDeps): DraftKeeper {
  let callOff: (() => void) | null = null;
  let shelved: KeptDraft | null = null;
  let left = false;

  const shelve = (draft: KeptDraft): boolean => {
    shelved = draft;
    return deps.drafts.save(draft);
  };
  const wait = (ms = SETTLE_MS): void => {
    callOff?.();
    callOff = deps.later(ms, () => void upload());
  };
  const upload = async (lastChance = false): Promise<void> => {
    callOff?.();
    callOff = null;
    const { draft } = get();
    if (draft.synced) return;
    const answer = await deps.api.putDraft(draft.text, draft.room ?? null, lastChance);
    const now = get().draft;
    if (answer.ok) {
      // Typed on meanwhile: the next upload is already on its way.
      if (now.text !== draft.text || (now.room ?? null) !== (draft.room ?? null)) return;
      const kept = { ...now, synced: true };
      shelve(kept);
      set({ draft: kept, keeping: kept.text === "" ? "empty" : "kept" });
      return;
    }
    // A background refusal never touches the words and never reloads; the stream tells of a lost sign-in.
    set({ keeping: deps.drafts.save(now) ? "here" : "nowhere" });
    const { failure } = answer;
    if (left) return;
    if (failure.kind === "slow-down") wait(failure.waitSeconds * 1000);
    else if (failure.kind === "failed" || failure.kind === "offline") wait(AGAIN_MS);
  };

  return {
    start(draft) {
      left = false;
      shelve(draft);
      set({ draft, keeping: draft.text === "" ? "empty" : draft.synced ? "kept" : "saving" });
      if (!draft.synced) wait();
    },
    change(change) {
      const before = get().draft;
      // The first words belong to the room they are written in, and keep it until the mediator takes them along.
      const room = before.text.trim() === "" ? get().state.caucus : (before.room ?? null);
      const draft = { ...before, room, ...change, synced: false };
      const held = shelve(draft);
      const words = draft.text === "" ? "empty" : "saving";
      set({ draft, keeping: held || words === "empty" ? words : "nowhere" });
      wait();
    },
    settle() {
      const { draft } = get();
      if (draft === shelved) return;
      shelve(draft);
      set({ keeping: draft.text === "" ? "empty" : get().keeping });
      if (!draft.synced) wait();
    },
    retry: () => { if (!get().draft.synced) wait(); },
    flush: () => { if (!get().draft.synced) void upload(true); },
    stop: () => {
      left = true;
      if (callOff) void upload(true);
    },
  };
}
