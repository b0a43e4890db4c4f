// One-time links: an invitation for somebody new, a reset for somebody who has an account. Only a hash of the token is kept.
import { audit } from "@/lib/adapters/db/audit.ts";
import { emailKey } from "@/lib/adapters/db/people.ts";
import type { PersonRole } from "@/lib/domain/person/role.ts";
import { AppError } from "../errors.ts";
import { sha256 } from "../hash.ts";
import type { Runtime } from "../runtime.ts";

const INVITE_DAYS = 14;
const RESET_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

export interface MadeLink { path: string; expiresAt: string }
type Makes = Pick<Runtime, "db" | "now" | "newToken">;

/** For a new person: by email, or (for a class) for whoever holds the link. */
export async function inviteLink(rt: Makes, input: { email: string | null; role: PersonRole; classId: string | null; actorId: string | null }): Promise<MadeLink> {
  const token = rt.newToken();
  const expiresAt = new Date(rt.now().getTime() + INVITE_DAYS * 24 * HOUR_MS);
  const link = await rt.db.oneTimeLink.create({
    data: { kind: "invite", tokenHash: sha256(token), email: input.email && emailKey(input.email), role: input.role, classId: input.classId, createdById: input.actorId, expiresAt },
    select: { id: true },
  });
  await audit(rt.db, { actorId: input.actorId, action: "invite-made", subject: `link:${link.id}`, detail: { role: input.role } });
  return { path: `/invite/${token}`, expiresAt: expiresAt.toISOString() };
}

/** For somebody who forgot the password. Earlier reset links of the person stop working. Throws not-found when the email has no account. */
export async function resetLink(rt: Makes, input: { email: string; actorId: string | null }): Promise<MadeLink> {
  const person = await rt.db.person.findUnique({ where: { email: emailKey(input.email) }, select: { id: true } });
  if (!person) throw new AppError("not-found", { field: "email", publicMessage: "Nobody has this email address." });
  const token = rt.newToken();
  const expiresAt = new Date(rt.now().getTime() + RESET_HOURS * HOUR_MS);
  await rt.db.$transaction(async (tx) => {
    await tx.oneTimeLink.deleteMany({ where: { kind: "reset", personId: person.id, usedAt: null } });
    await tx.oneTimeLink.create({ data: { kind: "reset", tokenHash: sha256(token), personId: person.id, createdById: input.actorId, expiresAt } });
    await audit(tx, { actorId: input.actorId, action: "reset-made", subject: `person:${person.id}` });
  });
  return { path: `/reset/${token}`, expiresAt: expiresAt.toISOString() };
}
