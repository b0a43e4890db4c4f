/** Finds a Chromium for the browser tests, or tries to install one, and says plainly when there is none. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import process from "node:process";
import { childEnvironment, root } from "../setup/node.mjs";
import { say, SetupError } from "../setup/say.mjs";

const usualPlaces = [
  ...["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const installWithinMs = 600_000;

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

/** The path of a Chromium, or null. CHROMIUM_PATH wins, and naming a file that is not there is an error. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (fs.existsSync(named)) return named;
    throw new SetupError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return [...usualPlaces, await playwrightsOwn()].find((place) => place && fs.existsSync(place)) ?? null;
}

function run(command, args) {
  const env = childEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: "utf8", timeout: installWithinMs });
  if (status === 0) return null;
  const words = `${stdout ?? ""}${stderr ?? ""}`.trim().split("\n").slice(-3).join("\n");
  return `${command} ${args.join(" ")}: ${error?.message ?? words}`;
}

function installChromium() {
  if (process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get")) {
    say("No Chromium here; installing Debian's (chromium, fonts-noto-cjk) …");
    return run("apt-get", ["update", "-qq"]) ?? run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"]);
  }
  say("No Chromium here; letting Playwright download one …");
  return run(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
}

/** The path of a Chromium that is there, installing one when needed. */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  const complaint = installChromium();
  const installed = await findChromium();
  if (installed) return installed;
  throw new SetupError(
    `No Chromium for the browser tests. Install Debian's package chromium (and fonts-noto-cjk for Chinese), or set CHROMIUM_PATH.\n${complaint ?? ""}`.trim(),
  );
}
