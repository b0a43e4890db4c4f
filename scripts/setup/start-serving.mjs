/** The steps of `npm start` once packages are there: database, accounts, build, server, and the words at the end. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { accountsFor, checkPublic, closeDemoAccounts, isDemo, isLoopback, reopenDemoAccounts } from "./accounts.mjs";
import { buildIfStale } from "./build.mjs";
import { appDatabase, ensureDatabase, generateClient, migrateAndSeed } from "./database.mjs";
import { root } from "./node.mjs";
import { freePort } from "./postgres.mjs";
import { secrets } from "./secrets.mjs";
import { addressOf, alreadyServing, serve } from "./serve.mjs";
import { say, SetupError } from "./say.mjs";

/** Database and accounts ready; answers what the server needs to know and which accounts were made. */
export async function prepareApp({ host, closeDemo }) {
  checkPublic();
  const demo = isDemo(host);
  const database = await appDatabase();
  await ensureDatabase(database);
  await generateClient();
  if (!demo) await closeDemoAccounts(database.url, { asked: closeDemo }); // may refuse, so before a first admin is made
  const accounts = await accountsFor(database.url, demo);
  await migrateAndSeed(database.url, accounts);
  if (demo) await reopenDemoAccounts(database.url);
  return { demo, accounts, environment: { DATABASE_URL: database.url, NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET ?? secrets().nextAuthSecret } };
}

const packageVersion = () => JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).version;

/** A port that is free, said when it is not the one asked for. */
export async function choosePort(wanted) {
  const port = await freePort(wanted);
  if (port !== wanted) say(`Port ${wanted} is taken; using ${port}.`);
  return port;
}

/** Brings Caucus up and says where it is; `whenReady` is called last. */
export async function startServing(options, whenReady) {
  const serving = await alreadyServing();
  if (serving) throw new SetupError(`Caucus already runs from this folder at ${serving.address} (process ${serving.startPid}). Stop it there first.`);
  const { demo, accounts, environment } = await prepareApp(options);
  if (!demo) sayAccounts(demo, accounts, options.host); // at once: a later failure must not hide the only showing
  const code = await buildIfStale(environment);
  const port = await choosePort(options.port);
  const address = process.env.NEXTAUTH_URL ?? addressOf(options.host, port);
  // What a session's RunSpec names as the code that played it.
  const CAUCUS_VERSION = process.env.CAUCUS_VERSION ?? `${packageVersion()}+${code}`;
  await serve({ host: options.host, port, address, environment: { ...environment, CAUCUS_VERSION } });
  say(`\nCaucus is at ${address}`);
  if (!isLoopback(options.host) && !process.env.NEXTAUTH_URL) say("Set NEXTAUTH_URL to the address that people open, so that links and cookies fit it.");
  if (demo) sayAccounts(demo, accounts, options.host);
  say(`\nNext: ${demo ? "open the address and mediate as a guest with one click, or sign in with one of these" : "open the address and sign in"}.`);
  whenReady();
}

/** Prints the accounts: demo ones at every start, the first admin once. */
export function sayAccounts(demo, accounts, host) {
  if (accounts.length === 0) return;
  const whose = isLoopback(host) ? "this computer only" : "CAUCUS_DEMO=1: anyone who reaches this address";
  say(demo ? `\nDemo accounts (${whose}):` : "\nFirst admin (shown this once; change the password after signing in):");
  for (const { role, email, password } of accounts) say(`  ${role.padEnd(11)} ${email.padEnd(32)} ${password}`);
}
