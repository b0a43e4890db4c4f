// Who did what, for admins: the latest entries.
import type { AuditPage, PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";

const SHOWN = 500;

/** Throws forbidden for everybody but admins. */
export async function listAudit(person: PersonView, rt: Runtime = runtime()): Promise<AuditPage> {
  if (person.role !== "admin") throw new AppError("forbidden");
  const rows = await rt.db.auditEntry.findMany({ orderBy: { id: "desc" }, take: SHOWN, select: { at: true, action: true, subject: true, actor: { select: { name: true, email: true } } } });
  return { entries: rows.map((row) => ({ at: row.at.toISOString(), actor: row.actor && (row.actor.email ?? row.actor.name), action: row.action, subject: row.subject })) };
}
