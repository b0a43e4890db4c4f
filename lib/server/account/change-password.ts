// Changes one's own password and ends every other sign-in.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { PasswordBody } from "@/lib/wire/account.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { allow, QUARTER_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import type { SignedIn } from "./sign-in.ts";

/** Answers who to sign in again on this device. Throws wrong-password, forbidden for guests, rate-limited. */
export async function changePassword(rt: Runtime, person: PersonView, body: PasswordBody): Promise<SignedIn> {
  if (person.role === "guest") throw new AppError("forbidden", { publicMessage: "A guest has no password. Keep your account first." });
  const takeBack = await allow(rt, { key: `password:${person.id}`, limit: LIMITS.signInAttemptsPer15Minutes, windowS: QUARTER_S });
  const row = await rt.db.person.findUniqueOrThrow({ where: { id: person.id }, select: { passwordHash: true } });
  if (!(await isPassword(body.current, row.passwordHash))) throw new AppError("wrong-password", { field: "current" });
  await takeBack();
  const passwordHash = await hashPassword(body.password);
  return rt.db.$transaction(async (tx) => {
    await audit(tx, { actorId: person.id, action: "password-changed", subject: `person:${person.id}` });
    return tx.person.update({ where: { id: person.id }, data: { passwordHash, sessionEpoch: { increment: 1 } }, select: { id: true, sessionEpoch: true } });
  });
}
