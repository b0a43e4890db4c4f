// Bar T5: same seed and moves, same state bytes whatever the Node version. A change of parameters, equations or the two cases
// changes the hashes; they were made on Node 24 and came out the same on Node 22.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { play, skilled } from "./test-kit.ts";

const HASHES: Record<string, string[]> = {
  "harbour-row": ["79d800963515280a", "cebceb2bab23a438", "5124eaa365f7daac"],
  "chongchuang-san-hao": ["de1d742c4aec2f31", "d6af1826da9dd696", "f8527d4f8167e252"],
};

test.each(Object.entries(HASHES))("%s: three seeds played by the skilled policy give the recorded bytes", (slug, hashes) => {
  const file = CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
  const made = [1, 2, 3].map((seed) => createHash("sha256").update(JSON.stringify(play(file, seed, skilled(file, 0.8)).states)).digest("hex").slice(0, 16));
  expect(made).toEqual(hashes);
});
