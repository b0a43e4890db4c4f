/** Serves the build as a child process and stops it gracefully. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { serverScript } from "./build.mjs";
import { dataFolder, lastLines, openLog, readIfThere } from "./files.mjs";
import { childEnvironment } from "./node.mjs";
import { endProcess, isAlive, nameOfProcess } from "./processes.mjs";
import { onStop, stopAll } from "./run.mjs";
import { say, SetupError } from "./say.mjs";

const readyWithinMs = 60_000;
const stopWithinMs = 15_000; // a turn in progress is finished or handed over in this time

const noteFile = () => path.join(dataFolder(), "server.json");

/** The start that serves this folder now, or null. A server whose start was ended by force is stopped here. */
export async function alreadyServing() {
  const note = JSON.parse(readIfThere(noteFile()) ?? "null");
  if (!note) return null;
  const isOurs = (pid, script) => isAlive(pid) && (nameOfProcess(pid) ?? script).includes(script);
  if (isOurs(note.startPid, "start.mjs")) return note;
  if (isOurs(note.serverPid, "next-server") || isOurs(note.serverPid, serverScript)) await endProcess(note.serverPid, stopWithinMs);
  fs.rmSync(noteFile(), { force: true });
  return null;
}

/** The address of the server of this folder while one runs, else null; for links that a command prints. */
export function servedAddress() {
  const note = JSON.parse(readIfThere(noteFile()) ?? "null");
  return note && isAlive(note.serverPid) ? note.address : null;
}

const hostInUrl = (host) => (host.includes(":") ? `[${host}]` : host);

/** The address a browser on this computer opens for a server listening on `host` and `port`. */
export const addressOf = (host, port) => `http://${host === "0.0.0.0" || host === "::" ? "localhost" : hostInUrl(host)}:${port}`;

/**
 * Starts the server and resolves when it answers. Its own end, unasked, ends everything. In a terminal its log goes to
 * .data/server.log, so that the accounts stay on the screen; elsewhere it goes to standard output.
 */
export async function serve({ host, port, address, environment }) {
  const env = { ...childEnvironment(environment), NODE_ENV: "production", HOSTNAME: host, PORT: String(port) };
  // Detached: Ctrl-C in a terminal reaches only us, and we stop the server before Postgres.
  const log = process.stdout.isTTY ? openLog("server.log") : "inherit";
  const server = spawn(process.execPath, [serverScript], { cwd: path.dirname(serverScript), env, detached: true, stdio: ["ignore", log, log] });
  if (log !== "inherit") say("Its log is in .data/server.log.");
  let ended = false;
  let asked = false;
  server.once("exit", (code, signal) => {
    ended = true;
    if (asked) return;
    say(`The server ended by itself (${signal ?? `exit code ${code}`}).`);
    void stopAll(1);
  });
  fs.writeFileSync(noteFile(), JSON.stringify({ startPid: process.pid, serverPid: server.pid, address }));
  onStop(async () => {
    asked = true;
    if (!ended) await endProcess(server.pid, stopWithinMs);
    fs.rmSync(noteFile(), { force: true });
  });
  const lastWords = () => (log === "inherit" ? "its own words are above." : `its last words:\n${lastLines("server.log", 10)}`);
  await untilItAnswers(addressOf(host, port), () => ended, lastWords);
}

async function untilItAnswers(address, hasEnded, lastWords) {
  for (let waitedMs = 0; waitedMs < readyWithinMs; waitedMs += 100) {
    if (hasEnded()) throw new SetupError(`The server could not start; ${lastWords()}`);
    try {
      await fetch(`${address}/api/health`, { redirect: "manual", signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await sleep(100); // not listening yet
    }
  }
  throw new SetupError(`The server did not answer at ${address} within ${readyWithinMs / 1000} s.`);
}
