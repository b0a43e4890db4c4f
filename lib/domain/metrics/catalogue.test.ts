import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { acceptanceRate, caseStatuteRecall, levelScore, statuteRecall } from "./agent-mediation.ts";
import { aggregateOf, type Aggregate } from "./aggregate.ts";
import { METRICS, STATISTICS } from "./catalogue.ts";
import { cogMedSuccess, overallQuality, turnsToAgreement } from "./cogmed.ts";
import type { SessionMetrics } from "./session-metrics.ts";
import { usageOf } from "./usage.ts";
import { VECTOR_KINDS, type VectorKind } from "./vector-inputs.ts";
import { computeVector } from "./vectors.ts";

describe("the catalogue", () => {
  const ENTRIES = [...METRICS, ...STATISTICS];

  /** The module of a `code` field; the folder and the ending stand in the import itself so that it can be followed. */
  function moduleOf(code: string): Promise<Record<string, unknown>> {
    const [folder, name = ""] = code.replace(/\.ts#.*$/, "").split("/");
    return folder === "metrics" ? import(`../metrics/${name}.ts`) : folder === "statistics" ? import(`../statistics/${name}.ts`) : import(`../session/${name}.ts`);
  }

  test.each(ENTRIES.map((m) => [m.name, m] as const))("%s is told whole, and its function exists", async (_, metric) => {
    for (const text of [metric.en, metric.zh, metric.definition, metric.source, metric.unit]) expect(text.length).toBeGreaterThan(2);
    expect(metric.zh).toMatch(/\p{Script=Han}/u);
    expect(typeof (await moduleOf(metric.code))[metric.code.split("#")[1] ?? ""]).toBe("function");
  });

  test("names no metric twice", () => expect(new Set(ENTRIES.map((m) => m.name)).size).toBe(ENTRIES.length));

  /** Functions of these folders that compute no figure of their own: parts of one, readings of input, other shapes of an entry. */
  const PARTS = new Set([
    "partyDifference", "successRates", "remapRating", "ratingOf", "dropTurns", "aggregateScores", "mediatorEffectivenessEach", "unmarked", "statuteRecall", "foldStatute", "wordCount",
    "mean", "defined", "sum", "ranks", "computeVector",
  ]);

  test("holds every function of metrics/ and statistics/ that computes a figure", async () => {
    const told = new Set(ENTRIES.map((m) => m.code));
    const files = ["metrics", "statistics"].flatMap((folder) => readdirSync(`lib/domain/${folder}`).filter((f) => /(?<!\.test)\.ts$/.test(f)).map((f) => `${folder}/${f}`));
    const missing: string[] = [];
    for (const file of files) {
      const names = Object.entries(await moduleOf(`${file}#`)).filter(([, value]) => typeof value === "function" && value !== levelScore && !("parse" in value)).map(([name]) => name);
      missing.push(...names.filter((name) => !told.has(`${file}#${name}`) && !PARTS.has(name)).map((name) => `${file}#${name}`));
    }
    expect(missing).toEqual([]);
  });

  /** Entry of every figure of a session and of an aggregate; null: no figure. A new field does not compile without a line here. */
  const FIGURES: Record<keyof SessionMetrics | keyof Aggregate, string | null> = {
    madState: "mad", madText: "mad", consensus: "consensus", averageTurns: "averageTurns", turnLimit: null, rewardFinal: "ssrFinal", rewardSum: "ssrSum", rewards: "reward", airtime: "airtime",
    hintsUsed: "hintsUsed", topicsUntouched: "shortCut", shortCut: "shortCut", n: null, cases: null, outcomes: "outcomes", success: "successRateAt", successRateAt20: "successRateAt", ssrFinal: "ssrFinal", ssrSum: "ssrSum", ssrTotal: "ssrTotal",
  };
  /** Entry of every key that `caucus metrics` prints. */
  const PRINTED: Record<string, string | null> = {
    bp: "bpScore", per_party: "bpScore", bp_all_parties: "bpAllParties", N: null, BP: "bpScore", MAD: "mad", AT: "averageTurns", SR: "successRateAt", SR_at: "successRateAt",
    SSR_sum_mean: "ssrSum", SSR_final_mean: "ssrFinal", SSR_total: "ssrTotal", S: "consensusTrajectory", drop_turns: "interventionTimeliness", timeliness_party_turn: "interventionTimeliness",
    timeliness_utterance: "interventionTimeliness", effectiveness_clamp: "interventionEffectiveness", effectiveness_drop: "interventionEffectiveness", consensus_gain: "consensusGain", mean: "meanDefined",
    overall: "consensus", consensus_change: "consensusChange", success_rate: "topicSuccess", success_rate_max: "topicSuccess", response_latency: "responseLatency",
    intervention_yield: "mediatorEffectiveness", intervention_yield_each: "mediatorEffectiveness",
  };

  test("holds every figure of a session, of an aggregate, and of the vectors", () => {
    const names = new Set<string | null>([null, ...ENTRIES.map((m) => m.name)]);
    expect([...Object.values(FIGURES), ...Object.values(PRINTED)].filter((name) => !names.has(name))).toEqual([]);
    const inputs: Record<VectorKind, unknown> = {
      bp_case: { parties: { a: [1, 2] } }, dataset: { cases: [{ parties: {}, solved_turn: 3, rewards: [] }] }, run: { topics: { A: [[1, 3]] }, n_turns: 3, interventions: [2] },
      consensus_gain: { s_unmed: 0, s_med: 1 }, mean_defined: { values: [1] }, promediate: { pair_scores: [{ A: [0.5] }], mediator_turns: [], n_lines: 1, addressed_topics: [] },
    };
    for (const kind of VECTOR_KINDS) {
      const answer = computeVector({ id: kind, kind, input: inputs[kind] });
      expect(Object.keys("result" in answer ? answer.result : {}).filter((key) => !(key in PRINTED)), kind).toEqual([]);
      expect("result" in answer, kind).toBe(true);
    }
  });
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
    ({ madState: 1, madText: null, consensus: 0.5, averageTurns: 100, turnLimit: 100, rewardFinal: 0.5, rewardSum: 1, rewards: [], airtime: [], hintsUsed: null, topicsUntouched: [], shortCut: false, ...over });

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
