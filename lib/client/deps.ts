"use client";
// The browser behind a session store: network, clock, storage, and the signs that it is worth trying again.
import "client-only";
import { sessionApi } from "./api.ts";
import { draftStore, type Shelf } from "./drafts.ts";
import type { SessionDeps } from "./session-store.ts";

function shelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    // Site data is blocked: reading the property throws. Drafts are then kept by the server alone.
    return null;
  }
}

/** Where this browser keeps things; null: nowhere, as while the server renders the page. */
export function browserShelf(): Shelf | null {
  return typeof window === "undefined" ? null : shelf();
}

/** Waits, but no longer than until the network is back or the tab is looked at again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const shown = (): void => { if (document.visibilityState === "visible") done(); };
    const timer = setTimeout(() => done(), ms);
    function done(): void {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      document.removeEventListener("visibilitychange", shown);
      signal.removeEventListener("abort", done);
      resolve();
    }
    window.addEventListener("online", done);
    document.addEventListener("visibilitychange", shown);
    signal.addEventListener("abort", done);
  });
}

/** Random id of version 4. `crypto.randomUUID` exists on safe origins only; a campus server on plain HTTP is none. */
function newId(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The real outside of one person's session. */
export function browserDeps(personId: string, sessionId: string): SessionDeps {
  return {
    api: sessionApi(sessionId),
    drafts: draftStore(browserShelf(), personId, sessionId),
    fetcher: (url, init) => fetch(url, init),
    now: () => Date.now(),
    newId,
    later(ms, act) {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    isOnline: () => navigator.onLine,
    pause,
  };
}
