import { existsSync, readdirSync, statSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropDatabase, emptyDatabase, migrate, withConnection } from "../../../scripts/setup/database.mjs";
import { runNode } from "../../../scripts/setup/run.mjs";

// Everything here goes through scripts/schema-engine.mjs, which leans on an undocumented protocol of Prisma's CLI.

const name = `caucus_upgrade_${process.pid}`;
const maintenanceUrl = Object.assign(new URL(process.env.DATABASE_URL ?? ""), { pathname: "/postgres" }).toString();
const migrations = readdirSync("prisma/migrations").filter((entry) => statSync(`prisma/migrations/${entry}`).isDirectory());
let url = "";

interface Applied { migration_name: string; finished_at: Date | null; checksum: string }

const applied = (): Promise<Applied[]> =>
  withConnection(url, async (client: { query: (sql: string) => Promise<{ rows: Applied[] }> }) =>
    (await client.query('select migration_name, finished_at, checksum from "_prisma_migrations" order by migration_name')).rows);

const prisma = (...args: string[]): Promise<string> =>
  runNode(`prisma ${args.join(" ")}`, ["node_modules/prisma/build/index.js", ...args], { DATABASE_URL: url });

beforeAll(async () => {
  expect(existsSync("prisma/schema.prisma")).toBe(true);
  url = await emptyDatabase(maintenanceUrl, name);
});
afterAll(() => dropDatabase(maintenanceUrl, name));

test("nodes that start together on an empty database apply every migration exactly once", async () => {
  await Promise.all([migrate(url), migrate(url)]);
  const rows = await applied();
  expect(rows.map((row) => row.migration_name)).toEqual(migrations.sort());
  expect(rows.every((row) => row.finished_at !== null)).toBe(true);
});

test("deploying again changes nothing", async () => {
  const before = await applied();
  expect(await prisma("migrate", "deploy")).toContain("No pending migrations to apply");
  expect(await applied()).toEqual(before);
});

test("the migrated database is what the schema says", async () => {
  await prisma("migrate", "diff", "--from-config-datasource", "--to-schema", "prisma/schema.prisma", "--exit-code");
});

test("the migrations, replayed into a fresh database, are what the schema says", async () => {
  await prisma("migrate", "diff", "--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma", "--exit-code");
});
