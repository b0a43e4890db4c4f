// One writer a session: who holds a lease may append with its token. Every taking makes a larger token, so a writer
// that lost its lease without noticing is refused (sessions.ts). Time is the database's, never a node's.
import { sql, utcNow, type Db } from "./client.ts";

const until = (ttlMs: number) => sql`${utcNow} + make_interval(secs => ${ttlMs / 1000}::double precision)`;

/** Takes the lease if it is free or has run out; answers its token, or null while somebody else holds it. */
export async function takeLease(db: Db, input: { sessionId: string; holder: string; ttlMs: number }): Promise<bigint | null> {
  const rows = await db.$queryRaw<{ token: bigint }[]>`
    INSERT INTO "SessionLease" ("sessionId", "holder", "token", "expiresAt")
    VALUES (${input.sessionId}, ${input.holder}, 1, ${until(input.ttlMs)})
    ON CONFLICT ("sessionId") DO UPDATE
      SET "holder" = EXCLUDED."holder", "token" = "SessionLease"."token" + 1, "expiresAt" = EXCLUDED."expiresAt"
      WHERE "SessionLease"."expiresAt" <= ${utcNow}
    RETURNING "token"`;
  return rows[0]?.token ?? null;
}

/** Keeps the lease for another `ttlMs`; false when it is no longer ours. */
export async function renewLease(db: Db, input: { sessionId: string; token: bigint; ttlMs: number }): Promise<boolean> {
  const renewed = await db.$executeRaw`
    UPDATE "SessionLease" SET "expiresAt" = ${until(input.ttlMs)} WHERE "sessionId" = ${input.sessionId} AND "token" = ${input.token}`;
  return renewed === 1;
}

/** Gives the lease up, so that the next writer need not wait for it to run out. */
export async function releaseLease(db: Db, input: { sessionId: string; token: bigint }): Promise<void> {
  await db.$executeRaw`UPDATE "SessionLease" SET "expiresAt" = ${utcNow} WHERE "sessionId" = ${input.sessionId} AND "token" = ${input.token}`;
}

/** For how many more milliseconds somebody holds the lease; 0 when nobody does. */
export async function leaseLeftMs(db: Db, sessionId: string): Promise<number> {
  const rows = await db.$queryRaw<{ left: number }[]>`
    SELECT (extract(epoch FROM ("expiresAt" - ${utcNow})) * 1000)::double precision AS "left" FROM "SessionLease" WHERE "sessionId" = ${sessionId}`;
  return Math.max(0, rows[0]?.left ?? 0);
}
