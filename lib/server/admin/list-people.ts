// Everybody with an account, for admins.
import type { PeoplePage, PersonView } from "@/lib/wire/pages.ts";
import { personColumns, personView } from "../account/person-view.ts";
import { AppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";

/** At most this many, the newest first. */
const SHOWN = 2000;

/** Throws forbidden for everybody but admins. */
export async function listPeople(person: PersonView, rt: Runtime = runtime()): Promise<PeoplePage> {
  if (person.role !== "admin") throw new AppError("forbidden");
  const rows = await rt.db.person.findMany({ orderBy: { createdAt: "desc" }, take: SHOWN, select: { ...personColumns, disabledAt: true, createdAt: true } });
  return { people: rows.map((row) => ({ ...personView(row), disabled: row.disabledAt !== null, createdAt: row.createdAt.toISOString() })) };
}
