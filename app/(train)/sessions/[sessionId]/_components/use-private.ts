"use client";
import { isAnswering } from "@/lib/domain/session/state.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { useRoom, useSession } from "./session-context.tsx";

export interface PrivateRoom { seat: Seat; outside: readonly Seat[] }

/** The private room one is in: with whom, and who waits outside. Null: everybody is at the table, or the session is over. */
export function usePrivateRoom(): PrivateRoom | null {
  const { seats } = useRoom();
  const partyId = useSession((s) => (s.state.ended ? null : s.state.caucus));
  const seat = seats.find((s) => s.id === partyId);
  return seat ? { seat, outside: seats.filter((s) => s.id !== seat.id) } : null;
}

/** Whether the door can be used now: by the person who mediates, between two rounds. */
export function useDoor(): { mine: boolean; busy: boolean; moving: boolean } {
  const { voices } = useRoom();
  const ended = useSession((s) => s.state.ended !== null);
  const busy = useSession((s) => s.sending !== null || isAnswering(s.state));
  const moving = useSession((s) => s.moving);
  return { mine: voices.self && !ended, busy, moving };
}
