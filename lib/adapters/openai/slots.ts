// So many requests at the same time to one address, first come first served; who gives up leaves the line.

export interface Slots {
  /** Resolves with the way to give the place back. Rejects with the signal's reason. */
  take: (signal: AbortSignal) => Promise<() => void>;
}

export function createSlots(atOnce: number): Slots {
  let busy = 0;
  const line: (() => void)[] = [];
  const release = (): (() => void) => {
    let done = false;
    return () => {
      if (done) return;
      done = true;
      busy -= 1;
      line.shift()?.();
    };
  };
  return {
    take: (signal) => new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const enter = (): void => {
        signal.removeEventListener("abort", leave);
        busy += 1;
        resolve(release());
      };
      const leave = (): void => {
        line.splice(line.indexOf(enter), 1);
        reject(signal.reason);
      };
      if (busy < atOnce) return enter();
      signal.addEventListener("abort", leave, { once: true });
      line.push(enter);
    }),
  };
}
