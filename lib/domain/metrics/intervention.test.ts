import { describe, expect, test } from "vitest";
import { ratingOf, remapRating, trajectory } from "./consensus-trajectory.ts";
import { consensusGain, dropTurns, interventionEffectiveness, interventionTimeliness } from "./intervention.ts";

const run = (turns: number, ...topics: [number, number][][]) => trajectory(topics.map((ratings) => ({ initial: 1, ratings })), turns);

describe("consensus trajectory", () => {
  test("ratings are carried forward and untouched topics stay at the start", () => {
    expect(run(4, [[2, 3], [4, 5]], []).consensus).toEqual([0, 0, 0.25, 0.25, 0.5]);
  });

  test("ratings may come in any order; of two at one turn the later wins", () => {
    expect(run(3, [[3, 2], [1, 5], [3, 4]]).consensus).toEqual([0, 1, 1, 0.75]);
  });

  test("remap and rating are each other's inverse on whole ratings", () => {
    for (const r of [1, 2, 3, 4, 5]) expect(ratingOf(remapRating(r))).toBe(r);
  });
});

describe("drops and what answers them", () => {
  test("a fall of exactly 0.1 counts although floating point falls short", () => {
    const five = run(3, [[1, 4], [2, 3]], [[1, 4], [2, 3]], [[1, 4]], [[1, 4]], [[1, 4]]);
    expect(0.75 - 0.65).toBeLessThan(0.1);
    expect(dropTurns(five)).toEqual([2]);
  });

  test("falls one after the other are events of their own and one intervention may answer several", () => {
    const s = run(12, [[1, 5], [2, 3], [3, 1]]);
    expect(dropTurns(s)).toEqual([2, 3]);
    expect(interventionTimeliness(s, [3])).toBe((90 + 100) / 2);
    expect(interventionTimeliness(s, [3], "utterance")).toBe((90 + 0) / 2);
  });

  test("no answer within ten turns is 0, no drop at all is undefined", () => {
    expect(interventionTimeliness(run(20, [[1, 5], [2, 1]]), [13])).toBe(0);
    expect(interventionTimeliness(run(20, [[1, 5]]), [3])).toBeNull();
  });
});

describe("effectiveness and gain", () => {
  test("the lift is read five turns on and divided by the gap before", () => {
    expect(interventionEffectiveness(run(12, [[1, 3], [6, 5]]), [2])).toBe(100);
    expect(interventionEffectiveness(run(12, [[1, 3], [6, 4]]), [2])).toBe(50);
  });

  test("near the end the last turn is read, or the intervention is left out", () => {
    const s = run(6, [[1, 3], [5, 4]]);
    expect(interventionEffectiveness(s, [4], "clamp")).toBe(50);
    expect(interventionEffectiveness(s, [4], "drop")).toBeNull();
  });

  test("no intervention: undefined", () => expect(interventionEffectiveness(run(6, [[1, 3]]), [])).toBeNull());

  test("gain is not clipped and at no gap is the raw change", () => {
    expect(consensusGain(0.5, 0.75)).toBe(50);
    expect(consensusGain(0.9, 0.1)).toBeCloseTo(-800, 9);
    expect(consensusGain(1, 0.4)).toBeCloseTo(-60, 9);
    expect(consensusGain(1, 1)).toBe(0);
  });
});
