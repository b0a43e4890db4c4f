// How the words in the composer would be read, before they are said: for the chip. Recorded nowhere.
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { readerOf } from "@/lib/simulation/hints/reader.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { readsOwn } from "@/lib/wire/project.ts";
import type { ReadingAnswer, ReadingBody } from "@/lib/wire/session.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { readMove } from "../models.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";
import { sessionFileOf } from "./load.ts";

/** First and second guess. Throws conflict where readings are not shown (an exam) or the room is another, session-ended, rate-limited, not-found. */
export async function readWords(person: PersonView, sessionId: string, body: ReadingBody, rt: Runtime = runtime()): Promise<ReadingAnswer> {
  const session = await mediate(rt, person, sessionId);
  if (session.mediatorKind === "ai" || !readsOwn(session.viewer)) throw new AppError("conflict", { publicMessage: "Readings are not shown in this session." });
  if (session.status === "ended") throw new AppError("session-ended");
  await allow(rt, { key: `reading:${person.id}`, limit: LIMITS.readingsPerMinute, windowS: MINUTE_S });
  const [file, log] = await Promise.all([sessionFileOf(rt, session), eventsAfter(rt.db, sessionId, 0)]);
  const state = replay(log);
  if (state.caucus !== body.room) throw new AppError("conflict", { publicMessage: "You are in another room now." });
  const { strategies, toolkit } = readerOf(file, state, readMove)({ text: body.text, to: body.to, room: body.room });
  return { strategies: strategies.slice(0, 2), toolkit };
}
