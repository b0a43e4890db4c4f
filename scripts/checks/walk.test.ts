import { expect, test } from "vitest";
import { untruths } from "./walk.mjs";

const readme = (list: string): string => `# lib\n\n## The walk of one message\n\n${list}\n\n## Words\n\n1. \`not/in/the/walk.ts\`\n`;
const files: Record<string, string> = {
  "app/a.tsx": 'import { b } from "@/lib/b.ts";',
  "lib/b.ts": 'import type { c } from "./c.ts";\nconst d = await import("../lib/d.ts");',
  "lib/c.ts": "export const c = 1;",
  "lib/d.ts": "export const d = 1;",
};
const read = (file: string): string | null => files[file] ?? null;

test("a true walk has nothing wrong, by alias, by relative path, by type and loaded late", () => {
  const list = "1. `app/a.tsx`: starts\n2. `lib/b.ts` (imported by 1): goes on\n3. `lib/c.ts` (imported by 2)\n4. `lib/d.ts` (imported by `lib/b.ts`)";
  expect(untruths(readme(list), read)).toEqual([]);
});

test("a file that is gone, an import that is not there and a step that says nothing are each told", () => {
  const list = "1. `app/a.tsx`\n2. `lib/c.ts` (imported by 1)\n3. `lib/gone.ts` (imports 2 and 9)\n4. `lib/d.ts`";
  expect(untruths(readme(list), read)).toEqual([
    "Step 2: app/a.tsx does not import lib/c.ts.",
    "Step 3: lib/gone.ts does not exist.",
    "Step 3: lib/gone.ts does not import lib/c.ts.",
    "Step 3 names a step that is not in the list.",
    "Step 4 does not say how it is reached.",
  ]);
});

test("a README without the list is wrong", () => {
  expect(untruths("# lib\n", read)).toHaveLength(1);
});
