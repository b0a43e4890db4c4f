// The log of a session after an event, as its reader may see it: how a browser catches up.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { projector } from "@/lib/wire/project.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { read } from "./access.ts";
import { resumeIfOwed } from "./resume.ts";

export async function listEvents(person: PersonView, sessionId: string, after: number, rt: Runtime = runtime()): Promise<{ events: SessionEvent[] }> {
  const access = await read(rt, person, sessionId);
  resumeIfOwed(rt, access);
  const project = projector(access.viewer);
  return { events: (await eventsAfter(rt.db, sessionId, after)).flatMap((event) => project(event) ?? []) };
}
