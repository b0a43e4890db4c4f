// Lets an AI mediator play a case: a session like any other, whose id is known at once and whose events stream as they come.
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import type { PlayBody } from "@/lib/wire/session.ts";
import type { z } from "zod";
import { liveVersion } from "../case/live-version.ts";
import { AppError } from "../errors.ts";
import { allow, HOUR_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { beginSession } from "./begin-session.ts";
import { goOn } from "./go-on.ts";
import { offeredCondition } from "./load.ts";

/** `played` resolves when the session has ended; it never rejects. Throws bad-request for an unknown mediator, not-found for an unknown case. */
export async function playSession(person: PersonView, body: z.infer<typeof PlayBody>, rt: Runtime = runtime()): Promise<{ sessionId: string; played: Promise<void> }> {
  if (rt.stopping) throw new AppError("unavailable");
  if (!rt.mediatorFor(body.mediator)) throw new AppError("bad-request", { field: "mediator", publicMessage: "There is no such mediator." });
  const version = await liveVersion(rt, body.caseSlug);
  const condition = await offeredCondition(rt, version.id, body.condition);
  const limit = person.role === "guest" ? LIMITS.guestSessionsPerHour : LIMITS.playsPerHour;
  await allow(rt, { key: `play:${person.id}`, limit, windowS: HOUR_S });
  const sessionId = await beginSession(rt, {
    version, condition, seed: body.seed, engine: "rehearsal", mediator: { kind: "ai", name: body.mediator }, ownerId: person.id, assignmentId: null, visibility: "live", hints: false,
  });
  return { sessionId, played: goOn(rt, sessionId) };
}
