/** Which Node runs Caucus. Only built-ins here: this file runs before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Oldest Node that can install the packages, and the oldest that can run them where npm brings no Node binary. */
const toInstall = [18, 0];
const toRun = [22, 18];

/** On Linux x64 and arm64 npm installs a Node binary as a package (package.json, optionalDependencies). */
const bundlePublished = process.platform === "linux" && ["x64", "arm64"].includes(process.arch);

const bundledPath = path.join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");

function olderThan([major, minor], version = process.versions.node) {
  const [hasMajor = 0, hasMinor = 0] = version.split(".").map(Number);
  return hasMajor < major || (hasMajor === major && hasMinor < minor);
}

/** The installed Node binary, or null when there is none or it does not run here (for example on Alpine). */
export function bundledNode() {
  if (!bundlePublished || !fs.existsSync(bundledPath)) return null;
  return spawnSync(bundledPath, ["--version"]).status === 0 ? bundledPath : null;
}

/** A one-line complaint when this Node cannot even install the packages, otherwise null. */
export function tooOldToInstall() {
  if (!olderThan(toInstall)) return null;
  return `Caucus needs Node ${toInstall[0]} or newer to install itself; this is ${process.versions.node}. Get it from https://nodejs.org.`;
}

/** A one-line complaint when no Node here can run Caucus (packages are installed), otherwise null. */
export function tooOldToRun() {
  if (bundledNode() || !olderThan(toRun)) return null;
  return `Caucus needs Node ${toRun.join(".")} or newer on this system; this is ${process.versions.node}. Get it from https://nodejs.org.`;
}

/**
 * Runs the calling script again under the bundled Node when another Node runs it now, and exits as that run exits.
 * Returns only when this process is already the right one.
 */
export async function continueUnderBundledNode(script, startedAtMs) {
  const node = bundledNode();
  if (!node || fs.realpathSync(process.execPath) === fs.realpathSync(node)) return;
  const env = { ...process.env, CAUCUS_STARTED_AT_MS: String(startedAtMs) };
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: "inherit", env });
  // A terminal sends Ctrl-C to the child as well; the others reach only this process and are passed on.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => child.once("exit", (exitCode, signal) => resolve(signal ? 1 : exitCode)));
  process.exit(code ?? 1);
}

/** The environment for children: this Node first on the PATH, no telemetry, no update notices. */
export function childEnvironment(extra = {}) {
  const bin = [path.dirname(process.execPath), path.join(root, "node_modules", ".bin")];
  return {
    ...process.env,
    PATH: [...bin, process.env.PATH].join(path.delimiter),
    NEXT_TELEMETRY_DISABLED: "1",
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    PRISMA_SCHEMA_ENGINE_BINARY: path.join(root, "scripts", "schema-engine.mjs"),
    ...extra,
  };
}
