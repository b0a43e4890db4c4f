// Starts a session: free practice on a case, or an assignment of one's class with what its instructor set.
import type { PersonView } from "@/lib/wire/pages.ts";
import type { StartSessionBody } from "@/lib/wire/session.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { ENGINES, type Visibility } from "@/lib/domain/session/run-spec.ts";
import { liveVersion } from "../case/live-version.ts";
import { AppError } from "../errors.ts";
import { allow, HOUR_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { visibilityOf } from "./access.ts";
import { beginSession } from "./begin-session.ts";
import { offeredCondition } from "./load.ts";

/** Answers the new session's id. Not found when the case or the assignment is not there for this person. */
export async function startSession(person: PersonView, body: StartSessionBody, rt: Runtime = runtime()): Promise<{ sessionId: string }> {
  if (rt.stopping) throw new AppError("unavailable");
  const input = body.assignmentId === null ? await practice(rt, body) : await assigned(rt, person, body.assignmentId, body.caseSlug);
  const limit = person.role === "guest" ? LIMITS.guestSessionsPerHour : LIMITS.sessionsPerHour;
  const takeBack = await allow(rt, { key: `session:${person.id}`, limit, windowS: HOUR_S });
  try {
    return { sessionId: await beginSession(rt, { ...input, ownerId: person.id, mediator: { kind: "person", name: "person" } }) };
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** An exam (nothing measured is ever shown) has no hints. */
function mayHint(visibility: Visibility): boolean {
  return visibility !== "never";
}

async function practice(rt: Runtime, body: StartSessionBody) {
  const version = await liveVersion(rt, body.caseSlug);
  return { version, condition: await offeredCondition(rt, version.id, body.condition), seed: body.seed ?? rt.newSeed(), engine: body.engine, visibility: body.visibility, hints: (body.hints ?? true) && mayHint(body.visibility), assignmentId: null };
}

async function assigned(rt: Runtime, person: PersonView, assignmentId: string, caseSlug: string) {
  const row = await rt.db.assignment.findFirst({
    where: { id: assignmentId, caseVersion: { case: { slug: caseSlug } }, class: { archivedAt: null, enrolments: { some: { personId: person.id, seat: { in: ["trainee", "instructor"] } } } } },
    select: { id: true, condition: true, seed: true, engine: true, visibility: true, caseVersion: { select: { id: true, version: true, contentHash: true, case: { select: { slug: true } } } } },
  });
  if (!row) throw new AppError("not-found", { field: "assignmentId" });
  const engine = ENGINES.find((e) => e === row.engine);
  if (!engine) throw new AppError("conflict", { publicMessage: "This assignment uses an engine that is not here any more. Ask your instructor." });
  const { id, version, contentHash } = row.caseVersion;
  return { version: { id, version, contentHash, slug: row.caseVersion.case.slug }, condition: row.condition, seed: row.seed, engine, visibility: visibilityOf(row.visibility), hints: mayHint(visibilityOf(row.visibility)), assignmentId: row.id };
}
