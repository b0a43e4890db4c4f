// Joining a class by its code: with one's account, or by making one.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { Tx } from "@/lib/adapters/db/client.ts";
import type { JoinBody } from "@/lib/wire/account.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { allow, HOUR_S, QUARTER_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import { createPerson } from "./create-person.ts";
import { hashPassword } from "./passwords.ts";
import type { Locale } from "./person-view.ts";
import type { SignedIn } from "./sign-in.ts";

const WRONG_CODE = "No class has this code now. Ask your instructor for the current one.";

/** `signedIn`: the account that was made, to be signed in; null for somebody who already was. */
export interface Joined { classId: string; signedIn: SignedIn | null }

/** Throws not-found for a wrong or expired code, conflict when the class is full or the email taken, bad-request when a new account lacks a field. */
export async function joinClass(rt: Runtime, visitor: PersonView | null, body: JoinBody, from: { address: string; locale: Locale }): Promise<Joined> {
  await allow(rt, { key: `code-from:${visitor?.id ?? from.address}`, limit: visitor ? LIMITS.codeAttemptsPer15Minutes : LIMITS.signInAttemptsPerAddressPer15Minutes, windowS: QUARTER_S });
  const found = await rt.db.class.findUnique({ where: { joinCode: body.code }, select: { id: true, joinCodeExpiresAt: true, archivedAt: true } });
  if (!found || found.archivedAt || (found.joinCodeExpiresAt && found.joinCodeExpiresAt <= rt.now())) throw new AppError("not-found", { field: "code", publicMessage: WRONG_CODE });
  const account = visitor ? null : await newAccount(rt, body, from);
  return rt.db.$transaction(async (tx) => {
    const signedIn = account && (await createPerson(tx, account));
    const personId = signedIn?.id ?? visitor?.id;
    if (personId === undefined) throw new AppError("signed-out");
    await enrol(tx, { classId: found.id, personId, seat: "trainee" });
    return { classId: found.id, signedIn };
  });
}

async function newAccount(rt: Runtime, body: JoinBody, from: { address: string; locale: Locale }) {
  const { name, email, password } = body;
  if (name === undefined || email === undefined || password === undefined) {
    const field = name === undefined ? "name" : email === undefined ? "email" : "password";
    throw new AppError("bad-request", { field, publicMessage: "A new account needs a name, an email address and a password. If you have one, sign in first." });
  }
  if (rt.settings.CAUCUS_REGISTRATION === "closed") throw new AppError("forbidden", { publicMessage: "Accounts are made by invitation here. Ask your instructor for one, then use the code." });
  await allow(rt, { key: `account-from:${from.address}`, limit: LIMITS.accountsPerAddressPerHour, windowS: HOUR_S });
  return { email, name, role: "trainee", passwordHash: await hashPassword(password), locale: from.locale, actorId: null } as const;
}

/** Takes a seat. One who has a seat keeps it. Throws conflict when the class is full. */
export async function enrol(tx: Tx, input: { classId: string; personId: string; seat: "trainee" | "observer" | "instructor" }): Promise<void> {
  const { classId, personId, seat } = input;
  // Two for the last seat: the second waits here and then counts the first.
  const rows = await tx.$queryRaw<{ seatCap: number | null }[]>`SELECT "seatCap" FROM "Class" WHERE "id" = ${classId} FOR UPDATE`;
  const has = await tx.enrolment.findUnique({ where: { classId_personId: { classId, personId } }, select: { seat: true } });
  if (has) return;
  const seatCap = rows[0]?.seatCap ?? null;
  if (seat !== "instructor" && seatCap !== null && (await tx.enrolment.count({ where: { classId, seat: { not: "instructor" } } })) >= seatCap) {
    throw new AppError("conflict", { publicMessage: "This class is full. Ask your instructor." });
  }
  await tx.enrolment.create({ data: { classId, personId, seat } });
  await audit(tx, { actorId: personId, action: "class-joined", subject: `class:${classId}` });
}
