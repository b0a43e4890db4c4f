// The mediator's own notes on a session: for nobody else's eyes, in no export, and no part of the log.
import type { PersonView } from "@/lib/wire/pages.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";

/** Stores the notes; empty ones are removed. They stay open after the session's end. Throws rate-limited, not-found. */
export async function saveNotes(person: PersonView, sessionId: string, text: string, rt: Runtime = runtime()): Promise<void> {
  await mediate(rt, person, sessionId);
  await allow(rt, { key: `notes:${person.id}`, limit: LIMITS.draftsPerMinute, windowS: MINUTE_S });
  const key = { sessionId, personId: person.id };
  if (text === "") await rt.db.note.deleteMany({ where: key });
  else await rt.db.note.upsert({ where: { sessionId_personId: key }, create: { ...key, text }, update: { text } });
}
