// When people are at the table and when not: pauses, adjournments to a later day, and what is to happen after a respectful close.
// The most days and meetings are our choice: long enough to cool down or ask a lawyer, short enough to stay one case.
import { z } from "zod";

export const ADJOURN = { daysAtMost: 60, timesAtMost: 2 } as const;
/** Steps a closing mediator names, and characters each: our choice, a list that can be said aloud. */
export const NEXT_STEPS = { atMost: 6, characters: 300 } as const;

/** After that many turns; 0: before the first. */
const after = z.number().int().nonnegative();

/** The clock stands until somebody resumes or speaks. */
export const SessionPaused = z.object({ turn: after });
export const SessionResumed = z.object({ turn: after });

/** The parties go home and meet again `days` later, on `day` of the session's own calendar (ISO 8601). */
export const SessionAdjourned = z.object({ turn: after, days: z.number().int().min(1).max(ADJOURN.daysAtMost), day: z.iso.date() });
export type SessionAdjourned = z.infer<typeof SessionAdjourned>;

/** What the mediator said would come next, in the turn that closed the session. */
export const NextStepsSaid = z.object({ turn: z.number().int().positive(), steps: z.array(z.string().trim().min(1).max(NEXT_STEPS.characters)).min(1).max(NEXT_STEPS.atMost) });
export type NextStepsSaid = z.infer<typeof NextStepsSaid>;

/** A span in which the clock stood; ISO 8601 in UTC. `to` null: it still stands. */
export interface Pause { from: string; to: string | null }

/** Ends the pause that is still open, if there is one. */
export function resumed(pauses: readonly Pause[], at: string): Pause[] {
  return pauses.map((p) => (p.to === null ? { ...p, to: at } : p));
}

/** Whether the clock stands now. */
export function isPaused(state: { pauses: readonly Pause[] }): boolean {
  return state.pauses.at(-1)?.to === null;
}

/** Milliseconds of pauses within a span; an open pause counts to the span's end. */
export function pausedMs(pauses: readonly Pause[], fromMs: number, toMs: number): number {
  return pauses.reduce((sum, p) => sum + Math.max(0, Math.min(toMs, p.to === null ? toMs : Date.parse(p.to)) - Math.max(fromMs, Date.parse(p.from))), 0);
}

/** The day `days` after `day`; both ISO 8601 dates. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
