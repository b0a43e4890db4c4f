#!/usr/bin/env node
/**
 * Stand-in for Prisma's native schema engine, which its CLI would otherwise download: the same arguments and the same
 * JSON-RPC over standard input and output, served by @prisma/schema-engine-wasm over @prisma/adapter-pg.
 *
 * Beware: the protocol is not documented. The Prisma packages are pinned exactly, and lib/adapters/db/upgrade.test.ts
 * runs deploy and diff through this file. SCHEMA_ENGINE_DEBUG=1 prints what went wrong inside.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { parse } from "pg-connection-string";

const debug = process.env.SCHEMA_ENGINE_DEBUG !== undefined;
const { datamodelPaths, datasource, subcommand } = readArguments(process.argv.slice(2));
const { url, shadowDatabaseUrl } = datasource;
let panic = "";

if (subcommand) await runSubcommand(subcommand);
const engine = await lazyEngine();
serve({
  createDatabase: (params) => createDatabase(params?.datasource?.url ?? url),
  getDatabaseVersion: async (params) => (await engine()).version(params),
  ensureConnectionValidity: async () => {
    await connectOnce(url);
    return {};
  },
});

function readArguments(argv) {
  const read = { datamodelPaths: [], datasource: {}, subcommand: undefined };
  for (let i = 0; i < argv.length; i++) {
    if (argv[i] === "--version" || argv[i] === "-V") {
      console.log("schema-engine-cli wasm");
      process.exit(0);
    }
    if (argv[i] === "--datamodels") read.datamodelPaths.push(argv[++i]);
    else if (argv[i] === "--datasource") read.datasource = JSON.parse(argv[++i]);
    else if (argv[i] === "cli") read.subcommand = argv[++i];
    else if (argv[i].startsWith("--")) i++;
  }
  return read;
}

async function connectOnce(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}

async function createDatabase(connectionString) {
  const target = new URL(connectionString);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = "/postgres";
  const client = new pg.Client({ connectionString: target.toString() });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return { databaseName: name };
}

/** The subcommands the CLI calls with plain arguments instead of JSON-RPC; errors go to stderr as a JSON log line. */
async function runSubcommand(name) {
  process.stderr.write("\n");
  try {
    if (name === "can-connect-to-database") await connectOnce(url);
    else if (name === "create-database") await createDatabase(url);
    else throw new Error(`unsupported: ${name}`);
    process.exit(0);
  } catch (error) {
    const fields = { message: errorText(error), error_code: errorCode(error) ?? "P1010", is_panic: false };
    const line = { timestamp: new Date().toISOString(), level: "ERROR", fields, target: "schema_engine::logger" };
    process.stderr.write(`${JSON.stringify(line)}\n`);
    process.exit(1);
  }
}

function errorCode(error) {
  if (error.code === "3D000") return "P1003";
  if (error.code === "28P01") return "P1000";
  if (error.code === "42P04") return "P1009";
  if (["ECONNREFUSED", "ENOTFOUND", "ETIMEDOUT"].includes(error.code)) return "P1001";
  return undefined;
}

function errorText(error) {
  if (error instanceof WebAssembly.RuntimeError && panic) return panic;
  return error.message || error.errors?.map((each) => each.message).join("; ") || String(error);
}

/** Loads the WASM engine now and connects it at its first use, since some calls come before a database exists. */
async function lazyEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (message) => {
      panic = message;
      if (debug) console.error("PANIC", message);
    },
  };
  const glue = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const { instance } = await WebAssembly.instantiate(await readFile(glue.replace(/\.js$/, ".wasm")), {
    "./schema_engine_bg.js": bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();

  const datamodels = await Promise.all(datamodelPaths.map(async (path) => [path, await readFile(path, "utf8")]));
  const base = adapterFor(url ?? "postgresql://127.0.0.1:1/none");
  base.connectToShadowDb = () => connectToShadow(base);
  const probe = await base.connect();
  const adapter = Object.getPrototypeOf(probe);
  await probe.dispose();
  sendScriptsWhole(adapter);
  teachInternalChar(Object.getPrototypeOf(adapter));
  let started;
  return () =>
    (started ??= bindings.SchemaEngine.new(
      { datamodels: datamodels.length ? datamodels : undefined },
      () => {},
      bindMigrationAwareSqlAdapterFactory(base),
    ));
}

/** Discrete fields, not connectionString: a connectionString would win over the shadow database's name. */
function adapterFor(connectionString, database) {
  const schema = new URL(connectionString).searchParams.get("schema") || undefined;
  return new PrismaPg({ ...parse(connectionString), ...(database && { database }) }, { schema });
}

async function connectToShadow(base) {
  if (shadowDatabaseUrl) return adapterFor(shadowDatabaseUrl).connect();
  const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  const admin = await base.connect();
  await admin.executeScript(`CREATE DATABASE "${database}"`);
  const adapter = await adapterFor(url, database).connect();
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    await admin.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`);
    await admin.dispose();
  };
  return adapter;
}

/** adapter-pg cuts scripts at every semicolon, also inside $$ … $$; Postgres takes a script whole, as the native engine sends it. */
function sendScriptsWhole(adapter) {
  adapter.executeScript = async function (script) {
    try {
      await this.client.query(script);
    } catch (error) {
      this.onError(error);
    }
  };
}

/** adapter-pg has no mapping for Postgres' one-byte internal "char" (OID 18), which the catalogue queries return. */
function teachInternalChar(queryable) {
  const { queryRaw, performIO } = queryable;
  queryable.queryRaw = async function (query) {
    let charColumns = [];
    const asText = Object.create(this, {
      performIO: {
        value: async (sql) => {
          const result = await performIO.call(this, sql);
          const chars = result.fields.filter((field) => field.dataTypeID === 18);
          for (const field of chars) field.dataTypeID = 25;
          charColumns = chars.map((field) => result.fields.indexOf(field));
          return result;
        },
      },
    });
    const result = await queryRaw.call(asText, query);
    for (const i of charColumns) result.columnTypes[i] = ColumnTypeEnum.Character;
    return result;
  };
}

/** Answers one JSON-RPC request a line until standard input closes and every answer is out. */
function serve(handlers) {
  const send = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let pending = 0;
  let closed = false;
  const exitWhenDone = () => {
    if (closed && pending === 0) process.exit(0);
  };
  const lines = createInterface({ input: process.stdin });
  lines.on("line", async (line) => {
    if (!line.trim()) return;
    const { id, method, params } = JSON.parse(line);
    if (!method) return; // the CLI's answer to our own "print"
    pending++;
    try {
      const handler = handlers[method] ?? (async (value) => (await engine())[method](value));
      const result = await handler(params);
      if (method === "diff" && result?.stdout != null)
        send({ id: `print-${id}`, method: "print", params: { content: result.stdout } });
      send({ id, result: result ?? {} });
    } catch (error) {
      if (debug) console.error(error);
      const known = typeof error.code === "string" && /^P\d/.test(error.code) ? error.code : errorCode(error);
      const data = { is_panic: false, message: errorText(error), error_code: known ?? null, meta: error.meta ?? null };
      send({ id, error: { code: 4466, message: "An error happened. Check the data field for details.", data } });
    } finally {
      pending--;
      exitWhenDone();
    }
  });
  lines.on("close", () => {
    closed = true;
    exitWhenDone();
  });
}
