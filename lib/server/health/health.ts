// Whether this process can do its work, for people and for load balancers.
import { readMigrations } from "@/lib/adapters/db/migrations.ts";
import { ENGINES } from "@/lib/domain/session/run-spec.ts";
import { logError } from "../log.ts";
import type { Runtime } from "../runtime.ts";

export interface Health {
  status: "ok" | "trouble";
  database: "ok" | "away";
  /** Name of the latest migration applied; null when that cannot be told. */
  migration: string | null;
  migrations: "ok" | "unfinished" | "unknown";
  engines: { name: string; version: string }[];
  stopping: boolean;
}

/** How long the database may take to say anything, ms. */
const PATIENCE_MS = 3000;

export async function health(rt: Runtime): Promise<Health> {
  const engines = ENGINES.map((name) => ({ name, version: rt.engineFor(name).version }));
  try {
    const { latest, unfinished } = await withinMs(readMigrations(rt.db), PATIENCE_MS);
    const fine = latest !== null && unfinished === 0;
    return { status: fine && !rt.stopping ? "ok" : "trouble", database: "ok", migration: latest, migrations: fine ? "ok" : "unfinished", engines, stopping: rt.stopping };
  } catch (error) {
    logError("health", error);
    return { status: "trouble", database: "away", migration: null, migrations: "unknown", engines, stopping: rt.stopping };
  }
}

async function withinMs<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms); });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
