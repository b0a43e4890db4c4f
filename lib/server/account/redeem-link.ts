// Uses a one-time link: an invitation makes the account, a reset sets the password and ends every other sign-in.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { RedeemBody } from "@/lib/wire/account.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { AppError } from "../errors.ts";
import { allow, QUARTER_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import { createPerson } from "./create-person.ts";
import { enrol } from "./join-class.ts";
import { usableLink } from "./open-link.ts";
import { hashPassword } from "./passwords.ts";
import type { Locale } from "./person-view.ts";
import type { SignedIn } from "./sign-in.ts";

const LINK_GONE = "This link was used already or is too old. Ask for a new one.";

/** Answers who to sign in. Throws not-found, conflict when the email is taken, bad-request when a field is missing. */
export async function redeemLink(rt: Runtime, body: RedeemBody, from: { address: string; locale: Locale }): Promise<SignedIn> {
  await allow(rt, { key: `link-from:${from.address}`, limit: LIMITS.signInAttemptsPerAddressPer15Minutes, windowS: QUARTER_S });
  const link = await usableLink(rt, body.token).catch((cause: unknown) => { throw cause instanceof AppError ? new AppError("not-found", { field: "token", publicMessage: LINK_GONE, cause }) : cause; });
  const passwordHash = await hashPassword(body.password);
  return rt.db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeLink.updateMany({ where: { id: link.id, usedAt: null }, data: { usedAt: rt.now() } });
    if (count !== 1) throw new AppError("not-found", { field: "token", publicMessage: LINK_GONE });
    if (link.kind === "reset") {
      if (!link.personId) throw new Error(`reset link ${link.id} names nobody`);
      const person = await tx.person.update({ where: { id: link.personId }, data: { passwordHash, sessionEpoch: { increment: 1 } }, select: { id: true, sessionEpoch: true, disabledAt: true } });
      if (person.disabledAt) throw new AppError("not-found", { field: "token", publicMessage: LINK_GONE });
      await audit(tx, { actorId: person.id, action: "link-redeemed", subject: `link:${link.id}` });
      return person;
    }
    const email = link.email ?? body.email;
    if (body.name === undefined || email === undefined) throw new AppError("bad-request", { field: body.name === undefined ? "name" : "email", publicMessage: "A new account needs a name and an email address." });
    const person = await createPerson(tx, { email, name: body.name, role: link.role ?? "trainee", passwordHash, locale: from.locale, actorId: null });
    if (link.classId) await enrol(tx, { classId: link.classId, personId: person.id, seat: link.role === "observer" ? "observer" : "trainee" });
    await audit(tx, { actorId: person.id, action: "link-redeemed", subject: `link:${link.id}` });
    return person;
  });
}
