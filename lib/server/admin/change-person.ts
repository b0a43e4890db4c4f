// Role and admission of a person. Takes effect at the person's next request, whatever the cookie says.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { Db } from "@/lib/adapters/db/client.ts";
import type { PersonRole } from "@/lib/domain/person/role.ts";
import { AppError, notFound } from "../errors.ts";

export interface PersonChange { role?: PersonRole | undefined; disabled?: boolean | undefined }

/** Throws not-found, or conflict when no admin would be left. `now` is when a disabling counts from. */
export async function changePerson(db: Db, input: { personId: string; change: PersonChange; actorId: string | null; now: Date }): Promise<void> {
  const { personId, change, actorId, now } = input;
  await db.$transaction(async (tx) => {
    // Two admins demoting one another at once: the second waits, then counts again.
    await tx.$queryRaw`SELECT "id" FROM "Person" WHERE "role" = 'admin' AND "disabledAt" IS NULL ORDER BY "id" FOR UPDATE`;
    const person = await tx.person.findUnique({ where: { id: personId }, select: { role: true, disabledAt: true } });
    if (!person) throw notFound();
    const losesAdmin = person.role === "admin" && !person.disabledAt && ((change.role !== undefined && change.role !== "admin") || change.disabled === true);
    if (losesAdmin && (await tx.person.count({ where: { role: "admin", disabledAt: null } })) <= 1) {
      throw new AppError("conflict", { publicMessage: "This is the last admin. Name another one first." });
    }
    const subject = `person:${personId}`;
    if (change.role !== undefined && change.role !== person.role) {
      if (change.role === "guest") throw new AppError("bad-request", { field: "role", publicMessage: "Nobody is made a guest." });
      await tx.person.update({ where: { id: personId }, data: { role: change.role, sessionEpoch: { increment: 1 }, ...(person.role === "guest" ? { expiresAt: null } : {}) } });
      await audit(tx, { actorId, action: "role-changed", subject, detail: { from: person.role, to: change.role } });
    }
    if (change.disabled !== undefined && change.disabled !== (person.disabledAt !== null)) {
      await tx.person.update({ where: { id: personId }, data: { disabledAt: change.disabled ? now : null, sessionEpoch: { increment: 1 } } });
      await audit(tx, { actorId, action: change.disabled ? "person-disabled" : "person-enabled", subject });
    }
  });
}
