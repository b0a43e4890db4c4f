// A session as its page shows it, for the mediator or for an instructor who may read it.
import { cache } from "react";
import { audit } from "@/lib/adapters/db/audit.ts";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import type { PersonView, SessionPage } from "@/lib/wire/pages.ts";
import { projector } from "@/lib/wire/project.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { read, viewerOf, type SessionAccess } from "./access.ts";
import { sessionFileOf } from "./load.ts";
import { resumeIfOwed } from "./resume.ts";

/** Throws not-found for whoever may not read it. Read once a request, however many parts of a page ask. */
export const openSession = cache(async (person: PersonView, sessionId: string, rt: Runtime = runtime()): Promise<SessionPage> => {
  const access = await read(rt, person, sessionId);
  resumeIfOwed(rt, access);
  return (await pageOf(rt, person, access)).page;
});

/** The page, and the whole log it was projected from: for figures that are computed here and shown when they may be. */
export async function pageOf(rt: Runtime, person: PersonView, access: SessionAccess): Promise<{ page: SessionPage; log: SessionEvent[] }> {
  const [file, row, log] = await Promise.all([
    sessionFileOf(rt, access),
    rt.db.session.findUniqueOrThrow({
      where: { id: access.id },
      select: {
        mediatorName: true, shared: true, startedAt: true, owner: { select: { name: true } },
        drafts: { where: { personId: person.id }, select: { text: true, room: true } },
        notes: { where: { personId: person.id }, select: { text: true } },
        assignment: { select: { title: true, class: { select: { name: true, enrolments: { where: { seat: "instructor" }, select: { createdAt: true, person: { select: { name: true } } } } } } } },
      },
    }),
    eventsAfter(rt.db, access.id, 0),
  ]);
  if (access.as === "instructor") await audit(rt.db, { actorId: person.id, action: "session-read", subject: `session:${access.id}` });
  // The log may have ended after access was looked up.
  const ended = log.some((event) => event.kind === "session-ended");
  const project = projector(viewerOf(access.as, access.visibility, ended));
  const { assignment } = row;
  return {
    log,
    page: {
      id: access.id, case: publicView(file), condition: access.condition, visibility: access.visibility, status: ended ? "ended" : "open", viewer: access.as,
      ownerName: row.owner.name, mediatorName: row.mediatorName, mediatorKind: access.mediatorKind,
      assignment: assignment && {
        title: assignment.title, className: assignment.class.name,
        instructors: assignment.class.enrolments.filter((e) => e.createdAt <= row.startedAt).map((e) => e.person.name),
      },
      shared: row.shared,
      draft: access.as === "mediator" ? (row.drafts[0]?.text ?? "") : "",
      draftRoom: access.as === "mediator" ? (row.drafts[0]?.room ?? null) : null,
      notes: access.as === "mediator" ? (row.notes[0]?.text ?? "") : "",
      events: log.flatMap((event) => project(event) ?? []),
    },
  };
}
