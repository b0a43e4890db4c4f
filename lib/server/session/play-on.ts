// Plays a session of an AI mediator on from its log to its end, on the same rails as a person's.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { runSession } from "@/lib/simulation/run-session.ts";
import type { Runtime } from "../runtime.ts";
import { visibilityOf } from "./access.ts";
import type { Writer } from "./lease.ts";
import { sessionFileOf } from "./load.ts";
import { recordSteps } from "./run-round.ts";

export async function playOn(rt: Runtime, writer: Writer, sessionId: string): Promise<void> {
  const session = await rt.db.session.findUnique({ where: { id: sessionId }, select: { status: true, mediatorName: true, visibility: true } });
  if (!session || session.status !== "open") return;
  const events = await eventsAfter(rt.db, sessionId, 0);
  const state = replay(events);
  const spec = state.runSpec;
  if (!spec) throw new Error(`session ${sessionId} has no session-started event`);
  const make = rt.mediatorFor(session.mediatorName);
  if (!make) throw new Error(`there is no mediator called ${session.mediatorName}`);
  const file = await sessionFileOf(rt, spec);
  const steps = runSession({
    file, spec, events, engine: rt.engineFor(spec.engine), visibility: visibilityOf(session.visibility),
    mediator: make({ seed: spec.seed, file: publicView(file) }), now: () => rt.now().toISOString(),
  });
  await recordSteps(rt, writer, state, steps, (batch) => batch.some((e) => e.kind === "session-ended"));
}
