import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { passDays } from "./adjourn.ts";
import { heardMove } from "./crafts.ts";
import { PsychologyState } from "./psychology.ts";
import { compileSetting } from "./setting.ts";
import { startPsychology } from "./start.ts";
import { stepPsychology } from "./step.ts";
import { JOINT, move, play, skilled } from "./test-kit.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8")));
const setting = compileSetting(file, 3, 60);

/** The start, with both parties angrier than their temper and tired. */
function heated(heard: number): PsychologyState {
  const state = startPsychology(file, setting);
  for (const [i, mind] of state.minds.entries()) {
    mind.anger = Math.min(1, (setting.parties[i]?.reactivity ?? 0) + 0.3);
    mind.fatigue = 0.6;
    mind.heard = heard;
  }
  return state;
}

test("same state and days, same state; the one before stays as it was", () => {
  const before = heated(0.5);
  const copy = structuredClone(before);
  expect(passDays(before, 3, setting)).toEqual(passDays(before, 3, setting));
  expect(before).toEqual(copy);
  expect(PsychologyState.parse(passDays(before, 3, setting))).toEqual(passDays(before, 3, setting));
});

test("days cool those who felt heard, towards their own temper and not below; who was not heard broods", () => {
  const [cooled, brooding] = [passDays(heated(0.5), 7, setting), passDays(heated(0.1), 7, setting)];
  for (const [i, mind] of cooled.minds.entries()) {
    expect(mind.anger).toBeLessThan(heated(0.5).minds[i]?.anger ?? 0);
    expect(mind.anger).toBeGreaterThan(setting.parties[i]?.reactivity ?? 1);
    expect(brooding.minds[i]?.anger).toBe(heated(0.1).minds[i]?.anger);
  }
});

test("more days do no more harm and little more good: a night rests, weeks forget a little", () => {
  const by = (days: number): PsychologyState => passDays(heated(0.5), days, setting);
  const fatigue = [1, 3, 7, 60].map((d) => by(d).minds[0]?.fatigue ?? 0);
  expect(fatigue).toEqual([...fatigue].sort((a, b) => b - a));
  expect(fatigue.at(-1)).toBeGreaterThan(0.2);
  expect(by(60).minds[0]?.heard).toBeGreaterThan(0.5 * 0.87);
});

test("time alone is no craft: trust, beliefs, demands, answers and patterns stay, and readiness moves by less than a good turn may", () => {
  for (const seed of [1, 2, 3]) {
    const played = play(file, seed, skilled(file, 0.8));
    for (const state of played.states) {
      const later = passDays(state, 60, played.setting);
      for (const [i, mind] of state.minds.entries()) {
        const after = later.minds[i];
        const kept = ({ trust, fairness, face, credibility, barrier, optimism, views, demand, answer, pattern, told, withdrew }: typeof mind) => ({ trust, fairness, face, credibility, barrier, optimism, views, demand, answer, pattern, told, withdrew });
        expect(after && kept(after), `seed ${seed}`).toEqual(kept(mind));
        expect(Math.abs((after?.readiness ?? 0) - mind.readiness), `seed ${seed}`).toBeLessThan(0.1);
      }
    }
  }
});

test("who went out of the room comes to the next meeting; who withdrew does not", () => {
  const state = heated(0.5);
  const [out, gone] = state.minds;
  if (out) { out.awayAt = 0; out.strikes = 3; }
  if (gone) gone.withdrew = true;
  const later = passDays(state, 1, setting);
  expect(later.minds[0]?.awayAt).toBe(-1);
  expect(later.minds[0]?.strikes).toBeLessThan(3);
  expect(later.minds[1]).toEqual(gone);
});

test("days do not replace a mediator: what never settles without them never settles with two of them", () => {
  const proposes = move("reaching-agreement", { terms: file.packages[0]?.terms ?? null, asksAssent: true, relevance: 0.6 });
  for (let seed = 1; seed <= 10; seed++) {
    const own = compileSetting(file, seed, 60);
    let state = startPsychology(file, own);
    for (let turn = 1; turn <= 26 && !state.minds.some((m) => m.withdrew); turn++) {
      if (turn === 6 || turn === 12) state = passDays(state, 7, own);
      state = stepPsychology(state, heardMove(proposes, own, { turn, audience: JOINT }), own);
      expect(state.minds.every((m) => m.answer === "yes"), `seed ${seed}, turn ${turn}`).toBe(false);
    }
  }
});
