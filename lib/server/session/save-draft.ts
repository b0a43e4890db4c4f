// Keeps what the mediator has typed but not sent.
import type { PersonView } from "@/lib/wire/pages.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";

/** Stores the draft with the room it was written in; an empty one is removed. */
export async function saveDraft(person: PersonView, sessionId: string, text: string, room: string | null = null, rt: Runtime = runtime()): Promise<void> {
  await mediate(rt, person, sessionId);
  await allow(rt, { key: `draft:${person.id}`, limit: LIMITS.draftsPerMinute, windowS: MINUTE_S });
  const key = { sessionId, personId: person.id };
  if (text === "") await rt.db.draft.deleteMany({ where: key });
  else await rt.db.draft.upsert({ where: { sessionId_personId: key }, create: { ...key, text, room }, update: { text, room } });
}
