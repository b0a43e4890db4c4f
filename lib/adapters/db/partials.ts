// The speech so far of the party now speaking: for reloads and for readers on other nodes. Replaced by the finished turn.
import { utcNow, type Db } from "./client.ts";
import { CHANNEL, partialPayload } from "./channel.ts";

export interface SpeechSoFar { turn: number; partyId: string; text: string }

/** Stores it and tells the other nodes, if `token` is still the session's lease. */
export async function savePartial(db: Db, input: SpeechSoFar & { sessionId: string; token: bigint; node: string }): Promise<void> {
  const { sessionId, token, node, turn, partyId, text } = input;
  await db.$queryRaw`
    WITH held AS (SELECT "sessionId" FROM "SessionLease" WHERE "sessionId" = ${sessionId} AND "token" = ${token} FOR UPDATE),
    stored AS (
      INSERT INTO "SessionPartial" ("sessionId", "turn", "partyId", "text", "updatedAt")
      SELECT "sessionId", ${turn}, ${partyId}, ${text}, ${utcNow} FROM held
      ON CONFLICT ("sessionId") DO UPDATE SET "turn" = EXCLUDED."turn", "partyId" = EXCLUDED."partyId", "text" = EXCLUDED."text", "updatedAt" = EXCLUDED."updatedAt"
      RETURNING 1
    )
    SELECT pg_notify(${CHANNEL}, ${partialPayload({ sessionId, node, turn, partyId, text })})::text FROM stored`;
}

export async function readPartial(db: Db, sessionId: string): Promise<SpeechSoFar | null> {
  return db.sessionPartial.findUnique({ where: { sessionId }, select: { turn: true, partyId: true, text: true } });
}
