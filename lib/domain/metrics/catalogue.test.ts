import { describe, expect, test } from "vitest";
import { acceptanceRate, caseStatuteRecall, levelScore, statuteRecall } from "./agent-mediation.ts";
import { aggregateOf } from "./aggregate.ts";
import { METRICS } from "./catalogue.ts";
import { cogMedSuccess, overallQuality, turnsToAgreement } from "./cogmed.ts";
import type { SessionMetrics } from "./session-metrics.ts";
import { usageOf } from "./usage.ts";

describe("the catalogue", () => {
  test.each(METRICS.map((m) => [m.name, m] as const))("%s is told whole, and its function exists", async (_, metric) => {
    for (const text of [metric.en, metric.zh, metric.definition, metric.source, metric.unit]) expect(text.length).toBeGreaterThan(2);
    const [file, name] = metric.code.split("#");
    const loaded: Record<string, unknown> = await import(`../${file}`);
    expect(typeof loaded[name ?? ""]).toBe("function");
  });

  test("names no metric twice", () => expect(new Set(METRICS.map((m) => m.name)).size).toBe(METRICS.length));
});

describe("CogMed", () => {
  const cases = [{ agreedInRound: 4 }, { agreedInRound: 6 }, { agreedInRound: null }, { agreedInRound: 12 }];

  test("success counts all cases, turns to agreement the successes only", () => {
    expect(cogMedSuccess(cases)).toBe(0.5);
    expect(turnsToAgreement(cases)).toBe(5);
    expect(turnsToAgreement([{ agreedInRound: null }])).toBeNull();
    expect(cogMedSuccess([])).toBeNull();
  });

  test("quality needs all three dimensions, on their scale", () => {
    expect(overallQuality({ "solution-feasibility": 6, "procedural-professionalism": 5, "strategic-creativity": 4 })).toBe(5);
    expect(overallQuality({ "solution-feasibility": 6, "procedural-professionalism": null, "strategic-creativity": 4 })).toBeNull();
    expect(() => overallQuality({ "solution-feasibility": 11, "procedural-professionalism": 5, "strategic-creativity": 4 })).toThrow(/1\.\.10/);
  });
});

describe("AgentMediation", () => {
  test("levels scale to 100, unscored ones are left out", () => {
    expect(levelScore([4, 2, null])).toBe(75);
    expect(levelScore([null])).toBeNull();
    expect(() => levelScore([5])).toThrow(/0\.\.4/);
  });

  test("acceptance asks every party", () => expect(acceptanceRate([["accept", "accept"], ["accept", "undecided"], []])).toBeCloseTo(1 / 3));

  test("statutes are compared without brackets, spaces, width and the country's name", () => {
    expect(statuteRecall(["《劳动合同法》 第三十六条"], ["中华人民共和国劳动合同法第三十六条", "工伤保险条例第三十三条"])).toBe(0.5);
    expect(statuteRecall(["x"], [])).toBeNull();
    expect(caseStatuteRecall([["a"], ["a", "b"]], ["a", "b"])).toBe(0.75);
    expect(caseStatuteRecall([["a"], null], ["a", "b"])).toBe(0.5);
  });
});

test("a call without a token count leaves the sum unknown, never too small", () => {
  const usage = usageOf([{ role: "party", promptTokens: 10, completionTokens: 5 }, { role: "judge", promptTokens: null, completionTokens: 3 }]);
  expect(usage.all).toEqual({ calls: 2, promptTokens: null, completionTokens: 8 });
  expect(usage.byRole["party"]).toEqual({ calls: 1, promptTokens: 10, completionTokens: 5 });
});

describe("aggregates", () => {
  const session = (over: Partial<SessionMetrics>): SessionMetrics =>
    ({ madState: 1, madText: null, consensus: 0.5, averageTurns: 100, turnLimit: 100, rewardFinal: 0.5, rewardSum: 1, rewards: [], airtime: [], topicsUntouched: [], shortCut: false, ...over });

  test("carry n, the cases and an interval, and leave undefined sessions out of their means", () => {
    const a = aggregateOf([
      { caseSlug: "x", outcome: "settled", metrics: session({ averageTurns: 18, madState: 2 }) },
      { caseSlug: "x", outcome: "deadlock", metrics: session({ madState: null }) },
      { caseSlug: "y", outcome: "settled", metrics: session({ averageTurns: 40, madState: 1 }) },
    ]);
    expect(a).toMatchObject({ n: 3, cases: 2, outcomes: { settled: 2, deadlock: 1, breakdown: 0, closed: 0 }, madText: null, ssrTotal: 3 });
    expect(a.success?.mean).toBeCloseTo(2 / 3);
    expect(a.successRateAt20?.mean).toBeCloseTo(1 / 3);
    expect(a.madState).toMatchObject({ mean: 1.5, n: 2 });
  });

  test("of nothing are undefined", () => expect(aggregateOf([])).toMatchObject({ n: 0, success: null, madState: null, ssrTotal: null }));
});
