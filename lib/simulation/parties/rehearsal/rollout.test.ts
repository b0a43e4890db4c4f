// Rollouts: repeatable, free of side effects, and the same psychology that live sessions run.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { PsychologyState } from "./psychology.ts";
import { audibleOf, metersOf, resumeSnapshot, rollout, sceneOf, startSnapshot, stepSnapshot, withDice, type Policy } from "./rollout.ts";
import { alone, JOINT, move } from "./test-kit.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8")));
const scene = sceneOf(file, 7, 60);
const first = file.parties[0]?.id ?? "";
const asks: Policy = ({ round }) => ({ kind: "speak", move: move("understanding-the-situation", { question: "open", acknowledges: 0.6 }), audience: round % 3 === 2 ? alone(first) : JOINT });

test("a rollout from any turn, through stored JSON, gives what the unbroken one gave", () => {
  const whole = rollout(scene, startSnapshot(scene), asks, 6);
  const third = whole[3];
  if (!third) throw new Error("no third turn");
  const resumed = resumeSnapshot(PsychologyState.parse(JSON.parse(JSON.stringify(third.state))), third.turns);
  expect(rollout(scene, resumed, asks, 3).at(-1)?.state).toEqual(whole[6]?.state);
});

test("rolling on never changes the snapshot it began from", () => {
  const from = rollout(scene, startSnapshot(scene), asks, 3).at(-1);
  if (!from) throw new Error("no snapshot");
  const before = JSON.stringify(from);
  for (const seed of [1, 2, 3]) rollout(withDice(scene, seed), from, asks, 5);
  expect(JSON.stringify(from)).toBe(before);
});

test("a close is a legitimate end, and nothing follows it", () => {
  const closed = stepSnapshot(scene, startSnapshot(scene), { kind: "close" });
  expect(closed.end).toBe("closed");
  expect(rollout(scene, closed, asks)).toEqual([closed]);
});

test("what is audible names nothing a mediator cannot hear", () => {
  const after = rollout(scene, startSnapshot(scene), asks, 2).at(-1) ?? startSnapshot(scene);
  expect(JSON.stringify(audibleOf(scene, after))).not.toMatch(/readiness|pattern|trust|weights|reserve/);
  expect(metersOf(scene, after).map((m) => m.partyId)).toEqual(file.parties.map((p) => p.id));
});
