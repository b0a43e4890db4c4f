/** The production build: made when its sources changed, and completed with the files a standalone server serves. */
import fs from "node:fs";
import path from "node:path";
import { hashOfSources, readIfThere } from "./files.mjs";
import { root } from "./node.mjs";
import { runNode } from "./run.mjs";
import { say, SetupError, took } from "./say.mjs";

const sources = [
  ...["app", "components", "lib", "messages", "public", "prisma/schema.prisma", "package-lock.json", "tsconfig.json"],
  ...["next.config.ts", "postcss.config.mjs", "proxy.ts", "instrumentation.ts", "instrumentation-client.ts"],
];

const notInTheBuild = (place) => /\.test\.tsx?$/.test(place) || place === "lib/adapters/db/generated" || place.endsWith(".md");

const standalone = path.join(root, ".next", "standalone");

/** The program that serves the build. */
export const serverScript = path.join(standalone, "server.js");

/**
 * Builds when needed, and answers a short name of the code that was built (part of the hash of its sources).
 * `environment` is what the server will run with: pages may be made during the build.
 */
export async function buildIfStale(environment) {
  const stamp = path.join(standalone, "built-from");
  const hash = hashOfSources(sources, notInTheBuild);
  if (readIfThere(stamp) === hash && fs.existsSync(serverScript)) return hash.slice(0, 12);
  const started = Date.now();
  say("Building the pages; this takes up to two minutes …");
  fs.rmSync(standalone, { recursive: true, force: true });
  await runNode("The build", ["node_modules/next/dist/bin/next", "build"], { ...environment, NODE_ENV: "production" });
  if (!fs.existsSync(serverScript)) throw new SetupError("The build left no .next/standalone/server.js: next.config.ts must say output: 'standalone'.");
  for (const [from, to] of [[".next/static", ".next/static"], ["public", "public"]]) {
    if (fs.existsSync(path.join(root, from))) fs.cpSync(path.join(root, from), path.join(standalone, to), { recursive: true });
  }
  fs.writeFileSync(stamp, hash);
  say(`Built (${took(started)}).`);
  return hash.slice(0, 12);
}
