/** Looking at and ending other processes, with built-ins only. */
import { spawnSync } from "node:child_process";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { readIfThere } from "./files.mjs";

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The command line of a process, or null when it cannot be told. */
export function nameOfProcess(pid) {
  if (process.platform === "linux") return readIfThere(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ") ?? null;
  if (process.platform === "win32") return null;
  const ps = spawnSync("ps", ["-o", "command=", "-p", String(pid)]);
  return ps.status === 0 ? String(ps.stdout).trim() : null;
}

/** Asks a process to end and waits; after `patienceMs` it is ended by force. */
export async function endProcess(pid, patienceMs) {
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGTERM");
  for (let waitedMs = 0; isAlive(pid); waitedMs += 50) {
    if (waitedMs >= patienceMs) process.kill(pid, "SIGKILL");
    if (waitedMs >= patienceMs + 2000) return;
    await sleep(50);
  }
}
