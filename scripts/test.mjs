#!/usr/bin/env node
/** `npm test`: sets up what is missing and runs every check and test. The steps are in scripts/testing/steps.mjs. */
import process from "node:process";
// Before all else: a Node too old for the rest gets a plain line instead of a syntax error.
import "./setup/check-node.mjs";

const { parseArgs } = await import("node:util");
const { bootstrap } = await import("./setup/bootstrap.mjs");
const { complain, SetupError } = await import("./setup/say.mjs");

const help = `npm test -- [--only STEP[,STEP…]] [PATH…]

Lint, types, layers, unit, database and Chromium tests, all with their own set-up. The last line is "N passed, N failed".

  --only STEPS   run these only: lint types layers walk sizes messages unit database build e2e
  PATH           narrow unit, database and e2e to files whose path contains it

Environment: DATABASE_URL (test in a database named <that one>_test beside it, emptied first), CHROMIUM_PATH.
Exit: 0 all passed, 1 something failed, 2 wrong usage.`;

let options;
try {
  options = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options: { help: { type: "boolean", short: "h" }, only: { type: "string", multiple: true } } });
} catch (error) {
  process.exit(complain(Object.assign(new SetupError(`${error.message}\nTry --help.`), { exitCode: 2 })));
}
if (options.values.help) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
await bootstrap(import.meta.url);
const { steps } = await import("./testing/steps.mjs");
const { runSteps } = await import("./testing/run-steps.mjs");
const { stopAll, supervise } = await import("./setup/run.mjs");
const { generateClient } = await import("./setup/database.mjs");

await supervise(async () => {
  const asked = (options.values.only ?? []).flatMap((names) => names.split(","));
  const unknown = asked.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw Object.assign(new SetupError(`No such step: ${unknown.join(", ")}. Try --help.`), { exitCode: 2 });
  await generateClient();
  const failed = await runSteps(asked.length > 0 ? steps.filter((step) => asked.includes(step.name)) : steps, options.positionals);
  await stopAll(failed > 0 ? 1 : 0);
});
