// Signing in with email and password. Unknown email, wrong password and disabled account are one answer, after equal work.
import { audit } from "@/lib/adapters/db/audit.ts";
import { emailKey } from "@/lib/adapters/db/people.ts";
import { forget } from "@/lib/adapters/db/rate-limits.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { isStorable } from "@/lib/wire/text.ts";
import { sha256 } from "../hash.ts";
import { allow, QUARTER_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import { isPassword } from "./passwords.ts";

/** Nobody's password is longer (wire/text.ts); more is not worth hashing. */
const LONGEST_PASSWORD = 200;

export interface SignedIn { id: string; sessionEpoch: number }

/** Null when email and password do not belong together. Throws rate-limited, by email and by address. */
export async function signIn(rt: Runtime, input: { email: string; password: string; address: string }): Promise<SignedIn | null> {
  const email = emailKey(input.email);
  // Hashed: counters outlive a typing error that put a password into the email field.
  const key = `sign-in:${sha256(email).slice(0, 32)}`;
  const takeBackAddress = await allow(rt, { key: `sign-in-from:${input.address}`, limit: LIMITS.signInAttemptsPerAddressPer15Minutes, windowS: QUARTER_S });
  await allow(rt, { key, limit: LIMITS.signInAttemptsPer15Minutes, windowS: QUARTER_S });
  const row = !isStorable(email) ? null : await rt.db.person.findUnique({ where: { email }, select: { id: true, sessionEpoch: true, passwordHash: true, disabledAt: true } });
  const right = await isPassword(input.password.slice(0, LONGEST_PASSWORD + 1), row?.passwordHash ?? null);
  if (!row || !right || row.disabledAt) {
    if (row) await audit(rt.db, { actorId: null, action: "sign-in-refused", subject: `person:${row.id}` });
    return null;
  }
  await Promise.all([forget(rt.db, key), takeBackAddress()]);
  return { id: row.id, sessionEpoch: row.sessionEpoch };
}
