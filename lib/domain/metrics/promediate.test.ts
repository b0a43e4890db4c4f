import { describe, expect, test } from "vitest";
import {
  aggregateScores, consensusChange, interventionFrequency, mediatorEffectiveness, mediatorEffectivenessEach, mediatorIntelligence, responseLatency,
  topicEfficiency, topicSuccess, unmarked,
} from "./promediate.ts";

const ramp = (from: number, to: number, n: number): number[] => Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));
const scores = (values: number[]) => aggregateScores(values.map((v) => ({ price: [v] })));

describe("ProMediate as published", () => {
  test("a topic is the mean over its pairs and the overall score the mean over topics", () => {
    expect(aggregateScores([{ a: [0.2, 0.4], b: [1] }])).toEqual({ overall: [0.65], topics: { a: [0.30000000000000004], b: [1] } });
    expect(aggregateScores([{ a: [0.4, null] }]).overall).toEqual([0.2]);
  });

  test("consensus change needs ten scores", () => {
    expect(consensusChange(ramp(0, 1, 9))).toBeNull();
    expect(consensusChange([...Array<number>(10).fill(0.25), ...Array<number>(10).fill(0.75)])).toBeCloseTo(0.5);
  });

  test("success asks for 0.9 over the last ten, as mean or as maximum", () => {
    const rising = scores([...Array<number>(9).fill(0.1), 0.95]);
    expect(topicSuccess(rising)).toBe(0);
    expect(topicSuccess(rising, "max")).toBe(1);
    expect(topicSuccess(scores(Array<number>(10).fill(0.9)))).toBe(1);
    expect(topicSuccess(scores([1, 1]))).toBe(0);
  });

  test("latency counts turns to the next mediator turn and marks nothing by -1", () => {
    const falling = [...Array<number>(10).fill(0.9), 0.5, 0.9, 0.9];
    expect(responseLatency(falling, [3, 12])).toBe(2);
    expect(responseLatency(falling, [3])).toBe(-1);
    expect(unmarked(-1)).toBeNull();
  });

  test("effectiveness is the change of slope, marked near the ends and without topics", () => {
    const bend = scores([...Array<number>(11).fill(0.2), ...ramp(0.3, 0.7, 5), ...Array<number>(5).fill(0.7)]);
    const each = mediatorEffectivenessEach(bend, [5, 10, 10, 15], [["price"], ["price"], [], ["price"]], 20);
    expect(each[0]).toBe(-1);
    expect(each[1]).toBeCloseTo(0.1);
    expect(each.slice(2)).toEqual([-1, -1]);
    expect(mediatorEffectiveness(each)).toBeCloseTo(0.1);
    expect(mediatorEffectiveness([-1])).toBe(-1);
  });

  test("topic efficiency compares the first and last fifth of the mentions", () => {
    expect(topicEfficiency([0, 0, 0.5, 0.5, 1, 1, 0, 0, 1, 1])).toBeCloseTo(0.1);
    expect(topicEfficiency([0, 1])).toBe(0);
  });

  test("intelligence leaves out dimensions that do not apply", () => {
    expect(mediatorIntelligence([[5, -1, 3, -1], [-1, -1, -1, -1], [2, 2, 2, 2]])).toBe(3);
    expect(mediatorIntelligence([[-1, -1, -1, -1]])).toBeNull();
  });

  test("frequency does not count the opening line", () => {
    expect(interventionFrequency(5, 20)).toBe(0.2);
    expect(interventionFrequency(0, 0)).toBe(0);
  });
});
