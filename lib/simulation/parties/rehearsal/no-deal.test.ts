// A case without a possible deal: the ablest mediator settles it with no seed, and a respectful close is a legitimate end.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { sceneOf, startSnapshot, stepSnapshot } from "./rollout.ts";
import { play, skilled } from "./test-kit.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/two-million-tea-bags.yaml", "utf8")));

test("nobody settles a case without a deal, seeds 1–20; a close ends it as closed", () => {
  expect(file.noDeal).toBe(true);
  for (let seed = 1; seed <= 20; seed++) expect(play(file, seed, skilled(file, 0.9)).outcome, `seed ${seed}`).not.toBe("settled");
  const scene = sceneOf(file, 1, 60);
  expect(stepSnapshot(scene, startSnapshot(scene), { kind: "close" }).end).toBe("closed");
});
