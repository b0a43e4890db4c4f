import { describe, expect, test } from "vitest";
import { bpAllParties, bpScore, mad, partyDifference } from "./bp-score.ts";
import { averageTurns, ssrFinal, ssrSum, ssrTotal, successRateAt, successRates } from "./dialogue-set.ts";
import { turnReward } from "./reward.ts";

describe("BP score and MAD", () => {
  test("only the first and the last label of a party matter", () => {
    expect(partyDifference([1, 4, 1, 3])).toBe(2);
    expect(partyDifference([4, 1, 4])).toBe(0);
    expect(partyDifference([4, 1])).toBe(-3);
  });

  test("a party with one label, none, or a 5 anywhere does not count", () => {
    expect(partyDifference([])).toBeNull();
    expect(partyDifference([3])).toBeNull();
    expect(partyDifference([1, 5, 4])).toBeNull();
    expect(bpScore([[1, 3], [5, 4], [2]])).toEqual({ score: 2, counted: 1, perParty: [2, null, null] });
  });

  test("a case where nobody counts scores 0 and says that nobody counted", () => {
    expect(bpScore([[3], [5, 5]])).toEqual({ score: 0, counted: 0, perParty: [null, null] });
    expect(bpScore([])).toEqual({ score: 0, counted: 0, perParty: [] });
  });

  test("the literal reading of the paper divides by all parties and has no value with a 5 or without labels", () => {
    expect(bpAllParties([[1, 3], [2]])).toBe(1);
    expect(bpAllParties([[1, 3], [5, 1]])).toBeNull();
    expect(bpAllParties([[1, 3], []])).toBeNull();
    expect(bpAllParties([])).toBeNull();
  });

  test("MAD keeps cases with nothing to measure, as 0, and is undefined without cases", () => {
    expect(mad([[[1, 3]], [[2]]])).toBe(1);
    expect(mad([])).toBeNull();
  });
});

describe("AT, SR@t and SSR", () => {
  const cases = [
    { solvedTurn: 3, rewards: [0.5, 1] },
    { solvedTurn: 20, rewards: [-0.5, 1] },
    { solvedTurn: null, rewards: [-1] },
    { solvedTurn: null, rewards: [] },
  ];

  test("a case never solved counts the limit in AT and stays in the denominator of SR", () => {
    expect(averageTurns(cases)).toBe((3 + 20 + 20 + 20) / 4);
    expect(averageTurns(cases, 30)).toBe((3 + 20 + 30 + 30) / 4);
    expect(successRateAt(cases, 19)).toBe(0.25);
    expect(successRateAt(cases, 20)).toBe(0.5);
  });

  test("SR@t has one entry a turn and never falls", () => {
    const rates = successRates(cases) ?? [];
    expect(rates).toHaveLength(20);
    expect(rates[1]).toBe(0);
    expect(rates[2]).toBe(0.25);
    expect(rates.every((r, i) => r >= (rates[i - 1] ?? 0))).toBe(true);
  });

  test("the three readings of SSR differ and a case without rewards counts 0", () => {
    expect(ssrFinal(cases)).toBe((1 + 1 - 1 + 0) / 4);
    expect(ssrSum(cases)).toBe((1.5 + 0.5 - 1 + 0) / 4);
    expect(ssrTotal(cases)).toBe(1);
  });

  test("no cases: everything is undefined, never 0", () => {
    expect([averageTurns([]), successRateAt([], 20), successRates([]), ssrFinal([]), ssrSum([]), ssrTotal([])]).toEqual([null, null, null, null, null, null]);
  });

  test("several samples of a judge are averaged, unread ones left out, none read gives 0", () => {
    expect(turnReward(["same", "improved", "improved"])).toBeCloseTo(1 / 6);
    expect(turnReward([null, "solved"])).toBe(1);
    expect(turnReward([null])).toBe(0);
    expect(turnReward([])).toBe(0);
  });
});
