#!/usr/bin/env node
/** `npm start`: from a bare clone to a running Caucus. The steps live in scripts/setup/, one a file. */
import process from "node:process";
// Before all else: a Node too old for the rest gets a plain line instead of a syntax error.
import "./setup/check-node.mjs";

const { bootstrap, startedAtMs } = await import("./setup/bootstrap.mjs");
const { readOptions } = await import("./setup/options.mjs");
const { complain, say, took } = await import("./setup/say.mjs");

const help = `npm start -- [--host ADDRESS] [--port NUMBER] [--close-demo]

Installs what is missing, starts Postgres, migrates, seeds, builds if needed, and serves Caucus. Ctrl-C stops it all.

  --host ADDRESS   listen there (default 127.0.0.1: this computer only)
  --port NUMBER    default 3000; the next free one when it is taken
  --close-demo     disable demo accounts left from an earlier start

Environment: DATABASE_URL (use this Postgres, 15 or newer), NEXTAUTH_URL (the address people open), NEXTAUTH_SECRET,
CAUCUS_ADMIN_EMAIL (first admin), CAUCUS_DEMO=1 or 0 (demo accounts), CAUCUS_PUBLIC=1 (refuse an unsafe start).
Exit: 0 stopped on purpose, 1 something failed, 2 wrong usage, 130 stopped before it was ready.`;

let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  process.exit(complain(error));
}
if (options.help) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
await bootstrap(import.meta.url);
const { startServing } = await import("./setup/start-serving.mjs");
const { supervise } = await import("./setup/run.mjs");
await supervise(() => startServing(options, () => say(`Ready in ${took(startedAtMs)}. Ctrl-C stops Caucus.`)));
