/** Runs the chosen steps one after another, says how each went, and sums the tests up. */
import process from "node:process";
import { complain, took } from "../setup/say.mjs";

const print = (line) => process.stdout.write(`${line}\n`);

async function attempt(step, filters) {
  try {
    return await step.run(filters);
  } catch (error) {
    complain(error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Answers how many tests failed; the last line printed is "N passed, N failed". */
export async function runSteps(steps, filters) {
  const rows = [];
  for (const step of steps) {
    const started = Date.now();
    print(`\n── ${step.name}: ${step.what}`);
    const { passed, failed, skipped, output } = await attempt(step, filters);
    if (output) print(output.trimEnd());
    const row = { ...step, passed, failed, skipped, time: took(started) };
    rows.push(row);
    print(`── ${step.name}: ${failed === 0 ? "passed" : "FAILED"} (${row.time})`);
  }
  print("\nstep       passed  failed  skipped  time");
  for (const { name, passed, failed, skipped, time } of rows)
    print(`${name.padEnd(10)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}  ${time}`);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  print(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed");
}
