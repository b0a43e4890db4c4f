/** Starts the embedded Postgres or joins the one that runs already; the last one to leave stops it. */
import { execFileSync, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { lastLines, openLog, readIfThere, writePrivate } from "./files.mjs";
import { root } from "./node.mjs";
import { postgresPlace, runAs } from "./postgres-place.mjs";
import { isAlive, nameOfProcess } from "./processes.mjs";
import { SetupError, say } from "./say.mjs";

const readyWithinMs = 120_000; // crash recovery after a hard stop can take long

const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: "C", LC_MESSAGES: "C", TZ: "UTC", SystemRoot: process.env.SystemRoot };

const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A free port of 127.0.0.1: `wanted` when it is free, otherwise the next, up to 100 further. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 100; port++) if (await isFree(port)) return port;
  throw new SetupError(`No free port from ${wanted} to ${wanted + 99}.`);
}

/** Stable for a folder, so that two projects on one machine rarely meet. */
const usualPort = () => 54_400 + (createHash("sha256").update(root).digest().readUInt16BE(0) % 1000);

function makeCluster({ place, data, native }) {
  const passwordFile = path.join(place, "password");
  const password = randomBytes(24).toString("base64url");
  writePrivate(passwordFile, password);
  fs.mkdirSync(data, { recursive: true });
  fs.chmodSync(data, 0o700);
  if (runAs.uid !== undefined) for (const own of [data, passwordFile]) fs.chownSync(own, runAs.uid, runAs.gid);
  const flags = ["-D", data, "-U", "caucus", `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"];
  const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  try {
    execFileSync(path.join(native, "bin", "initdb"), [...flags, ...locale], { ...runAs, env: postgresEnvironment, cwd: "/", stdio: "pipe" });
  } catch (error) {
    fs.rmSync(data, { recursive: true, force: true });
    throw new SetupError(`Postgres could not make its data folder ${data}: ${String(error.stderr ?? error.message).trim()}`);
  }
}

/** Postgres insists on owner and mode of its data; a chmod or chown over the whole project may have changed them. */
function restoreRights({ place, data }) {
  if (runAs.uid !== undefined && fs.statSync(data).uid !== runAs.uid)
    execFileSync("chown", ["-R", `${runAs.uid}:${runAs.gid}`, data, path.join(place, "password")]);
  if ((fs.statSync(data).mode & 0o777) !== 0o700) fs.chmodSync(data, 0o700);
}

/** Process id and port of the postmaster that owns the data folder, or null; a stale pid file is removed. */
function livePostmaster(data) {
  const file = path.join(data, "postmaster.pid");
  const lines = readIfThere(file)?.split("\n");
  if (!lines) return null;
  const pid = Number(lines[0]);
  if (isAlive(pid) && /postgres/.test(nameOfProcess(pid) ?? "postgres")) return { pid, port: Number(lines[3]) };
  fs.rmSync(file, { force: true });
  return null;
}

async function answers(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {}); // a server that is still starting cuts connections; the next try tells
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    if (error.code === "28P01") throw new SetupError("The embedded Postgres refuses the password kept beside its data: another program may sit on its port.");
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function untilReady(url, stillThere) {
  const started = Date.now();
  for (let told = false; ; await sleep(100)) {
    if (await answers(url)) return true;
    if (!stillThere()) return false;
    if (Date.now() - started > readyWithinMs) return false;
    if (!told && Date.now() - started > 5000) {
      say("Postgres is still starting (it may be recovering from a hard stop) …");
      told = true;
    }
  }
}

async function launch({ data, native }, port) {
  const log = openLog("postgres.log");
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100", "timezone=UTC", "log_timezone=UTC"];
  const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  // Detached: Ctrl-C in a terminal goes to the whole group, and Postgres must outlive the server.
  const child = spawn(path.join(native, "bin", "postgres"), args, {
    ...runAs,
    env: postgresEnvironment,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
  });
  fs.closeSync(log);
  child.unref();
  let gone = false;
  for (const event of ["exit", "error"]) child.once(event, () => (gone = true));
  return () => !gone;
}

async function leave({ place, data }) {
  const users = path.join(place, "users");
  fs.rmSync(path.join(users, String(process.pid)), { force: true });
  for (const name of fs.readdirSync(users)) {
    if (isAlive(Number(name))) return;
    fs.rmSync(path.join(users, name), { force: true });
  }
  const postmaster = livePostmaster(data);
  if (!postmaster) return;
  process.kill(postmaster.pid, "SIGINT"); // Postgres' "fast" shutdown: ends sessions, writes everything
  for (let waitedMs = 0; livePostmaster(data) && waitedMs < 30_000; waitedMs += 50) await sleep(50);
}

/**
 * Ready embedded Postgres as `{ url, stop }`: `url` names the maintenance database; `stop` leaves it, and stops it
 * when nobody else of this folder uses it.
 */
export async function startPostgres() {
  const where = postgresPlace();
  try {
    if (!fs.existsSync(path.join(where.data, "PG_VERSION"))) makeCluster(where);
    restoreRights(where);
  } catch (error) {
    if (error.code !== "EACCES" && error.code !== "EPERM") throw error;
    throw new SetupError(`${where.place} belongs to another user: start Caucus as that user, or remove the folder to begin anew.`);
  }
  fs.writeFileSync(path.join(where.place, "users", String(process.pid)), "");
  const stop = () => leave(where);
  const password = readIfThere(path.join(where.place, "password"))?.trim() ?? "";
  // A second try: two starts at once race for the data folder, and the loser joins the winner.
  for (let attempt = 1; attempt <= 2; attempt++) {
    const running = livePostmaster(where.data);
    const port = running?.port || (await freePort(usualPort()));
    const stillThere = running ? () => isAlive(running.pid) : await launch(where, port);
    const url = `postgresql://caucus:${password}@127.0.0.1:${port}/postgres`;
    if (await untilReady(url, stillThere)) return { url, stop };
  }
  await stop();
  throw new SetupError(`Postgres did not start. Its last words:\n${lastLines("postgres.log", 5)}`);
}
