// One announcement per finished turn, for screen readers: a turn is read out when what it changed has arrived too.
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import type { SessionModel } from "./session-model.ts";

/** A turn's changes come in the same breath; after this long without more they are taken as whole. */
const BREATH_MS = 500;
/** Kept in the live region; older ones are in the transcript. */
const KEEP = 5;

export interface Announcer {
  /** From now on turns are read out; what came before was history. */
  begin: () => void;
  heard: (events: readonly SessionEvent[]) => void;
  stop: () => void;
}

/** `set` and `get` are the store's. */
export function announcer(set: (change: Partial<SessionModel>) => void, get: () => SessionModel, deps: { later: (ms: number, act: () => void) => () => void }): Announcer {
  let live = false;
  let waiting: number | null = null;
  let callOff: (() => void) | null = null;

  const say = (): void => {
    callOff?.();
    callOff = null;
    if (waiting === null) return;
    set({ announced: [...get().announced, waiting].slice(-KEEP) });
    waiting = null;
  };
  return {
    begin: () => { live = true; },
    heard(events) {
      if (!live) return;
      for (const event of events) {
        if (event.kind === "turn-spoken") {
          say();
          waiting = event.payload.turn;
        }
        if (event.kind === "turn-settled" || event.kind === "session-ended") say();
      }
      callOff?.();
      callOff = waiting === null ? null : deps.later(BREATH_MS, say);
    },
    stop: () => callOff?.(),
  };
}
