// Writing a session under its lease: taken, kept alive while the work goes on, given up with the last batch.
import { releaseLease, renewLease, takeLease } from "@/lib/adapters/db/leases.ts";
import { savePartial } from "@/lib/adapters/db/partials.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { logError } from "../log.ts";
import type { Runtime } from "../runtime.ts";

/** Another node writes this session now, or it has ended: what this one still had to say is void. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

export interface Writer {
  /** Stores a batch. `release`: it is the last. Throws LeaseLost when it may not. */
  append(events: readonly SessionEvent[], release: boolean): Promise<void>;
  /** Shows the speech so far; it is in no record until its turn is appended. */
  show(turn: number, partyId: string, text: string): void;
}

/** How often the speech so far is stored for reloads and other nodes, ms. */
const PARTIAL_EVERY_MS = 250;

/** Runs `work` as the session's only writer. Null when somebody else is. */
export async function withLease<T>(rt: Runtime, sessionId: string, work: (writer: Writer) => Promise<T>): Promise<{ value: T } | null> {
  const ttlMs = rt.settings.CAUCUS_LEASE_MS;
  const token = await takeLease(rt.db, { sessionId, holder: rt.node, ttlMs });
  if (token === null) return null;
  let lost = false;
  let released = false;
  const heartbeat = setInterval(() => {
    renewLease(rt.db, { sessionId, token, ttlMs }).then((kept) => { lost ||= !kept; }, (error: unknown) => logError("lease-renewal", error, { sessionId }));
  }, ttlMs / 3);
  heartbeat.unref();

  let saving: Promise<void> = Promise.resolve();
  let savedAt = 0;
  const writer: Writer = {
    async append(events, release) {
      // A late partial would outlive the turn it belongs to.
      await saving;
      if (lost || !(await appendEvents(rt.db, { sessionId, events, token, release }))) throw new LeaseLost();
      released ||= release;
      savedAt = 0;
    },
    show(turn, partyId, text) {
      rt.hub.publish(sessionId, { type: "partial", turn, partyId, text });
      const now = rt.now().getTime();
      if (now - savedAt < PARTIAL_EVERY_MS) return;
      savedAt = now;
      saving = saving.then(() => savePartial(rt.db, { sessionId, token, node: rt.node, turn, partyId, text })).catch((error: unknown) => logError("partial", error, { sessionId }));
    },
  };
  try {
    return { value: await work(writer) };
  } finally {
    clearInterval(heartbeat);
    await saving;
    if (!released && !lost) await releaseLease(rt.db, { sessionId, token }).catch((error: unknown) => logError("lease-release", error, { sessionId }));
  }
}
