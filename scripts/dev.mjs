#!/usr/bin/env node
/** `npm run dev`: the same database and accounts as `npm start`, with Next's development server. */
import { spawn } from "node:child_process";
import process from "node:process";
// Before all else: a Node too old for the rest gets a plain line instead of a syntax error.
import "./setup/check-node.mjs";

const { bootstrap } = await import("./setup/bootstrap.mjs");
const { readOptions } = await import("./setup/options.mjs");
const { complain } = await import("./setup/say.mjs");

let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  process.exit(complain(error));
}
if (options.help) {
  process.stdout.write("npm run dev -- [--host ADDRESS] [--port NUMBER]\n\nNext's development server over a migrated and seeded database. Ctrl-C stops both.\n");
  process.exit(0);
}
await bootstrap(import.meta.url);
const { choosePort, prepareApp, sayAccounts } = await import("./setup/start-serving.mjs");
const { onStop, stopAll, supervise } = await import("./setup/run.mjs");
const { childEnvironment, root } = await import("./setup/node.mjs");

await supervise(async () => {
  const { demo, accounts, environment } = await prepareApp(options);
  const port = await choosePort(options.port);
  sayAccounts(demo, accounts, options.host);
  const args = ["node_modules/next/dist/bin/next", "dev", "--hostname", options.host, "--port", String(port)];
  const env = childEnvironment(environment);
  const next = spawn(process.execPath, args, { cwd: root, env, stdio: "inherit" });
  const ended = new Promise((resolve) => next.once("exit", resolve));
  onStop(async () => {
    next.kill("SIGTERM");
    await ended;
  });
  next.once("exit", (code) => void stopAll(code ?? 0));
});
