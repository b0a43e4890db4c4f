// Who on this node listens to which session. Rows are announced by the database to every node; speech so far goes to this
// node's listeners at once and to the others through the database, at most every 250 ms.
import type { Signal } from "@/lib/adapters/db/channel.ts";

export type SessionSignal =
  | { type: "rows"; seq: number }
  | { type: "partial"; turn: number; partyId: string; text: string | null }
  /** Notifications may have been missed: look at the rows. */
  | { type: "look" }
  /** This node stops: end the stream, the reader comes back elsewhere. */
  | { type: "closing" };

export interface Hub {
  subscribe(sessionId: string, listener: (signal: SessionSignal) => void): () => void;
  /** Tells this node's listeners only. */
  publish(sessionId: string, signal: SessionSignal): void;
  receive(signal: Signal): void;
  lookAll(): void;
  closeAll(): void;
  listeners(): number;
}

export function createHub(node: string): Hub {
  const bySession = new Map<string, Set<(signal: SessionSignal) => void>>();
  const publish = (sessionId: string, signal: SessionSignal): void => {
    for (const listener of bySession.get(sessionId) ?? []) listener(signal);
  };
  const publishAll = (signal: SessionSignal): void => {
    for (const sessionId of [...bySession.keys()]) publish(sessionId, signal);
  };
  return {
    subscribe(sessionId, listener) {
      const set = bySession.get(sessionId) ?? new Set();
      bySession.set(sessionId, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && bySession.get(sessionId) === set) bySession.delete(sessionId);
      };
    },
    publish,
    receive(signal) {
      if (signal.type === "rows") publish(signal.sessionId, { type: "rows", seq: signal.seq });
      else if (signal.node !== node) publish(signal.sessionId, { type: "partial", turn: signal.turn, partyId: signal.partyId, text: signal.text });
    },
    lookAll: () => publishAll({ type: "look" }),
    closeAll: () => publishAll({ type: "closing" }),
    listeners: () => [...bySession.values()].reduce((n, set) => n + set.size, 0),
  };
}
