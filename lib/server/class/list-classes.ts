// The classes a person has a seat in.
import type { ClassListItem, PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mayTeach } from "../session/access.ts";

export async function listClasses(person: PersonView, rt: Runtime = runtime()): Promise<ClassListItem[]> {
  const rows = await rt.db.enrolment.findMany({
    where: { personId: person.id, class: { archivedAt: null } },
    orderBy: { createdAt: "desc" },
    select: { seat: true, class: { select: { id: true, name: true, _count: { select: { enrolments: { where: { seat: "trainee" } }, assignments: true } } } } },
  });
  return rows.map(({ seat, class: c }) => ({
    id: c.id, name: c.name, seat: seat === "instructor" && !mayTeach(person) ? "observer" : seat, people: c._count.enrolments, assignments: c._count.assignments,
  }));
}
