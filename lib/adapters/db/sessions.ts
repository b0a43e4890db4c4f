// Writing the log of a session: whole batches, each at its exact place, by the one writer who may.
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { sql, utcNow, type Db, type Json } from "./client.ts";
import { CHANNEL, rowsPayload } from "./channel.ts";

export interface NewSession {
  id: string; caseVersionId: string; ownerId: string; assignmentId: string | null;
  mediatorKind: "person" | "ai"; mediatorName: string; visibility: string; runSpec: Json; runSpecHash: string; startedAt: Date;
}

/** Stores a session with its first events, all or none. */
export async function createSession(db: Db, session: NewSession, events: readonly SessionEvent[]): Promise<void> {
  const lists = columnsOf(events);
  await db.$transaction([
    db.session.create({ data: { ...session, lastSeq: events.at(-1)?.seq ?? 0, turnCount: lists.turnCount ?? 0 } }),
    db.sessionEvent.createMany({
      data: events.map((e) => ({ sessionId: session.id, seq: e.seq, kind: e.kind, payload: e.payload, at: new Date(e.at) })),
    }),
  ]);
}

export interface Append {
  sessionId: string;
  /** Consecutive; the first must be the next of the log. */
  events: readonly SessionEvent[];
  /** The writer's lease. Null: no round is being played, or the mediator ends the session; then the place in the log alone decides. */
  token: bigint | null;
  clientTurnId?: string;
  /** Give the lease up with this batch. */
  release?: boolean;
}

/**
 * Appends a batch in one transaction: checks the lease's token, stores the events, brings the list columns up to date,
 * drops the speech so far and tells every node. False, and nothing stored, when the token is not the latest, when
 * the log has grown meanwhile, or when the session has ended.
 */
export async function appendEvents(db: Db, { sessionId, events, token, clientTurnId, release = false }: Append): Promise<boolean> {
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last) throw new Error("append: an empty batch");
  const lists = columnsOf(events);
  const held = token === null ? sql`SELECT 1` : sql`SELECT 1 FROM "SessionLease" WHERE "sessionId" = ${sessionId} AND "token" = ${token} FOR UPDATE`;
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH held AS (${held}),
    moved AS (
      UPDATE "Session" SET
        "lastSeq" = ${last.seq},
        "turnCount" = COALESCE(${lists.turnCount}::int, "turnCount"),
        "unsettledTurn" = CASE WHEN ${lists.unsettledChanged} THEN ${lists.unsettledTurn}::int ELSE "unsettledTurn" END,
        "status" = CASE WHEN ${lists.outcome !== null} THEN 'ended'::"SessionStatus" ELSE "status" END,
        "outcome" = COALESCE(${lists.outcome}, "outcome"),
        "endedAt" = COALESCE((${lists.endedAt}::timestamptz AT TIME ZONE 'UTC'), "endedAt"),
        "updatedAt" = ${utcNow}
      WHERE "id" = ${sessionId} AND "lastSeq" = ${first.seq - 1} AND "status" = 'open' AND EXISTS (SELECT 1 FROM held)
      RETURNING "id"
    ),
    stored AS (
      INSERT INTO "SessionEvent" ("sessionId", "seq", "kind", "payload", "at", "clientTurnId")
      SELECT moved."id", e."seq", e."kind", e."payload", (e."at" AT TIME ZONE 'UTC'), CASE WHEN e."seq" = ${first.seq} THEN ${clientTurnId ?? null} END
      FROM moved, jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e("seq" int, "kind" text, "payload" jsonb, "at" timestamptz)
    ),
    dropped AS (DELETE FROM "SessionPartial" USING moved WHERE "sessionId" = moved."id"),
    released AS (UPDATE "SessionLease" SET "expiresAt" = ${utcNow} FROM moved WHERE ${release} AND "sessionId" = moved."id" AND "token" = ${token}::bigint)
    SELECT moved."id", pg_notify(${CHANNEL}, ${rowsPayload(sessionId, last.seq)})::text FROM moved`;
  return rows.length === 1;
}

/** The list columns of Session that follow from a batch. */
function columnsOf(events: readonly SessionEvent[]) {
  let turnCount: number | null = null;
  let unsettledTurn: number | null = null;
  let unsettledChanged = false;
  let outcome: string | null = null;
  let endedAt: string | null = null;
  for (const event of events) {
    if (event.kind === "turn-spoken") {
      turnCount = event.payload.turn;
      if (event.payload.speaker.seat === "mediator") [unsettledTurn, unsettledChanged] = [event.payload.turn, true];
    } else if (event.kind === "turn-settled") [unsettledTurn, unsettledChanged] = [null, true];
    else if (event.kind === "session-ended") {
      [unsettledTurn, unsettledChanged] = [null, true];
      outcome = event.payload.outcome;
      endedAt = event.at;
    }
  }
  return { turnCount, unsettledTurn, unsettledChanged, outcome, endedAt };
}

/**
 * Open sessions in which something is owed (a round cut off, an AI mediator's next turn) and nobody holds the lease:
 * their node died or was stopped.
 */
export async function abandonedSessions(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT s."id" FROM "Session" s LEFT JOIN "SessionLease" l ON l."sessionId" = s."id"
    WHERE s."status" = 'open' AND (s."unsettledTurn" IS NOT NULL OR s."mediatorKind" = 'ai')
      AND (l."expiresAt" IS NULL OR l."expiresAt" <= ${utcNow})
    ORDER BY s."updatedAt" LIMIT ${limit}`;
  return rows.map((row) => row.id);
}
