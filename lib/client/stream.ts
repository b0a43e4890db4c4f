// The live line of a session: opens the stream after the last event known, opens it again with growing pauses when it breaks,
// and asks for whole events instead when something between holds the stream back.
import { decodeMessage, type StreamMessage } from "@/lib/wire/stream.ts";
import type { Fetcher } from "./api.ts";
import { readEvents } from "./sse.ts";

export const CONNECTIONS = ["connecting", "live", "reconnecting", "offline", "signed-out", "gone", "outdated", "closed"] as const;
export type Connection = (typeof CONNECTIONS)[number];

export interface StreamOptions {
  sessionId: string;
  /** The last event known, asked anew at every opening. */
  after: () => number;
  /** Nothing more can come: the line is not opened again. */
  finished: () => boolean;
  /** Something is about to come: silence then is a sign that the stream is held back. */
  due: () => boolean;
  onMessages: (sessionId: string, messages: StreamMessage[]) => void;
  onConnection: (connection: Connection) => void;
  /** Fetches what a stream that is held back does not bring. */
  catchUp: () => Promise<void>;
  fetcher: Fetcher;
  isOnline: () => boolean;
  /** Resolves after the time, or at once when there is reason to try again (online, tab shown) or `signal` aborts. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Pauses between tries, ms. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15_000] as const;
/** No byte for this long means the line is dead, though nobody said so. Servers send a comment more often than that. */
const SILENCE_MS = 45_000;
/** How often silence is looked at, ms. */
const LOOK_MS = 1000;
/** A stream that brings nothing for so many looks, though something is due, may be held back on the way: what it holds is fetched
 * at every second look, and less often after a while, since a party may simply be thinking. */
const HELD_BACK_LOOKS = 2;
const PATIENT_LOOKS = 10;

type End = "broke" | "signed-out" | "gone" | "outdated" | "finished";

/** Opens the line; returns how to close it. */
export function openStream(options: StreamOptions): () => void {
  const closing = new AbortController();
  void keepOpen(options, closing.signal);
  return () => closing.abort();
}

async function keepOpen(options: StreamOptions, signal: AbortSignal): Promise<void> {
  let tries = 0;
  while (!signal.aborted) {
    let wasLive = false;
    const end = await once(options, signal, () => { wasLive = true; });
    if (signal.aborted) return;
    if (end === "signed-out" || end === "gone" || end === "outdated") return options.onConnection(end);
    if (end === "finished" || options.finished()) return options.onConnection("closed");
    tries = wasLive ? 0 : tries + 1;
    options.onConnection(options.isOnline() ? "reconnecting" : "offline");
    await options.pause(PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 15_000, signal);
  }
}

/** One opening, until it ends. */
async function once(options: StreamOptions, closing: AbortSignal, live: () => void): Promise<End> {
  const { sessionId } = options;
  const line = new AbortController();
  const stop = (): void => line.abort();
  closing.addEventListener("abort", stop);
  let silence: ReturnType<typeof setTimeout> | undefined;
  let heldBack: ReturnType<typeof setInterval> | undefined;
  let quiet = 0;
  let ready = false;
  const heard = (): void => {
    quiet = 0;
    clearTimeout(silence);
    silence = setTimeout(stop, SILENCE_MS);
  };
  try {
    heard();
    // Beware: before the answer, too. Some proxies hold back even its first line.
    heldBack = setInterval(() => {
      quiet++;
      if (quiet % (quiet > PATIENT_LOOKS ? PATIENT_LOOKS : HELD_BACK_LOOKS) === 0 && (!ready || options.due())) void options.catchUp();
    }, LOOK_MS);
    const response = await options.fetcher(`/api/sessions/${encodeURIComponent(sessionId)}/stream?after=${options.after()}`, {
      headers: { accept: "text/event-stream" }, cache: "no-store", credentials: "same-origin", signal: line.signal,
    });
    if (response.status === 401) return "signed-out";
    if (response.status === 404) return "gone";
    if (!response.ok || !response.body) return "broke";
    for await (const data of readEvents(response.body)) {
      heard();
      const messages = decodeAll(data);
      if (messages === null) return "outdated";
      if (messages.some((m) => m.type === "ready")) {
        ready = true;
        live();
        options.onConnection("live");
      }
      if (messages.length > 0) options.onMessages(sessionId, messages);
    }
    return options.finished() ? "finished" : "broke";
  } catch {
    // A broken or aborted line is nothing to report: it is opened again, and the page says "reconnecting" meanwhile.
    return "broke";
  } finally {
    clearTimeout(silence);
    clearInterval(heldBack);
    closing.removeEventListener("abort", stop);
    line.abort();
  }
}

/** Null when a message is none of ours: the page is older than the server that sends it. */
function decodeAll(data: readonly string[]): StreamMessage[] | null {
  try {
    return data.map(decodeMessage);
  } catch {
    return null;
  }
}
