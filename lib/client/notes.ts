// One's own notes on a session: kept on this device at every key and on the server soon after. What the server has not confirmed wins over it.
import { createStore, type StoreApi } from "zustand/vanilla";
import { z } from "zod";
import type { MeetingApi } from "./meeting-api.ts";
import type { Shelf } from "./drafts.ts";

/** Quiet time before notes are sent, and before they are sent again after a failure. */
const QUIET_MS = 800;
const AGAIN_MS = 5_000;

const Kept = z.object({ text: z.string(), synced: z.boolean() });

export interface NotesDeps {
  putNotes: MeetingApi["putNotes"];
  shelf: Shelf | null;
  key: string;
  /** Runs `act` after the time; returns how to call it off. */
  later: (ms: number, act: () => void) => () => void;
}

export interface NotesStore {
  text: string;
  keeping: "empty" | "saving" | "kept" | "here" | "nowhere";
  /** Takes up what this device kept and the server does not have. */
  open: () => void;
  change: (text: string) => void;
  /** The page is being left. */
  flush: () => void;
}

/** `serverText`: what the server has. Made once per page; nothing runs until `open`. */
export function createNotes(serverText: string, { putNotes, shelf, key, later }: NotesDeps): StoreApi<NotesStore> {
  return createStore<NotesStore>((set, get) => {
    let callOff: (() => void) | null = null;
    let confirmed = serverText;
    const keep = (synced: boolean): boolean => {
      try {
        if (!shelf) return false;
        if (synced) shelf.removeItem(key);
        else shelf.setItem(key, JSON.stringify({ text: get().text, synced }));
        return true;
      } catch {
        // Beware: with site data blocked or the shelf full, writing throws. The server's copy is the only one then.
        return false;
      }
    };
    const send = async (lastChance: boolean): Promise<void> => {
      callOff?.();
      callOff = null;
      const { text } = get();
      if (text === confirmed) return;
      const answer = await putNotes(text, lastChance);
      if (answer.ok) confirmed = text;
      // Typed on meanwhile: the next sending is already on its way.
      if (get().text !== text) return;
      if (answer.ok) {
        keep(true);
        set({ keeping: text === "" ? "empty" : "kept" });
      } else {
        set({ keeping: keep(false) ? "here" : "nowhere" });
        callOff = later(AGAIN_MS, () => void send(false));
      }
    };
    return {
      text: serverText,
      keeping: serverText === "" ? "empty" : "kept",
      open() {
        const mine = load(shelf, key);
        if (mine === null || mine === get().text) return;
        get().change(mine);
      },
      change(text) {
        set({ text, keeping: "saving" });
        keep(false);
        callOff?.();
        callOff = later(QUIET_MS, () => void send(false));
      },
      flush: () => void send(true),
    };
  });
}

function load(shelf: Shelf | null, key: string): string | null {
  try {
    const kept = Kept.safeParse(JSON.parse(shelf?.getItem(key) ?? "null"));
    return kept.success && !kept.data.synced ? kept.data.text : null;
  } catch {
    // Unreadable or blocked: the server's copy stands.
    return null;
  }
}
