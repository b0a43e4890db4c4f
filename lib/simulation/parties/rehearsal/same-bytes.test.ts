// Bar T5: same seed and moves, same state bytes whatever the Node version. A change of parameters, equations or the two cases
// changes the hashes; they were made on Node 24 and came out the same on Node 22.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { play, skilled } from "./test-kit.ts";

const HASHES: Record<string, string[]> = {
  "harbour-row": ["0c647340b785db24", "e882c10bd95ae1ae", "f4a6291f14db4871"],
  "chongchuang-san-hao": ["93449a797bf1efdc", "0415cb42832be158", "d985a2e481de26e7"],
};

test.each(Object.entries(HASHES))("%s: three seeds played by the skilled policy give the recorded bytes", (slug, hashes) => {
  const file = CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
  const made = [1, 2, 3].map((seed) => createHash("sha256").update(JSON.stringify(play(file, seed, skilled(file, 0.8)).states)).digest("hex").slice(0, 16));
  expect(made).toEqual(hashes);
});
