// A class as its page shows it: all of it for instructors, what concerns oneself for the others.
import type { ClassPage, PersonView } from "@/lib/wire/pages.ts";
import { notFound } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { visibilityOf } from "../session/access.ts";
import { sessionListColumns, sessionListItem } from "../session/list-sessions.ts";
import { seatIn } from "./access.ts";

const SESSIONS_SHOWN = 1000;

/** Throws not-found for non-members. */
export async function openClass(person: PersonView, classId: string, rt: Runtime = runtime()): Promise<ClassPage> {
  const seat = await seatIn(rt, person, classId);
  const teaches = seat === "instructor";
  const own = await rt.db.enrolment.findUnique({ where: { classId_personId: { classId, personId: person.id } }, select: { createdAt: true } });
  const [row, sessions] = await Promise.all([
    rt.db.class.findUnique({
      where: { id: classId },
      select: {
        id: true, name: true, joinCode: true, joinCodeExpiresAt: true, seatCap: true,
        enrolments: { ...(teaches ? {} : { where: { seat: "instructor" } }), orderBy: [{ seat: "asc" }, { createdAt: "asc" }], select: { seat: true, person: { select: { id: true, name: true, email: true } } } },
        assignments: {
          orderBy: { createdAt: "desc" },
          select: { id: true, title: true, visibility: true, dueAt: true, caseVersion: { select: { title: true, case: { select: { slug: true } } } }, _count: { select: { sessions: teaches ? true : { where: { ownerId: person.id } } } } },
        },
      },
    }),
    // The same rule as session/access.ts: assignment sessions started after one was named, and shared practice of the class's trainees.
    teaches && own
      ? rt.db.session.findMany({
          where: {
            OR: [
              { assignment: { classId }, startedAt: { gte: own.createdAt } },
              { shared: true, assignmentId: null, owner: { enrolments: { some: { classId, seat: "trainee" } } } },
            ],
          },
          orderBy: { updatedAt: "desc" }, take: SESSIONS_SHOWN, select: sessionListColumns,
        })
      : [],
  ]);
  if (!row) throw notFound();
  return {
    id: row.id, name: row.name, seat, joinCode: teaches ? row.joinCode : null, joinCodeExpiresAt: teaches ? (row.joinCodeExpiresAt?.toISOString() ?? null) : null, seatCap: teaches ? row.seatCap : null,
    people: row.enrolments.map(({ seat: s, person: p }) => ({ id: p.id, name: p.name, email: teaches ? p.email : null, seat: s })),
    assignments: row.assignments.map((a) => ({
      id: a.id, title: a.title, caseSlug: a.caseVersion.case.slug, caseTitle: a.caseVersion.title, visibility: visibilityOf(a.visibility), dueAt: a.dueAt?.toISOString() ?? null, sessions: a._count.sessions,
    })),
    sessions: sessions.map(sessionListItem),
  };
}
