// The live line of a session: all events after the reader's last, then what happens, as its reader may see it.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { isDatabaseAway } from "@/lib/adapters/db/failures.ts";
import { readPartial } from "@/lib/adapters/db/partials.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { projector } from "@/lib/wire/project.ts";
import { encodeMessage } from "@/lib/wire/stream.ts";
import { AppError, isAppError } from "../errors.ts";
import { logError } from "../log.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { read, viewerOf, type SessionAccess } from "./access.ts";
import type { SessionSignal } from "./hub.ts";
import { resumeIfOwed } from "./resume.ts";

/** A comment at least this often keeps proxies from closing the line, and the reader's rights are looked at again. */
const HEARTBEAT_MS = 15_000;

export interface StreamInput {
  after: number;
  /** Aborts when the reader is gone. */
  signal: AbortSignal;
  /** Whether the reader is still signed in, asked at every heartbeat. */
  recheck: () => Promise<boolean>;
  heartbeatMs?: number;
}

/** Throws not-found before anything is sent. The generator yields server-sent events and ends when the reader may no longer listen. */
export async function streamSession(person: PersonView, sessionId: string, input: StreamInput, rt: Runtime = runtime()): Promise<AsyncGenerator<string, void>> {
  if (rt.stopping) throw new AppError("unavailable");
  const access = await read(rt, person, sessionId);
  resumeIfOwed(rt, access);
  return messages(rt, person, access, input);
}

async function* messages(rt: Runtime, person: PersonView, access: SessionAccess, { after, signal, recheck, heartbeatMs = HEARTBEAT_MS }: StreamInput): AsyncGenerator<string, void> {
  const inbox = new Inbox(rt, access.id, signal, after);
  let lastTurn = 0;
  let project = projector(access.viewer);
  let opened = false;
  try {
    for (;;) {
      if (inbox.takeNews()) {
        for (const event of await eventsAfter(rt.db, access.id, inbox.cursor)) {
          inbox.cursor = event.seq;
          if (event.kind === "turn-spoken") lastTurn = event.payload.turn;
          const seen = project(event);
          if (seen) yield encodeMessage({ type: "event", event: seen });
          if (event.kind === "session-ended") project = projector(viewerOf(access.as, access.visibility, true));
        }
      }
      const heard = inbox.takePartial();
      // At the start, and when it was too long to be told, the speech so far is in its row.
      const partial = !opened || heard?.text === null ? await readPartial(rt.db, access.id) : heard;
      if (partial && partial.text !== null && partial.turn > lastTurn) yield encodeMessage({ type: "partial", turn: partial.turn, partyId: partial.partyId, text: partial.text });
      if (!opened) {
        opened = true;
        yield encodeMessage({ type: "ready", seq: inbox.cursor });
      }
      if (signal.aborted || inbox.closing) return;
      if (await inbox.wait(heartbeatMs)) continue;
      if (!(await recheck())) return;
      await read(rt, person, access.id);
      yield ": still here\n\n";
    }
  } catch (error) {
    // The reader opens the line again and is told then what is the matter.
    if (!isAppError(error)) logError(isDatabaseAway(error) ? "stream-without-database" : "stream", error, { sessionId: access.id });
  } finally {
    inbox.close();
  }
}

/** Signals that came since the last look. Of the speech so far only the latest counts. */
class Inbox {
  closing = false;
  private partial: Extract<SessionSignal, { type: "partial" }> | null = null;
  private news = true;
  private wake: (() => void) | null = null;
  private readonly unsubscribe: () => void;
  private readonly onAbort = (): void => this.wake?.();

  /** `cursor`: seq of the last event read. */
  constructor(rt: Runtime, sessionId: string, private readonly signal: AbortSignal, public cursor: number) {
    this.unsubscribe = rt.hub.subscribe(sessionId, (s) => this.receive(s));
    signal.addEventListener("abort", this.onAbort);
  }

  private receive(signal: SessionSignal): void {
    if (signal.type === "partial") this.partial = signal;
    else if (signal.type === "rows") this.news ||= signal.seq > this.cursor;
    else if (signal.type === "look") this.news = true;
    else this.closing = true;
    this.wake?.();
  }

  /** Whether rows beyond the cursor may be there; asked once, it is forgotten. */
  takeNews(): boolean {
    const news = this.news;
    this.news = false;
    return news;
  }

  takePartial(): Inbox["partial"] {
    const partial = this.partial;
    this.partial = null;
    return partial;
  }

  /** Waits for a signal; false when `ms` passed without one. */
  wait(ms: number): Promise<boolean> {
    if (this.news || this.partial || this.closing || this.signal.aborted) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => { this.wake = null; resolve(false); }, ms);
      this.wake = () => { clearTimeout(timer); this.wake = null; resolve(true); };
    });
  }

  close(): void {
    this.unsubscribe();
    this.signal.removeEventListener("abort", this.onAbort);
  }
}
