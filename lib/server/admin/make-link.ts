// An admin hands out a one-time link: an invitation with a role, or a password reset.
import type { NewLinkBody } from "@/lib/wire/admin.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { inviteLink, resetLink, type MadeLink } from "../account/make-link.ts";
import { AppError } from "../errors.ts";
import type { Runtime } from "../runtime.ts";

/** Throws bad-request for the role guest, conflict when an invited email has an account, not-found when a reset one has none. */
export async function makeLink(rt: Runtime, admin: PersonView, { kind, email, role }: NewLinkBody): Promise<MadeLink> {
  if (kind === "reset") return resetLink(rt, { email, actorId: admin.id });
  if (role === "guest") throw new AppError("bad-request", { field: "role", publicMessage: "Nobody is invited as a guest." });
  if (await rt.db.person.findUnique({ where: { email }, select: { id: true } })) throw new AppError("conflict", { field: "email", publicMessage: "This person has an account already. Make a reset link instead." });
  return inviteLink(rt, { email, role: role ?? "trainee", classId: null, actorId: admin.id });
}
