// Text that comes from a browser: characters are counted as code points, and what no database or page can hold is refused by name.
import { z } from "zod";

/** Neither NUL nor half a surrogate pair: JSON columns refuse both. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/** Length in characters as a person counts them, not UTF-16 units or bytes. */
export function characters(text: string): number {
  let n = 0;
  for (const _ of text) n++;
  return n;
}

/** Text of at most `max` characters. */
export function textUpTo(max: number) {
  return z.string()
    .refine(isStorable, "has a character that cannot be stored")
    .refine((text) => characters(text) <= max, `at most ${max} characters`);
}

/** A name or title: one line, trimmed, not empty. */
export const Name = z.string().trim().min(1, "must not be empty").max(120, "at most 120 characters").refine((text) => isStorable(text) && !/[\r\n\t]/.test(text), "must be one line");
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email("must be an email address"));
/** Length is what makes a password strong; no rule about kinds of characters. */
export const NewPassword = z.string().min(10, "at least 10 characters").max(200, "at most 200 characters").refine(isStorable, "has a character that cannot be used");
