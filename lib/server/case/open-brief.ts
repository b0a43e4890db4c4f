// What a mediator is told before the start: the public part of a case, own tries, and what one's classes assigned on it.
import { PublicCase } from "@/lib/domain/case/public-view.ts";
import { conditionsOf } from "@/lib/domain/condition/apply.ts";
import type { BriefPage, PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { visibilityOf } from "../session/access.ts";
import { caseFileOf } from "../session/load.ts";
import { liveVersion } from "./live-version.ts";

/** Throws not-found when no live case has this slug. */
export async function openBrief(person: PersonView, slug: string, rt: Runtime = runtime()): Promise<BriefPage> {
  const version = await liveVersion(rt, slug);
  const onCase = { caseVersion: { case: { slug } } };
  const [file, tries, open, assignments] = await Promise.all([
    caseFileOf(rt, version.id),
    rt.db.session.count({ where: { ...onCase, ownerId: person.id, mediatorKind: "person" } }),
    rt.db.session.findFirst({ where: { ...onCase, ownerId: person.id, mediatorKind: "person", status: "open" }, orderBy: { updatedAt: "desc" }, select: { id: true } }),
    rt.db.assignment.findMany({
      where: { ...onCase, class: { archivedAt: null, enrolments: { some: { personId: person.id, seat: { in: ["trainee", "instructor"] } } } } },
      orderBy: { createdAt: "desc" },
      select: { id: true, title: true, visibility: true, dueAt: true, class: { select: { name: true, enrolments: { where: { seat: "instructor" }, select: { person: { select: { name: true } } } } } } },
    }),
  ]);
  return {
    case: PublicCase.parse(version.publicPart), version: version.version, status: version.status, tries, openSessionId: open?.id ?? null, conditions: conditionsOf(file),
    assignments: assignments.map((a) => ({
      id: a.id, title: a.title, className: a.class.name, instructors: a.class.enrolments.map((e) => e.person.name), visibility: visibilityOf(a.visibility), dueAt: a.dueAt?.toISOString() ?? null,
    })),
  };
}
