// Which migrations this database has seen.
import type { Db } from "./client.ts";

/** The latest finished migration by name, and how many were begun and not finished. Throws when the database is away or was never migrated. */
export async function readMigrations(db: Db): Promise<{ latest: string | null; unfinished: number }> {
  const rows = await db.$queryRaw<{ latest: string | null; unfinished: number }[]>`
    SELECT max("migration_name") FILTER (WHERE "finished_at" IS NOT NULL) AS "latest",
           (count(*) FILTER (WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL))::int AS "unfinished"
    FROM "_prisma_migrations"`;
  return rows[0] ?? { latest: null, unfinished: 0 };
}
