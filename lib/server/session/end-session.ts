// The mediator closes a session without a settlement: a legitimate end, at any moment, also while parties still answer.
import { roomAt } from "@/lib/adapters/db/events.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";

/** Ends it as closed. Ending an ended session changes nothing and is no error. */
export async function endSession(person: PersonView, sessionId: string, rt: Runtime = runtime()): Promise<void> {
  await mediate(rt, person, sessionId);
  // A round in progress may append between look and write; then its place is taken and we look again.
  for (let look = 0; look < 20; look++) {
    const now = await rt.db.session.findUniqueOrThrow({ where: { id: sessionId }, select: { status: true, lastSeq: true } });
    if (now.status === "ended") return;
    const at = rt.now().toISOString();
    const room = await roomAt(rt.db, sessionId, now.lastSeq);
    // A private meeting is closed first: nobody is left waiting outside.
    const door: SessionEvent[] = room === null ? [] : [{ kind: "caucus-closed", seq: now.lastSeq + 1, at, payload: { partyId: room } }];
    const end: SessionEvent = { kind: "session-ended", seq: now.lastSeq + 1 + door.length, at, payload: { outcome: "closed", by: "mediator" } };
    const ended = await appendEvents(rt.db, { sessionId, token: null, events: [...door, end] });
    if (ended) return;
  }
  throw new AppError("still-answering");
}
