// A guest keeps the account: same person, same sessions, now with an email and a password.
import { audit } from "@/lib/adapters/db/audit.ts";
import { isDuplicate } from "@/lib/adapters/db/failures.ts";
import type { UpgradeBody } from "@/lib/wire/account.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { allow, QUARTER_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import { EMAIL_TAKEN } from "./create-person.ts";
import { hashPassword } from "./passwords.ts";
import type { SignedIn } from "./sign-in.ts";

/** Answers who to sign in again. Throws conflict when this is no guest or the email is taken; few tries, so that emails cannot be probed. */
export async function upgradeGuest(rt: Runtime, person: PersonView, body: UpgradeBody, address: string): Promise<SignedIn> {
  if (person.role !== "guest") throw new AppError("conflict", { publicMessage: "This account is kept already." });
  await allow(rt, { key: `upgrade:${person.id}`, limit: LIMITS.signInAttemptsPer15Minutes, windowS: QUARTER_S });
  await allow(rt, { key: `upgrade-from:${address}`, limit: LIMITS.accountsPerAddressPerHour, windowS: QUARTER_S });
  const passwordHash = await hashPassword(body.password);
  try {
    return await rt.db.$transaction(async (tx) => {
      await audit(tx, { actorId: person.id, action: "guest-upgraded", subject: `person:${person.id}` });
      return tx.person.update({
        where: { id: person.id, role: "guest" },
        data: { name: body.name, email: body.email, passwordHash, role: "trainee", expiresAt: null, sessionEpoch: { increment: 1 } },
        select: { id: true, sessionEpoch: true },
      });
    });
  } catch (error) {
    if (isDuplicate(error)) throw new AppError("conflict", { field: "email", publicMessage: EMAIL_TAKEN, cause: error });
    throw error;
  }
}
