/** First thing in start, dev and test: a Node that will do, packages in place, running under the bundled Node. */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { continueUnderBundledNode, tooOldToInstall, tooOldToRun } from "./node.mjs";
import { installPackages } from "./install.mjs";
import { complain, SetupError } from "./say.mjs";

/** When the command was given, in ms since 1970, also in the run that continues under another Node. */
export const startedAtMs = Number(process.env.CAUCUS_STARTED_AT_MS ?? Date.now());

/**
 * Returns when packages are installed and this process runs on the right Node; otherwise runs `scriptUrl` again
 * there, or exits with a plain line.
 */
export async function bootstrap(scriptUrl) {
  try {
    const beforeInstall = tooOldToInstall();
    if (beforeInstall) throw new SetupError(beforeInstall);
    installPackages();
    const afterInstall = tooOldToRun();
    if (afterInstall) throw new SetupError(afterInstall);
  } catch (error) {
    process.exit(complain(error));
  }
  await continueUnderBundledNode(fileURLToPath(scriptUrl), startedAtMs);
}
