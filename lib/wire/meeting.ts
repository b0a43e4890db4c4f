// Bodies about being at the table: pause, adjourn, the words of a close, and notes of one's own.
import { z } from "zod";
import { ADJOURN, NEXT_STEPS } from "@/lib/domain/session/meeting.ts";
import { LIMITS } from "./limits.ts";
import { isStorable, textUpTo } from "./text.ts";

export const PauseBody = z.strictObject({ paused: z.boolean() });

export const AdjournBody = z.strictObject({ days: z.number().int().min(1).max(ADJOURN.daysAtMost) });

/** The last words, and what they say comes next. */
export const ClosingWords = z.strictObject({
  text: textUpTo(LIMITS.turnCharacters).pipe(z.string().trim().min(1, "say something first")),
  steps: z.array(textUpTo(NEXT_STEPS.characters).pipe(z.string().trim().min(1))).min(1).max(NEXT_STEPS.atMost),
});
export type ClosingWords = z.infer<typeof ClosingWords>;

/** Details of terms as a browser sends them. */
export function storableDetails(details: Record<string, Partial<Record<string, string>>>): boolean {
  return Object.entries(details).every(([id, parts]) => isStorable(id) && Object.values(parts).every((text) => text === undefined || isStorable(text)));
}

export const NotesBody = z.strictObject({ text: textUpTo(LIMITS.draftCharacters) });
