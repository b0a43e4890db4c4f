// Sliding-window counters. A hit is stored first and counted after, so that however many come at once, never more than
// `limit` are let through in a window; a refused hit is taken back and does not lengthen the wait.
import { sql, utcNow, type Db } from "./client.ts";

export interface RateRule { key: string; limit: number; windowS: number }
export type RateAnswer = { allowed: true; hitId: bigint } | { allowed: false; retryAfterS: number };

export async function hit(db: Db, { key, limit, windowS }: RateRule): Promise<RateAnswer> {
  const since = sql`${utcNow} - make_interval(secs => ${windowS}::double precision)`;
  const mine = await db.$queryRaw<{ id: bigint }[]>`INSERT INTO "RateHit" ("key", "at") VALUES (${key}, ${utcNow}) RETURNING "id"`;
  const hitId = mine[0]?.id;
  if (hitId === undefined) throw new Error("rate-limits: a hit was not stored");
  const counted = await db.$queryRaw<{ n: number; wait: number | null }[]>`
    SELECT count(*)::int AS "n", extract(epoch FROM (min("at") + make_interval(secs => ${windowS}::double precision) - ${utcNow}))::double precision AS "wait"
    FROM "RateHit" WHERE "key" = ${key} AND "at" > ${since}`;
  if ((counted[0]?.n ?? 0) <= limit) return { allowed: true, hitId };
  await takeBack(db, hitId);
  return { allowed: false, retryAfterS: Math.max(1, Math.ceil(counted[0]?.wait ?? windowS)) };
}

/** Takes one hit back: what it counted turned out not to count. */
export async function takeBack(db: Db, hitId: bigint): Promise<void> {
  await db.rateHit.deleteMany({ where: { id: hitId } });
}

/** Forgets all hits of a key. */
export async function forget(db: Db, key: string): Promise<void> {
  await db.rateHit.deleteMany({ where: { key } });
}

/** Removes hits no window can still see (longest window: a day). */
export async function pruneHits(db: Db): Promise<void> {
  await db.$executeRaw`DELETE FROM "RateHit" WHERE "at" < ${utcNow} - interval '1 day'`;
}
