// Asking the counters before something that may be done only so often.
import { hit, takeBack, type RateRule } from "@/lib/adapters/db/rate-limits.ts";
import { AppError } from "./errors.ts";
import type { Runtime } from "./runtime.ts";

export const MINUTE_S = 60;
export const QUARTER_S = 15 * 60;
export const HOUR_S = 60 * 60;

/** Counts one; throws rate-limited with the wait when it is one too many. Answers how to take it back. */
export async function allow(rt: Runtime, rule: RateRule): Promise<() => Promise<void>> {
  const answer = await hit(rt.db, rule);
  if (answer.allowed) return () => takeBack(rt.db, answer.hitId);
  throw new AppError("rate-limited", { publicMessage: `Too many at once. Try again in ${waitWords(answer.retryAfterS)}.`, retryAfterS: answer.retryAfterS });
}

function waitWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
