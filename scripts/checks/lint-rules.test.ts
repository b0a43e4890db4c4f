import { ESLint } from "eslint";
import { expect, test } from "vitest";

// A rule that never fires is no rule. Each line of bad code below must be refused where it stands, and only there.

const eslint = new ESLint();

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result?.messages.map((message) => `${message.ruleId}: ${message.message}`) ?? [];
}

const lines = (count: number): string => "export {};\n".repeat(count);
const domain = "lib/domain/example.ts";
const server = "lib/server/example.ts";

test.each([
  ["any", server, "export const f = (x: any): unknown => x;", /no-explicit-any/],
  ["a type imported as a value", server, 'import { Foo } from "./foo.ts";\nexport const f = (x: Foo): Foo => x;', /consistent-type-imports/],
  ["a barrel", server, 'export * from "./foo.ts";', /barrels/],
  ["a cast through unknown", server, "export const f = (x: string): number => x as unknown as number;", /silences the compiler/],
  ["an assertion that something is there", server, "export const f = (x: string | null): string => x!;", /non-null/],
  ["the environment outside env.ts", server, "export const f = process.env.X;", /lib\/server\/env\.ts/],
  ["an import from app", "components/example.tsx", 'import { x } from "@/app/x.ts";\nexport const y = x;', /Nobody imports from app/],
  ["another route's parts", "app/(train)/x/page.tsx", 'import { x } from "../../y/_components/x.tsx";\nexport const y = x;', /Another route's parts/],
  ["dice in the domain", domain, "export const f = (): number => Math.random();", /rng\.ts/],
  ["a clock in the domain", domain, "export const f = (): number => Date.now();", /as an argument/],
  ["another clock in the domain", domain, "export const f = (): Date => new Date();", /as an argument/],
  ["async in the domain", domain, "export async function f(): Promise<void> {}", /synchronous/],
  ["the console in the domain", domain, "export const f = (): void => console.error(1);", /no surroundings/],
  ["the network in the domain", domain, 'export const f = (): unknown => fetch("x");', /no surroundings/],
  ["a timer in the domain", domain, "export const f = (): unknown => setTimeout(() => 1, 1);", /no surroundings/],
  ["the browser in the domain", domain, "export const f = (): unknown => window.localStorage;", /no surroundings/],
  ["a clock in the simulation", "lib/simulation/example.ts", "export const f = (): number => Date.now();", /as an argument/],
  ["a long file", server, lines(301), /too many lines/],
  ["a long route handler", "app/api/x/route.ts", lines(61), /too many lines/],
])("%s is refused", async (_, file, code, words) => {
  expect(await complaints(file, code)).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
});

test.each([
  ["the environment in env.ts", "lib/server/env.ts", "export const f = process.env.X;"],
  ["a date made from a number in the domain", domain, "export const f = (ms: number): Date => new Date(ms);"],
  ["async in the simulation", "lib/simulation/example.ts", "export async function f(): Promise<void> {}"],
  ["a clock in the server", server, "export const f = (): number => Date.now();"],
  ["300 lines", server, lines(300)],
])("%s is allowed", async (_, file, code) => {
  expect(await complaints(file, code)).toEqual([]);
});
