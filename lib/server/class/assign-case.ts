// Assigns the live version of a case to a class: pinned, with one seed, so that everybody meets the same parties.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { AssignBody } from "@/lib/wire/classes.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { liveVersion } from "../case/live-version.ts";
import { AppError, isAppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { instruct } from "./access.ts";

/** Throws not-found unless the person instructs the class; bad-request when the case is not there. */
export async function assignCase(person: PersonView, classId: string, body: AssignBody, rt: Runtime = runtime()): Promise<{ assignmentId: string }> {
  await instruct(rt, person, classId);
  const version = await liveVersion(rt, body.caseSlug).catch((cause: unknown) => {
    throw isAppError(cause) ? new AppError("bad-request", { field: "caseSlug", publicMessage: "There is no such case.", cause }) : cause;
  });
  return rt.db.$transaction(async (tx) => {
    const made = await tx.assignment.create({
      data: { classId, caseVersionId: version.id, title: body.title ?? version.title, visibility: body.visibility, seed: body.seed ?? rt.newSeed(), dueAt: body.dueAt === null ? null : new Date(body.dueAt) },
      select: { id: true },
    });
    await audit(tx, { actorId: person.id, action: "assignment-made", subject: `assignment:${made.id}` });
    return { assignmentId: made.id };
  });
}
