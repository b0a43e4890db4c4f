/** `caucus doctor`: what this installation has and lacks, a JSON line a check, each with what to do. */
import { existsSync, statfsSync } from "node:fs";
import { printJson } from "../command.ts";
import { appDatabase, pendingMigrations, withConnection } from "../setup/database.mjs";
import { dataFolder } from "../setup/files.mjs";
import { whyInstall } from "../setup/install.mjs";
import { bundledNode, tooOldToRun } from "../setup/node.mjs";
import { findChromium } from "../testing/chromium.mjs";

export const name = "doctor";
export const summary = "checks Node, packages, disk, database, migrations and browser, and says what to do";
export const usage = `npm run -s caucus -- doctor

A JSON line a check: {"check", "ok", "found", "do"}. Exit 1 when something that Caucus needs is missing.
A missing browser is told but fails nothing: only the browser tests need one.`;

interface Finding { check: string; ok: boolean; found: string; do: string | null; optional?: boolean }

// A build, its cache, the packages and a small database; below this a start may fail half-way.
const neededDiskMb = 2000;
const oldestPostgres = 15;

function node(): Finding {
  const complaint = tooOldToRun();
  return { check: "node", ok: complaint === null, found: `${process.versions.node}${bundledNode() ? " (from npm)" : ""}`, do: complaint };
}

function packages(): Finding {
  const why = whyInstall();
  return { check: "packages", ok: why === null, found: why ?? "as package-lock.json says", do: why && "npm ci" };
}

function disk(): Finding {
  const { bavail, bsize } = statfsSync(dataFolder());
  const freeMb = Math.floor((bavail * bsize) / 1e6);
  const ok = freeMb >= neededDiskMb;
  return { check: "disk", ok, found: `${freeMb} MB free`, do: ok ? null : `Free at least ${neededDiskMb} MB.` };
}

async function database(): Promise<Finding[]> {
  try {
    const { url, embedded, stop } = await appDatabase();
    try {
      const version = await withConnection(url, async (client: { query: (sql: string) => Promise<{ rows: { server_version: string }[] }> }) =>
        (await client.query("show server_version")).rows[0]?.server_version ?? "unknown");
      const ok = Number.parseInt(version, 10) >= oldestPostgres;
      const pending = await pendingMigrations(url);
      return [
        { check: "database", ok, found: `Postgres ${version}, ${embedded ? "embedded" : "from DATABASE_URL"}`, do: ok ? null : `Use Postgres ${oldestPostgres} or newer.` },
        { check: "migrations", ok: pending.length === 0, found: pending.length === 0 ? "all applied" : `not applied: ${pending.join(", ")}`, do: pending.length === 0 ? null : "npm start" },
      ];
    } finally {
      await stop();
    }
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return [{ check: "database", ok: false, found, do: process.env.DATABASE_URL ? "Check DATABASE_URL and that Postgres runs." : "npm start makes it." }];
  }
}

async function browser(): Promise<Finding> {
  const found = await findChromium();
  const ok = found !== null && existsSync(found);
  return { check: "browser", ok, found: found ?? "none", do: ok ? null : "For npm test only: install chromium, or set CHROMIUM_PATH.", optional: true };
}

export async function run(): Promise<number> {
  const findings = [node(), packages(), disk(), ...(await database()), await browser()];
  for (const { optional: _, ...finding } of findings) printJson(finding);
  return findings.every((finding) => finding.ok || finding.optional) ? 0 : 1;
}
