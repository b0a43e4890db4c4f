"use client";
import { useSyncExternalStore } from "react";

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

/** Seconds since 1970, a new value each second; null while the server's page is being taken over. */
export function useNow(): number | null {
  return useSyncExternalStore(everySecond, () => Math.floor(Date.now() / 1000), () => null);
}
