// One LISTEN connection a process. Reconnects by itself; says so, since what was notified meanwhile is lost.
import pg from "pg";
import { CHANNEL, Signal } from "./channel.ts";

export interface ListenInput {
  url: string;
  onSignal: (signal: Signal) => void;
  /** After every (re)connection: readers must look at the rows again. */
  onConnected: () => void;
  onError: (error: unknown) => void;
}

export interface Listening {
  /** Resolves once the first connection listens. */
  ready: Promise<void>;
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Pauses between tries, ms. */
const BACKOFF_MS = [100, 250, 500, 1000, 2000, 5000] as const;

export function listen({ url, onSignal, onConnected, onError }: ListenInput): Listening {
  let client: pg.Client | null = null;
  let closed = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settleReady: () => void = () => {};
  const ready = new Promise<void>((resolve) => { settleReady = resolve; });

  const again = (failed: pg.Client, error: unknown): void => {
    if (closed || client !== failed) return;
    client = null;
    onError(error);
    failed.end().catch(onError);
    timer = setTimeout(open, BACKOFF_MS[Math.min(tries++, BACKOFF_MS.length - 1)]);
    timer.unref();
  };

  function open(): void {
    const fresh = new pg.Client({ connectionString: url, application_name: "caucus-listen", keepAlive: true, connectionTimeoutMillis: 10_000 });
    client = fresh;
    fresh.on("error", (error) => again(fresh, error));
    fresh.on("end", () => again(fresh, new Error("the listening connection ended")));
    fresh.on("notification", ({ payload }) => {
      const signal = parse(payload ?? "");
      if (signal) onSignal(signal);
      else onError(new Error("a notification that is none of ours"));
    });
    fresh.connect().then(() => fresh.query(`LISTEN ${CHANNEL}`)).then(() => {
      tries = 0;
      settleReady();
      onConnected();
    }, (error: unknown) => again(fresh, error));
  }

  open();
  return {
    ready,
    isConnected: () => client !== null && tries === 0,
    close: async () => {
      closed = true;
      clearTimeout(timer);
      settleReady();
      await client?.end();
    },
  };
}

function parse(payload: string): Signal | null {
  try {
    return Signal.parse(JSON.parse(payload));
  } catch {
    // A newer or older node during an upgrade; the caller reports it.
    return null;
  }
}
