/** The database behind DATABASE_URL or the embedded Postgres: created, migrated, seeded. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { dataFolder, hashOfSources, readIfThere } from "./files.mjs";
import { root } from "./node.mjs";
import { startPostgres } from "./postgres.mjs";
import { onStop, runNode } from "./run.mjs";
import { say, SetupError, took } from "./say.mjs";

/** Any fixed number: whoever holds this Postgres advisory lock may migrate and seed. */
const migrationLock = 727_369_020;

const prisma = "node_modules/prisma/build/index.js";

/** Opens a connection, gives it to `use`, and closes it. */
export async function withConnection(url, use) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new SetupError(`The database ${pathname.slice(1)} at ${host} does not answer: ${error.message || error.code}`, { cause: error });
  }
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const named = (url, name) => Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).toString();

function parsed(text) {
  try {
    const url = new URL(text);
    if (/^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return url;
  } catch {
    // falls through to the same message
  }
  throw new SetupError("DATABASE_URL must look like postgresql://user:password@host:5432/database.");
}

/**
 * The database of the app: `{ url, name, maintenanceUrl, embedded, stop }`; starts the embedded Postgres when
 * DATABASE_URL names none. It is stopped with everything else; `stop` is for callers that end on their own.
 */
export async function appDatabase() {
  const given = process.env.DATABASE_URL;
  if (given) {
    const url = parsed(given);
    const name = decodeURIComponent(url.pathname.slice(1));
    return { url: given, name, maintenanceUrl: named(given, "postgres"), embedded: false, stop: async () => {} };
  }
  const started = Date.now();
  const postgres = await startPostgres();
  onStop(postgres.stop);
  say(`Postgres is ready (${took(started)}).`);
  return { url: named(postgres.url, "caucus"), name: "caucus", maintenanceUrl: postgres.url, embedded: true, stop: postgres.stop };
}

/** Creates the app's database when the server does not have it. */
export async function ensureDatabase({ url, name, maintenanceUrl }) {
  if (await exists(url)) return;
  await withConnection(maintenanceUrl, (client) => client.query(`create database ${client.escapeIdentifier(name)}`));
}

async function exists(url) {
  try {
    await withConnection(url, () => {});
    return true;
  } catch (error) {
    if (error.cause?.code === "3D000") return false;
    throw error;
  }
}

/** An empty database of that name, for tests: whatever was in it is lost. Answers its URL. */
export async function emptyDatabase(maintenanceUrl, name) {
  await withConnection(maintenanceUrl, async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  return named(maintenanceUrl, name);
}

/** Drops a database made by `emptyDatabase`. */
export async function dropDatabase(maintenanceUrl, name) {
  await withConnection(maintenanceUrl, (client) => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`));
}

/** Writes the Prisma client from the schema unless the one there came from this schema. */
export async function generateClient() {
  const folder = path.join(root, "lib", "adapters", "db", "generated");
  const stamp = path.join(dataFolder(), "generated-from");
  const hash = hashOfSources(["prisma/schema.prisma", "node_modules/prisma/package.json"]);
  if (readIfThere(stamp) === hash && fs.existsSync(folder)) return;
  await runNode("Writing the database client", [prisma, "generate"]);
  fs.writeFileSync(stamp, hash);
}

/** Applies the migrations that are not applied yet; several nodes may start at once, and one of them does the work. */
export async function migrate(url) {
  if ((await pendingMigrations(url)).length === 0) return;
  await underLock(url, () => runNode("Migrating the database", [prisma, "migrate", "deploy"], { DATABASE_URL: url }));
}

/** Names of migrations in this folder that the database has not finished; needs no Prisma. */
export async function pendingMigrations(url) {
  const folder = path.join(root, "prisma", "migrations");
  const here = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const done = await withConnection(url, async (client) => {
    const { rows: [{ found }] } = await client.query(`select to_regclass('"_prisma_migrations"') is not null as found`);
    if (!found) return [];
    const { rows } = await client.query('select migration_name from "_prisma_migrations" where finished_at is not null and rolled_back_at is null');
    return rows.map((row) => row.migration_name);
  });
  return here.map((entry) => entry.name).filter((name) => !done.includes(name));
}

/** Brings the schema up to date and puts in what every Caucus has: built-in cases, and `accounts` for this start. */
export async function migrateAndSeed(url, accounts) {
  await migrate(url);
  const environment = { DATABASE_URL: url, CAUCUS_DEMO_ACCOUNTS: JSON.stringify(accounts) };
  const args = ["--conditions=react-server", "--import", "tsx", "prisma/seed/seed.ts"];
  await underLock(url, () => runNode("Seeding the database", args, environment));
}

async function underLock(url, work) {
  await withConnection(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await work();
  });
}
