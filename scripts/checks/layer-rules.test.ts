import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";

// A rule that never fires is no rule: a small tree with one violation of each, and nothing else.

const folder = mkdtempSync(path.join(tmpdir(), "caucus-layers-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files: Record<string, string> = {
  "lib/domain/case.ts": 'import { pick } from "./pick.ts"; export const kase = pick;',
  "lib/domain/pick.ts": 'import { kase } from "./case.ts"; export const pick = (): unknown => kase;',
  "lib/domain/reads-a-file.ts": 'import fs from "node:fs"; export const x = fs;',
  "lib/simulation/knows-the-database.ts": 'import type { db } from "@/lib/adapters/db/client.ts"; export type X = typeof db;',
  "lib/simulation/next.ts": "export const next = 1;",
  "lib/adapters/db/client.ts": "export const db = 1;",
  "lib/adapters/db/sessions.ts": "export const sessions = 1;",
  "lib/adapters/db/knows-the-server.ts": 'import { post } from "@/lib/server/post.ts"; export const x = post;',
  "lib/adapters/llm/knows-another.ts": 'import { sessions } from "../db/sessions.ts"; export const x = sessions;',
  "lib/adapters/llm/needs-next.ts": 'import { NextResponse } from "next/server"; export const x = NextResponse;',
  "lib/wire/knows-the-server.ts": 'import { post } from "@/lib/server/post.ts"; export const x = post;',
  "lib/server/post.ts": "export const post = 1;",
  "lib/server/knows-a-button.ts": 'import { button } from "@/components/button.tsx"; export const x = button;',
  "lib/server/calls-the-vendor.ts": 'import { PrismaClient } from "@prisma/client"; export const x = PrismaClient;',
  "lib/server/needs-a-script.ts": 'import { script } from "../../scripts/script.mjs"; export const x = script;',
  "lib/server/post.test.ts": "export const fixture = 1;",
  "lib/server/needs-a-test.ts": 'import { fixture } from "./post.test.ts"; export const x = fixture;',
  "lib/server/needs-nothing-there.ts": 'import { gone } from "./gone.ts"; export const x = gone;',
  "lib/client/knows-a-button.ts": 'import { button } from "@/components/button.tsx"; export const x = button;',
  "components/button.tsx": "export const button = 1;",
  "components/knows-the-server.tsx": 'import { post } from "@/lib/server/post.ts"; export const x = post;',
  "app/(train)/[id]/page.tsx": 'import { next } from "@/lib/simulation/next.ts"; export default next;',
  "scripts/script.mjs": "export const script = 1;",
};

const Report = z.object({
  summary: z.object({ violations: z.array(z.object({ rule: z.object({ name: z.string() }), from: z.string() })), ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string() })) }) }),
});

test("every layer rule fires on its violation, and on nothing else", { timeout: 60_000 }, async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
  for (const file of ["tsconfig.json", "package.json", ".dependency-cruiser.cjs"]) cpSync(file, path.join(folder, file));
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  const args = [path.resolve("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs"), ".", "--config", ".dependency-cruiser.cjs", "--output-type", "json"];
  const output = await new Promise<string>((resolve) => execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout)));
  const { violations, ruleSetUsed } = Report.parse(JSON.parse(output)).summary;
  const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
  expect(found).toEqual([
    "adapters-are-strangers: lib/adapters/llm/knows-another.ts",
    "adapters-face-inward: lib/adapters/db/knows-the-server.ts",
    "adapters-run-anywhere: lib/adapters/llm/needs-next.ts",
    "client-not-to-components: lib/client/knows-a-button.ts",
    "domain-is-pure: lib/domain/reads-a-file.ts",
    "lib-stands-alone: lib/server/needs-a-script.ts",
    "no-cycles: lib/domain/case.ts",
    "no-tests-in-code: lib/server/needs-a-test.ts",
    "nothing-unresolved: lib/server/needs-nothing-there.ts",
    "one-home-for-vendors: lib/server/calls-the-vendor.ts",
    "pages-go-through-server: app/(train)/[id]/page.tsx",
    "server-not-to-ui: lib/server/knows-a-button.ts",
    "simulation-sees-domain-only: lib/simulation/knows-the-database.ts",
    "ui-not-to-server: components/knows-the-server.tsx",
    "wire-is-shared: lib/wire/knows-the-server.ts",
  ]);
  expect(new Set(found.map((line) => line.split(":")[0]))).toEqual(new Set(ruleSetUsed.forbidden.map((rule) => rule.name)));
});
