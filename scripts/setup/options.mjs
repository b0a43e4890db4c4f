/** Reads the command line of start and dev. */
import process from "node:process";
import { parseArgs } from "node:util";
import { SetupError } from "./say.mjs";

const wrongUsage = (message) => Object.assign(new SetupError(`${message}\nTry --help.`), { exitCode: 2 });

/** `{ help, host, port, portGiven, closeDemo }` from flags, then the environment, then 127.0.0.1 and 3000. */
export function readOptions(argv) {
  let values;
  try {
    const options = { help: { type: "boolean", short: "h" }, host: { type: "string" }, port: { type: "string" }, "close-demo": { type: "boolean" } };
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    throw wrongUsage(error.message);
  }
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw wrongUsage(`The port must be 1 to 65535, not ${values.port ?? process.env.PORT}.`);
  return { help: values.help ?? false, host: values.host ?? hostFromEnvironment(), port, closeDemo: values["close-demo"] ?? false };
}

/** Containers set HOSTNAME to their own name, which is no wish to listen there: only addresses count. */
function hostFromEnvironment() {
  const { CAUCUS_HOST, HOSTNAME } = process.env;
  if (CAUCUS_HOST) return CAUCUS_HOST;
  return HOSTNAME && (HOSTNAME === "localhost" || /^[\d.]+$/.test(HOSTNAME) || HOSTNAME.includes(":")) ? HOSTNAME : "127.0.0.1";
}
