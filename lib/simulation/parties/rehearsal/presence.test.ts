// Members, leaving and coming back, triggers, pauses, facts put to a party: each does its thing and no more.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { dialsOf } from "./conditions.ts";
import { heardMove } from "./crafts.ts";
import { compileSetting } from "./setting.ts";
import { startPsychology } from "./start.ts";
import { stepPsychology } from "./step.ts";
import { alone, JOINT, move, play } from "./test-kit.ts";
import { touchesOf } from "./touches.ts";
import { voiceOf } from "./voice-of.ts";

const load = (slug: string): CaseFile => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const file = load("harbour-row");
const setting = compileSetting(file, 3, 60);
const TOM = file.parties.findIndex((p) => p.id === "hendry");
const listens = move("understanding-the-situation", { addressees: ["hendry"], question: "open", acknowledges: 0.8, relevance: 0.8 });

/** The state with Hendry outside the room. */
function outside(): ReturnType<typeof startPsychology> {
  const state = startPsychology(file, setting);
  const mind = state.minds[TOM];
  if (mind) { mind.awayAt = 0; mind.departures = 1; }
  return state;
}

describe("leaving is not withdrawing", () => {
  test("whoever goes after a party with words that answer it brings it back", () => {
    const after = stepPsychology(outside(), heardMove(listens, setting, { turn: 1, audience: alone("hendry") }), setting);
    expect(after.minds[TOM]?.awayAt).toBe(-1);
    expect(after.latest?.plans[0]?.sign).toBe("returns");
  });

  test("left alone it goes home after two rounds", () => {
    const talk = move("understanding-the-situation", { addressees: ["okafor"], question: "open" });
    let state = outside();
    for (let turn = 1; turn <= 2; turn++) state = stepPsychology(state, heardMove(talk, setting, { turn, audience: JOINT }), setting);
    expect(state.minds[TOM]?.withdrew).toBe(true);
    expect(state.latest?.withdraws).toEqual([TOM]);
  });

  test("pressure does not bring it back", () => {
    const after = stepPsychology(outside(), heardMove({ ...listens, pressures: true }, setting, { turn: 1, audience: alone("hendry") }), setting);
    expect(after.minds[TOM]?.awayAt).not.toBe(-1);
  });
});

test("anger flares each time a trigger is touched; a kind one works once", () => {
  const step = (state: ReturnType<typeof startPsychology>, turn: number, kind: "flares" | "softens") =>
    stepPsychology(state, heardMove({ ...listens, acknowledges: 0, strategies: [{ name: "others", p: 0.9 }] }, setting, { turn, audience: JOINT, touches: [{ party: TOM, trigger: 0, kind }] }), setting);
  const start = startPsychology(file, setting);
  const once = step(start, 1, "flares");
  expect(once.minds[TOM]?.anger).toBeGreaterThan(start.minds[TOM]?.anger ?? 1);
  expect(step(once, 2, "flares").minds[TOM]?.anger).toBeGreaterThan(once.minds[TOM]?.anger ?? 1);
  const soft = step(start, 1, "softens");
  expect(soft.minds[TOM]?.trust).toBeGreaterThan(start.minds[TOM]?.trust ?? 1);
  expect(step(soft, 2, "softens").minds[TOM]?.softened).toEqual([0]);
});

test("provocations are read in the words, not in their denial", () => {
  const flares = (text: string): number => touchesOf(file, text).touches.filter((t) => t.kind === "flares").length;
  expect(flares("Mr Hendry, you have been negligent.")).toBeGreaterThan(0);
  expect(flares("Nobody here says you were negligent.")).toBe(0);
  expect(touchesOf(file, " … ").pause).toBe(true);
});

test("a version is held until the exhibit is put, and then shifts sooner than by trust alone", () => {
  const fact = setting.parties[TOM]?.facts.find((f) => f.shifts)?.fact ?? -1;
  const ready = startPsychology(file, setting);
  const mind = ready.minds[TOM];
  if (mind) { mind.trust = 0.42; mind.heard = 0.4; mind.anger = 0.3; mind.spokeAt = 0; }
  const admits = (puts: number[]): boolean => stepPsychology(ready, heardMove(listens, setting, { turn: 1, audience: alone("hendry"), puts }), setting).latest?.plans.some((p) => p.act === "admit") ?? false;
  expect(admits([])).toBe(false);
  expect(admits([fact])).toBe(true);
});

test("members without the say speak lines of their own, each once, and their words bind nobody", () => {
  const spoken: string[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const own: string[] = [];
    const { states } = play(file, seed, (_, round) => ({ move: move("understanding-the-situation", { addressees: [round % 4 === 0 ? "okafor" : "hendry"], question: "open", topics: [file.topics[0]?.id ?? ""] }), audience: JOINT }), 40);
    for (const plan of states.flatMap((s) => s.latest?.plans ?? [])) {
      if (plan.member === null) continue;
      expect([plan.offer, plan.tells, plan.terms]).toEqual([null, null, null]);
      const member = file.parties[plan.party]?.members[plan.member.member];
      own.push(voiceOf("en", plan, member?.voice ?? [], () => "not hers"));
    }
    expect(new Set(own).size).toBe(own.length);
    spoken.push(...own);
  }
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken).not.toContain("not hers");
});

test("a culture is a dial on how things are shown; an unknown one changes nothing", () => {
  expect(dialsOf("nowhere")).toEqual(dialsOf(undefined));
  for (const c of ["us", "cn", "kr"]) for (const dial of Object.values(dialsOf(c))) expect(Math.abs(dial)).toBeLessThanOrEqual(0.5);
});

test("the longest silence of the mediator makes nobody readier", () => {
  let state = startPsychology(file, setting);
  const before = state.minds.map((m) => m.readiness);
  for (let turn = 1; turn < 12; turn++) state = stepPsychology(state, heardMove(move("others", { relevance: 0 }), setting, { turn, audience: JOINT, pause: true }), setting);
  state.minds.forEach((m, i) => expect(m.readiness).toBeLessThanOrEqual((before[i] ?? 0) + 0.02));
});
