/** What `npm test` runs, in order. Each step sets up what it alone needs, so that one failure leaves the others whole. */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { buildIfStale } from "../setup/build.mjs";
import { appDatabase, emptyDatabase, migrateAndSeed } from "../setup/database.mjs";
import { freePort } from "../setup/postgres.mjs";
import { newAccounts } from "../setup/secrets.mjs";
import { requireChromium } from "./chromium.mjs";
import { runCheck, runPlaywright, runVitest } from "./programs.mjs";

const bin = {
  eslint: "node_modules/eslint/bin/eslint.js",
  next: "node_modules/next/dist/bin/next",
  tsc: "node_modules/typescript/bin/tsc",
  depcruise: "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
};

let started;

/** An empty, migrated, seeded database beside the app's own, named <app database>_test; made anew for each step. */
async function testDatabase(accounts) {
  started ??= await appDatabase();
  const url = await emptyDatabase(started.maintenanceUrl, `${started.name}_test`);
  await migrateAndSeed(url, accounts);
  return url;
}

const secret = randomBytes(32).toString("base64url");

async function database(filters) {
  const url = await testDatabase([]);
  return runVitest("database", filters, { CAUCUS_TEST_DATABASE_URL: url, NEXTAUTH_SECRET: secret });
}

async function build() {
  started ??= await appDatabase();
  await buildIfStale({ DATABASE_URL: started.url, NEXTAUTH_SECRET: secret, NEXTAUTH_URL: "http://127.0.0.1:3000" });
  return { passed: 1, failed: 0, skipped: 0 };
}

async function e2e(filters) {
  const chromium = await requireChromium();
  await build();
  const accounts = newAccounts();
  return runPlaywright(filters, {
    DATABASE_URL: await testDatabase(accounts),
    NEXTAUTH_SECRET: secret,
    E2E_ACCOUNTS: JSON.stringify(accounts),
    E2E_PORT: String(await freePort(3200)),
    CHROMIUM_PATH: chromium,
    CAUCUS_DEMO: process.env.CAUCUS_DEMO ?? "1",
  });
}

/** `{ name, what, run }`: `run` answers `{ passed, failed, skipped, output? }` or throws when it cannot run. */
export const steps = [
  { name: "lint", what: "purity, sizes and smells (ESLint)", run: () => runCheck([bin.eslint, "."]) },
  { name: "types", what: "TypeScript", run: () => runCheck([bin.next, "typegen"], [bin.tsc, "--noEmit"]) },
  { name: "layers", what: "who may import whom (dependency-cruiser)", run: () => runCheck([bin.depcruise, ".", "--config", ".dependency-cruiser.cjs"]) },
  { name: "walk", what: "the walk of one message in lib/README.md", run: () => runCheck(["scripts/checks/walk.mjs"]) },
  { name: "sizes", what: "no file over 300 lines, no drawer folders", run: () => runCheck(["scripts/checks/sizes.mjs"]) },
  { name: "messages", what: "both languages say the same things", run: () => runCheck(["scripts/checks/messages.mjs"]) },
  { name: "unit", what: "tests that need nothing", run: (filters) => runVitest("unit", filters, {}) },
  { name: "database", what: "tests over a real Postgres", run: database },
  { name: "build", what: "the production build", run: build },
  { name: "e2e", what: "the built app in Chromium", run: e2e },
];
