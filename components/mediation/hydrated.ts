"use client";
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False while the server's page is being taken over, true after: for what only the reader's own device knows (zone, storage). */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
