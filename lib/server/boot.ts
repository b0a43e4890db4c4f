// What a serving process does besides answering: listens for other nodes, takes over what dead ones left, tidies up, and stops
// in order.
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { expiredGuests, erasePerson } from "@/lib/adapters/db/people.ts";
import { pruneHits } from "@/lib/adapters/db/rate-limits.ts";
import { listen, type Listening } from "@/lib/adapters/db/listen.ts";
import { settings, trustRequestHost } from "./env.ts";
import { ADDRESS_HEADER } from "./http/header-names.ts";
import { logError, logInfo } from "./log.ts";
import { runtime, type Runtime } from "./runtime.ts";
import { sweep } from "./session/go-on.ts";

/** How often abandoned sessions are looked for, and how often guests and counters are tidied, ms. */
const SWEEP_EVERY_MS = 5000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
/** How long a stopping process waits for rounds in progress; what is left then, another node or the next start takes over. */
const FINISH_WITHIN_MS = 5000;

export function boot(): void {
  settings(); // a wrong setting stops the start, not the first request
  trustRequestHost();
  noteAddresses();
  const rt = runtime();
  const listening = startListening(rt);
  every(SWEEP_EVERY_MS, "sweep", () => sweep(rt).then(() => undefined));
  every(TIDY_EVERY_MS, "tidy", () => tidy(rt));
  let asked = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      void stop(rt, listening);
    });
  }
  logInfo("started", { node: rt.node });
}

/** Joins this node's readers to what other nodes announce. */
export function startListening(rt: Runtime): Listening {
  return listen({
    url: rt.settings.DATABASE_URL,
    onSignal: (signal) => rt.hub.receive(signal),
    onConnected: () => rt.hub.lookAll(),
    onError: (error) => logError("listen", error),
  });
}

/** No new turns, streams end (readers come back to another node), rounds in progress finish if they do so soon. Next ends the process. */
export async function stop(rt: Runtime, listening: Listening): Promise<void> {
  rt.stopping = true;
  rt.hub.closeAll();
  const finished = await rt.background.settled(FINISH_WITHIN_MS);
  logInfo("stopped", { finished });
  await listening.close();
}

async function tidy(rt: Runtime): Promise<void> {
  await pruneHits(rt.db);
  for (const personId of await expiredGuests(rt.db, rt.now(), 200)) await erasePerson(rt.db, personId);
}

function every(ms: number, what: string, work: () => Promise<void>): void {
  let busy = false;
  const run = (): void => {
    if (busy) return;
    busy = true;
    work().catch((error: unknown) => logError(what, error)).finally(() => { busy = false; });
  };
  run();
  setInterval(run, ms).unref();
}

/** Next hides the socket from route handlers; its address is put into a header that no client can write. */
function noteAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const request = requestOf(message);
    if (request) request.headers[ADDRESS_HEADER] = request.socket.remoteAddress ?? "unknown";
  });
}

function requestOf(message: unknown): IncomingMessage | null {
  if (typeof message !== "object" || message === null || !("request" in message)) return null;
  const { request } = message;
  return isIncoming(request) ? request : null;
}

function isIncoming(value: unknown): value is IncomingMessage {
  return typeof value === "object" && value !== null && "headers" in value && "socket" in value;
}
