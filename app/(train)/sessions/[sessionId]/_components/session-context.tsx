"use client";
import { createContext, useContext } from "react";
import { useStore, type StoreApi } from "zustand";
import type { SessionPage } from "@/lib/wire/pages.ts";
import type { NotesStore } from "@/lib/client/notes.ts";
import type { SessionStore } from "@/lib/client/session-store.ts";
import type { Seat } from "@/lib/client/seats.ts";
import type { Voices } from "@/components/mediation/turn.tsx";

export interface Room {
  page: SessionPage;
  seats: readonly Seat[];
  voices: Voices;
  store: StoreApi<SessionStore>;
  notes: StoreApi<NotesStore>;
}

const RoomContext = createContext<Room | null>(null);
export const RoomProvider = RoomContext.Provider;

/** The page, the seats and the store of the session this part belongs to. */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error("useRoom: outside of a session page");
  return room;
}

/** A piece of the session's store. The selector must give the same value for the same state. */
export function useSession<T>(select: (s: SessionStore) => T): T {
  return useStore(useRoom().store, select);
}
