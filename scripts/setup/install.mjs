/** Installs the npm packages when they are missing or differ from package-lock.json. Only built-ins here. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "./node.mjs";
import { SetupError, say } from "./say.mjs";

const packagesOf = (file) => JSON.parse(fs.readFileSync(file, "utf8")).packages;

/**
 * What is wrong with node_modules, in words, or null when it is what package-lock.json says. npm writes
 * node_modules/.package-lock.json last, so a cut-off install is seen too. Packages for other systems are optional.
 */
export function whyInstall() {
  const installedFile = path.join(root, "node_modules", ".package-lock.json");
  if (!fs.existsSync(installedFile)) return "packages are not installed yet";
  const installed = packagesOf(installedFile);
  for (const [place, wanted] of Object.entries(packagesOf(path.join(root, "package-lock.json")))) {
    if (place === "" || wanted.link) continue;
    const found = installed[place];
    if (!found && (wanted.optional || wanted.devOptional || wanted.peer)) continue;
    if (!found || found.version !== wanted.version) return `${place.replace("node_modules/", "")} is not at ${wanted.version}`;
    if (!fs.existsSync(path.join(root, place))) return `${place} is gone`;
  }
  return null;
}

/** Runs `npm ci` when needed; the packages that only build and test need are included whatever NODE_ENV says. */
export function installPackages() {
  const why = whyInstall();
  if (!why) return;
  say(`Installing packages (${why}); the first time takes a minute or two.`);
  const npmScript = process.env.npm_execpath;
  const viaNode = npmScript?.endsWith("npm-cli.js");
  const command = viaNode ? process.execPath : process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
  const env = { ...process.env, NODE_ENV: "development", PUPPETEER_SKIP_DOWNLOAD: "1", PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" };
  const run = spawnSync(command, viaNode ? [npmScript, ...args] : args, { cwd: root, env, stdio: ["ignore", 2, 2] });
  if (run.error) throw new SetupError(`npm could not be run (${run.error.message}). Install Node together with npm.`);
  if (run.status !== 0) throw new SetupError("npm ci failed; its own words are above. Check the network or the npm registry setting.");
}
