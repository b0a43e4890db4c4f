/** Runs one Node program of the set-up to its end; and undoes what was started, in reverse order, when we stop. */
import { spawn } from "node:child_process";
import process from "node:process";
import { childEnvironment, root } from "./node.mjs";
import { complain, say, SetupError } from "./say.mjs";

/**
 * Runs `node …args` in the project and resolves with its output. `what` names the step in the message of a failure,
 * which carries the program's last lines.
 */
export function runNode(what, args, extraEnvironment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env: childEnvironment(extraEnvironment), stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
    const forget = onStop(() => child.kill("SIGTERM"));
    child.once("error", reject);
    child.once("close", (code) => {
      forget();
      if (code === 0) resolve(output);
      else reject(new SetupError(`${what} failed:\n${output.trim().split("\n").slice(-40).join("\n")}`));
    });
  });
}

const undo = [];
let stopping = null;

/** Remembers how to stop something just started; the answer forgets it again. */
export function onStop(stop) {
  undo.push(stop);
  return () => {
    const place = undo.indexOf(stop);
    if (place >= 0) undo.splice(place, 1);
  };
}

/** Stops everything started, newest first, and exits. A failure to stop one thing does not keep the others running. */
export function stopAll(exitCode) {
  stopping ??= (async () => {
    let code = exitCode;
    for (let stop = undo.pop(); stop; stop = undo.pop()) {
      try {
        await stop();
      } catch (error) {
        code = complain(error) || 1;
      }
    }
    process.exit(code);
  })();
  return stopping;
}

/**
 * Runs `main`; a failure is said in words and everything is stopped. Ctrl-C and the like stop everything too, with
 * exit code 0 once `main` is done (a server stopped on purpose) and 130 before.
 */
export async function supervise(main) {
  let done = false;
  // npm passes Ctrl-C on although the terminal has sent it already, so a second signal means nothing at first.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => {
      if (!stopping) say("\nStopping …");
      void stopAll(done ? 0 : 130);
    });
  try {
    await main();
    done = true;
  } catch (error) {
    if (!stopping) await stopAll(complain(error));
    await stopping;
  }
}
