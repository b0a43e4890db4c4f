// Parties alone: fixed turns, repeatable, and every case of the library needs a mediator.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { needsMediator, runUnmediated, unmediatedConsensus } from "./unmediated.ts";

const folder = "prisma/seed/cases";
const CASES = readdirSync(folder).filter((f) => f.endsWith(".yaml")).map((f) => CaseFile.parse(parse(readFileSync(`${folder}/${f}`, "utf8"))));

test.each(CASES.map((f) => [f.slug, f] as const))("%s: three replays without a mediator end in impasse, in cyclic turns, the same each time", (_, file) => {
  expect(needsMediator(file, 1, 60)).toBe(true);
  const run = runUnmediated(file, 1, 20);
  expect(run.turns.map((t) => t.partyId)).toEqual(run.turns.map((_t, n) => file.parties[n % file.parties.length]?.id));
  expect(runUnmediated(file, 1, 20)).toEqual(run);
  // What consensus gain is measured from: some gap is left, and it is of the range.
  const consensus = unmediatedConsensus(file, run);
  expect(consensus).toBeGreaterThanOrEqual(0);
  expect(consensus).toBeLessThan(1);
});
