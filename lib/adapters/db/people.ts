// People rows, and erasing one with everything that is theirs.
import type { Db } from "./client.ts";

/** Emails are compared in this form. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Removes a person and, by cascade, their sessions. The log may only be deleted by a transaction that says so. */
export async function erasePerson(db: Db, personId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('caucus.erase', 'on', true)`;
    await tx.person.delete({ where: { id: personId } });
  });
}

/** Guests whose time is over. */
export async function expiredGuests(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db.person.findMany({ where: { role: "guest", expiresAt: { lt: now } }, select: { id: true }, take: limit, orderBy: { expiresAt: "asc" } });
  return rows.map((row) => row.id);
}
