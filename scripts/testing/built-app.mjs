/** The built app on a database of its own with fresh accounts, for programs that look at it from outside. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import process from "node:process";
import { buildIfStale, serverScript } from "../setup/build.mjs";
import { appDatabase, dropDatabase, emptyDatabase, generateClient, migrateAndSeed } from "../setup/database.mjs";
import { childEnvironment } from "../setup/node.mjs";
import { freePort } from "../setup/postgres.mjs";
import { onStop } from "../setup/run.mjs";
import { newAccounts } from "../setup/secrets.mjs";

const readyWithinMs = 30_000;

/**
 * Builds when needed and serves; answers `{ address, databaseUrl, accounts }`. The database is named <app database>_<name> and
 * dropped at the end. Server, database and Postgres stop with everything else (`stopAll`).
 */
export async function startBuiltApp(name, settings = {}) {
  await generateClient();
  const app = await appDatabase();
  const accounts = newAccounts();
  const databaseUrl = await emptyDatabase(app.maintenanceUrl, `${app.name}_${name}`);
  onStop(() => dropDatabase(app.maintenanceUrl, `${app.name}_${name}`));
  await migrateAndSeed(databaseUrl, accounts);
  const port = await freePort(3300);
  const address = `http://127.0.0.1:${port}`;
  const environment = { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: randomBytes(32).toString("base64url"), NEXTAUTH_URL: address };
  await buildIfStale({ ...environment, DATABASE_URL: app.url });
  const server = spawn(process.execPath, [serverScript], {
    cwd: path.dirname(serverScript), stdio: ["ignore", "ignore", "inherit"],
    env: childEnvironment({ ...environment, NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: String(port), CAUCUS_LOG: "error", ...settings }),
  });
  onStop(() => new Promise((resolve) => { if (server.exitCode !== null || !server.kill("SIGKILL")) resolve(undefined); else server.once("exit", resolve); }));
  await untilItAnswers(address, server);
  return { address, databaseUrl, accounts };
}

async function untilItAnswers(address, server) {
  for (const until = Date.now() + readyWithinMs; Date.now() < until; ) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    if (await fetch(`${address}/api/health`).then((answer) => answer.ok, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not answer at ${address}.`);
}
