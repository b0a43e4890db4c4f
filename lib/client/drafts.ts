// Words not yet said, kept on this device per person and session. They survive reload, crash, sign-out and a dead network.
import { z } from "zod";
import { TermDetails, Terms } from "@/lib/domain/case/topic-schema.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";

/** A turn handed to the server whose fate is not known yet. Sent again with the same id it is the same turn. */
export const PendingTurn = z.object({
  clientTurnId: z.string(),
  text: z.string(),
  to: z.array(z.string()),
  terms: Terms.nullable(),
  details: TermDetails.optional(),
  /** The party in the private room it was said in; absent or null: at the table. */
  privateWith: z.string().nullable().optional(),
  /** What the mediator said the words are, correcting the chip. */
  strategy: z.enum(STRATEGIES).nullable().optional(),
  /** Turns known when it was sent; only a later one can be it. */
  afterTurn: z.number().int().nonnegative(),
});
export type PendingTurn = z.infer<typeof PendingTurn>;

export const KeptDraft = z.object({
  text: z.string(),
  to: z.array(z.string()),
  terms: Terms.nullable(),
  details: TermDetails.optional(),
  /** The party in whose private room the words were written; null or absent: at the table. */
  room: z.string().nullable().optional(),
  /** What the mediator says these words are, correcting the chip; null or absent: not corrected. */
  strategy: z.enum(STRATEGIES).nullable().optional(),
  /** Whether the server has this text too. */
  synced: z.boolean(),
  /** The server's text when this draft was taken up: seen again, it is an old page (back button), not news. */
  over: z.string(),
  pending: PendingTurn.nullable(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

export const NO_DRAFT: KeptDraft = { text: "", to: [], terms: null, room: null, strategy: null, synced: true, over: "", pending: null };

/** The part of localStorage that is used. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface DraftStore {
  /** Null: nothing kept here. */
  load(): KeptDraft | null;
  /** False when this device would not keep it. */
  save(draft: KeptDraft): boolean;
  key: string;
}

/** The kept draft of one person in one session. `shelf` null: this browser keeps nothing. */
export function draftStore(shelf: Shelf | null, personId: string, sessionId: string): DraftStore {
  const key = `caucus:draft:${personId}:${sessionId}`;
  return {
    key,
    load() {
      try {
        return parseDraft(shelf?.getItem(key) ?? null);
      } catch {
        // Beware: with site data blocked even reading throws. The server's copy is used then.
        return null;
      }
    },
    save(draft) {
      if (!shelf) return false;
      try {
        if (draft.text === "" && draft.pending === null && draft.terms === null) shelf.removeItem(key);
        else shelf.setItem(key, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Reads what the shelf holds; what is no draft counts as none. */
export function parseDraft(raw: string | null): KeptDraft | null {
  if (raw === null) return null;
  try {
    const parsed = KeptDraft.safeParse(JSON.parse(raw));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * The draft to start from. Words typed here that the server never confirmed win, and so do confirmed ones against the server
 * text they replaced (a page from the back button is old). Any other server text is news from another device and wins.
 * A turn of unknown fate that is not in the record comes back as words to say again; words found in the record are done.
 */
export function chooseDraft(kept: KeptDraft | null, serverText: string, mediatorTurns: readonly { turn: number; text: string }[], serverRoom: string | null = null): KeptDraft {
  const mine = kept !== null && (!kept.synced || serverText === kept.over || serverText === kept.text);
  const base: KeptDraft = mine ? { ...kept, over: serverText } : { ...NO_DRAFT, text: serverText, room: serverRoom, over: serverText, pending: kept?.pending ?? null };
  const { pending } = base;
  const words = base.text.trim();
  if (pending && !mediatorTurns.some((t) => t.turn > pending.afterTurn && t.text === pending.text)) return unsaid(base, pending);
  // Never confirmed and never sent: the same words may be meant a second time.
  const mayBeSaid = words !== "" && (pending !== null || base.synced);
  const said = mayBeSaid && mediatorTurns.some((t) => t.text === words && (pending === null || t.turn > pending.afterTurn));
  return { ...base, pending: null, ...(said ? { text: "", to: [], terms: null, synced: serverText === "" } : {}) };
}

/** Puts a turn that was not said back into the draft, before whatever was typed since. */
export function unsaid(draft: KeptDraft, pending: PendingTurn): KeptDraft {
  const typed = draft.text.trim();
  const text = typed === "" || typed === pending.text ? pending.text : `${pending.text}\n\n${draft.text}`;
  return { ...draft, text, to: pending.to, terms: pending.terms, details: pending.details, room: pending.privateWith ?? null, strategy: pending.strategy ?? null, synced: false, pending };
}

/** Whether saying `next` is the same turn as `pending`: then it keeps its id. */
export function isSameTurn(pending: PendingTurn, next: { text: string; to: readonly string[]; terms: Terms | null; details: TermDetails | undefined; privateWith: string | null; strategy: PendingTurn["strategy"] }): boolean {
  return (pending.privateWith ?? null) === next.privateWith && (pending.strategy ?? null) === (next.strategy ?? null) && pending.text === next.text && JSON.stringify(pending.to) === JSON.stringify(next.to) && JSON.stringify([pending.terms, pending.details]) === JSON.stringify([next.terms, next.details]);
}
