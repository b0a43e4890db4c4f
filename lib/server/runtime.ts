// Everything a use case needs from outside, made once a process. Use cases take it as their last argument, so that tests
// bring their own: another clock, a small engine, two nodes on one database.
import "server-only";
import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { after } from "next/server";
import { connect, type Db } from "@/lib/adapters/db/client.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Engine } from "@/lib/domain/session/run-spec.ts";
import type { MediatorFactory, PartyEngine } from "@/lib/simulation/ports.ts";
import { createBackground, type Background } from "./background.ts";
import { settings, type Settings } from "./env.ts";
import { logError } from "./log.ts";
import { engineFor, mediatorFor } from "./models.ts";
import { createHub, type Hub } from "./session/hub.ts";

export interface Runtime {
  db: Db;
  hub: Hub;
  background: Background;
  settings: Settings;
  /** Name of this process among the nodes. */
  node: string;
  now(): Date;
  newId(): string;
  /** A seed nobody asked for: 0…2³¹−1. */
  newSeed(): number;
  /** 256 bits for one-time links, URL-safe. */
  newToken(): string;
  pause(ms: number): Promise<void>;
  engineFor(engine: Engine): PartyEngine;
  /** An AI mediator by its name; null when there is none such. */
  mediatorFor(name: string): MediatorFactory | null;
  /** Parsed case files by version; versions never change, so entries never grow old. */
  caseFiles: Map<string, Promise<CaseFile>>;
  /** Sessions this node is playing on; `again`: look once more before you stop. */
  playing: Map<string, { done: Promise<void>; again: boolean }>;
  /** Hands work that goes on after an answer to whoever stops this process, to be waited for. */
  keepAlive(work: Promise<void>): void;
  /** True once the process was asked to stop: no new turns. */
  stopping: boolean;
}

export function createRuntime(overrides: Partial<Runtime> & { settings: Settings }): Runtime {
  const node = overrides.node ?? randomUUID();
  return {
    // An override means the test closes it itself.
    db: overrides.db ?? connect({ url: overrides.settings.DATABASE_URL, poolSize: overrides.settings.CAUCUS_DATABASE_CONNECTIONS, onPoolError: (error) => logError("database-connection", error) }),
    hub: createHub(node),
    background: createBackground(),
    node,
    now: () => new Date(),
    newId: () => randomBytes(12).toString("base64url").replace(/[-_]/g, "x").toLowerCase() + randomBytes(4).toString("hex"),
    newSeed: () => randomInt(2 ** 31 - 1),
    newToken: () => randomBytes(32).toString("base64url"),
    pause: (ms) => (ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))),
    engineFor,
    mediatorFor,
    caseFiles: new Map(),
    playing: new Map(),
    keepAlive: (work) => after(work),
    stopping: false,
    ...overrides,
  };
}

declare global {
  // Next bundles instrumentation apart from the routes; both must meet the same process-wide runtime.
  var caucusRuntime: Runtime | undefined;
}

/** The runtime of this process. */
export function runtime(): Runtime {
  return (globalThis.caucusRuntime ??= createRuntime({ settings: settings() }));
}

/** Puts another runtime in its place. */
export function setRuntime(other: Runtime | undefined): void {
  globalThis.caucusRuntime = other;
}
