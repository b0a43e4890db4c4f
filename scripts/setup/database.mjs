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

/** Opens a connection, gives it to `use`, and closes it. */
export async function withConnection(url, use) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw new SetupError(`The database ${pathname.slice(1)} at ${host} does not answer: ${error.message || error.code}`);
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

/** Creates the database when it is missing. */
export async function ensureDatabase(maintenanceUrl, name) {
  await withConnection(maintenanceUrl, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
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
  await runNode("Writing the database client", ["node_modules/prisma/build/index.js", "generate"]);
  fs.writeFileSync(stamp, hash);
}

/** Brings the schema up to date and seeds, once at a time however many nodes start together. */
export async function migrateAndSeed(url, accounts) {
  const environment = { DATABASE_URL: url, CAUCUS_DEMO_ACCOUNTS: JSON.stringify(accounts) };
  await withConnection(url, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await runNode("Migrating the database", ["node_modules/prisma/build/index.js", "migrate", "deploy"], environment);
    await runNode("Seeding the database", ["--conditions=react-server", "--import", "tsx", "prisma/seed/seed.ts"], environment);
  });
}
