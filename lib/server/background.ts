// Work that goes on after an answer was given. Tracked, so that a stopping process can wait for it; failures are logged.
import { logError } from "./log.ts";

export interface Background {
  /** Starts work at once. The promise it returns never rejects. */
  start(what: string, work: () => Promise<void>): Promise<void>;
  /** Resolves when nothing is under way, or after `timeoutMs`. True: all done. */
  settled(timeoutMs: number): Promise<boolean>;
}

export function createBackground(): Background {
  const running = new Set<Promise<void>>();
  return {
    start(what, work) {
      const promise = work().catch((error: unknown) => logError(what, error)).finally(() => running.delete(promise));
      running.add(promise);
      return promise;
    },
    async settled(timeoutMs) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<boolean>((resolve) => { timer = setTimeout(() => resolve(false), timeoutMs); });
      const all = Promise.all([...running]).then(() => true);
      const done = await Promise.race([all, late]);
      clearTimeout(timer);
      return done;
    },
  };
}
