"use client";
import { signOut } from "next-auth/react";

function draftKeys(personId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`caucus:draft:${personId}:`));
  } catch {
    // Beware: with site data blocked even reading throws; then nothing is kept here either.
    return [];
  }
}

/** How many sessions left words on this device. */
export function countDrafts(personId: string): number {
  return draftKeys(personId).length;
}

/** Ends the sign-in on this device; with `clear` the words kept here go too (the server's copy stays). */
export async function leave(personId: string, clear: boolean): Promise<void> {
  if (clear) for (const key of draftKeys(personId)) localStorage.removeItem(key);
  await signOut({ callbackUrl: "/" });
}
