// Clock, waiting and chance, as arguments: tests bring their own.
import { setTimeout as timer } from "node:timers/promises";

export interface Surroundings {
  /** Milliseconds since 1970. */
  now: () => number;
  /** True after so many milliseconds, false at once when the signal is aborted; never throws. */
  sleep: (ms: number, signal: AbortSignal) => Promise<boolean>;
  /** In [0, 1). Only spreads waits; no answer depends on it. */
  random: () => number;
}

export const realSurroundings: Surroundings = {
  now: () => Date.now(),
  sleep: (ms, signal) => timer(ms, true, { signal }).catch((error: unknown) => {
    if (signal.aborted) return false;
    throw error;
  }),
  random: () => Math.random(),
};
