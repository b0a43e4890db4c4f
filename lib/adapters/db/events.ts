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

/** The party in the private room as of `seq`; null: everybody is at the table. */
export async function roomAt(db: Db, sessionId: string, seq: number): Promise<string | null> {
  const row = await db.sessionEvent.findFirst({
    where: { sessionId, seq: { lte: seq }, kind: { in: ["caucus-opened", "caucus-closed"] } },
    orderBy: { seq: "desc" },
    select: { seq: true, kind: true, payload: true, at: true },
  });
  if (!row) return null;
  const event = parseEvent({ ...row, at: row.at.toISOString() });
  return event.kind === "caucus-opened" ? event.payload.partyId : null;
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
