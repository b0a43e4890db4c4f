// Stores a new session with its first events: the run's conditions and the parties' first readings.
import { createSession } from "@/lib/adapters/db/sessions.ts";
import type { Visibility } from "@/lib/domain/session/run-spec.ts";
import { openingEvents } from "@/lib/simulation/run-session.ts";
import type { Runtime } from "../runtime.ts";
import { sessionFileOf } from "./load.ts";
import { runSpecOf, type SpecInput } from "./run-spec.ts";

export interface BeginInput extends SpecInput { ownerId: string; assignmentId: string | null; visibility: Visibility; hints: boolean }

/** Answers the new session's id. */
export async function beginSession(rt: Runtime, input: BeginInput): Promise<string> {
  const { visibility, hints } = input;
  const { spec, hash } = runSpecOf(rt, input);
  const file = await sessionFileOf(rt, spec);
  const startedAt = rt.now();
  const events = await openingEvents({ file, spec, visibility, hints, engine: rt.engineFor(spec.engine), now: () => startedAt.toISOString() });
  const id = rt.newId();
  await createSession(rt.db, {
    id, caseVersionId: input.version.id, ownerId: input.ownerId, assignmentId: input.assignmentId, mediatorKind: spec.mediator.kind, mediatorName: spec.mediator.name,
    visibility, runSpec: spec, runSpecHash: hash, startedAt,
  }, events);
  return id;
}
