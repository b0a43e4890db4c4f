// Reading the log of a session back.
import { parseEvent, type SessionEvent } from "@/lib/domain/session/events.ts";
import type { Db } from "./client.ts";

/** Events with a seq above `after`, in order. Throws a ZodError when a stored event is none of ours. */
export async function eventsAfter(db: Db, sessionId: string, after: number): Promise<SessionEvent[]> {
  const rows = await db.sessionEvent.findMany({
    where: { sessionId, seq: { gt: after } },
    orderBy: { seq: "asc" },
    select: { seq: true, kind: true, payload: true, at: true },
  });
  return rows.map((row) => parseEvent({ ...row, at: row.at.toISOString() }));
}

/** The turn a client id was used for, if it was. */
export async function turnOfClient(db: Db, sessionId: string, clientTurnId: string): Promise<{ seq: number; turn: number } | null> {
  const row = await db.sessionEvent.findUnique({
    where: { sessionId_clientTurnId: { sessionId, clientTurnId } },
    select: { seq: true, kind: true, payload: true, at: true },
  });
  if (!row) return null;
  const event = parseEvent({ ...row, at: row.at.toISOString() });
  if (event.kind !== "turn-spoken") throw new Error(`event ${event.seq} of ${sessionId} has a client turn id but is ${event.kind}`);
  return { seq: event.seq, turn: event.payload.turn };
}
