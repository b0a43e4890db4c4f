/** How the set-up scripts speak: one plain line a fact, on standard error, so that standard output stays for results. */
import process from "node:process";

/** A failure whose message is already what the reader needs; shown without a stack. */
export class SetupError extends Error {}

/** Says one line. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Says what went wrong and gives the exit code: 2 for wrong usage, otherwise 1. */
export function complain(error) {
  if (error instanceof SetupError) say(`\n${error.message}`);
  else say(`\nUnexpected: ${error?.stack ?? error}`);
  return error?.exitCode ?? 1;
}

/** Seconds since `startedMs` (from Date.now), in words. */
export function took(startedMs) {
  return `${((Date.now() - startedMs) / 1000).toFixed(1)} s`;
}
