import { describe, expect, test } from "vitest";
import { weightedKappa } from "./agreement.ts";
import { bootstrapMean, pairedDifference } from "./bootstrap.ts";
import { pearson, ranks, spearman } from "./correlation.ts";

describe("bootstrap intervals", () => {
  const groups = [[0, 1, 1], [1, 1, 0], [0, 0, 1], [1, 1, 1]];

  test("the same seed gives the same interval, and it holds the mean", () => {
    const e = bootstrapMean(groups, 7);
    expect(bootstrapMean(groups, 7)).toEqual(e);
    expect(e).toMatchObject({ mean: 8 / 12, n: 12, groups: 4 });
    expect(e!.low).toBeLessThan(e!.mean);
    expect(e!.high).toBeGreaterThan(e!.mean);
  });

  test("undefined values are left out, nothing defined is undefined", () => {
    expect(bootstrapMean([[null, 2], [null]])).toEqual({ mean: 2, low: 2, high: 2, n: 1, groups: 1 });
    expect(bootstrapMean([[null], []])).toBeNull();
    expect(bootstrapMean([])).toBeNull();
  });

  test("cases that differ widen the interval as the same values in one case do not", () => {
    const apart = bootstrapMean([[0, 0, 0, 0], [1, 1, 1, 1]])!;
    const mixed = bootstrapMean([[0, 0, 0, 0, 1, 1, 1, 1]])!;
    expect(apart.high - apart.low).toBeGreaterThan(mixed.high - mixed.low);
  });

  test("covers the true mean about as often as it says", () => {
    let hit = 0;
    const runs = 200;
    for (let s = 0; s < runs; s++) {
      const sample = Array.from({ length: 30 }, (_, i) => [Math.sin(s * 1000 + i * 7.3) ** 2]);
      const e = bootstrapMean(sample, s, 200)!;
      if (e.low <= 0.5 && 0.5 <= e.high) hit++;
    }
    expect(hit / runs).toBeGreaterThan(0.85);
  });

  test("paired differences cancel what two mediators share", () => {
    const e = pairedDifference([[[1, 2], [5, 6]], [[10, 11], [null, 3]]])!;
    expect(e).toMatchObject({ mean: 1, low: 1, high: 1, n: 3 });
  });
});

describe("correlation", () => {
  test("of a line is 1 or -1, of a constant undefined", () => {
    expect(pearson([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(pearson([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(pearson([1, 1, 1], [1, 2, 3])).toBeNull();
    expect(pearson([1], [1])).toBeNull();
    expect(() => pearson([1], [])).toThrow(/1 values against 0/);
  });

  test("known values", () => {
    expect(pearson([43, 21, 25, 42, 57, 59], [99, 65, 79, 75, 87, 81])).toBeCloseTo(0.529809, 6);
    expect(spearman([106, 86, 100, 101, 99, 103, 97, 113, 112, 110], [7, 0, 27, 50, 28, 29, 20, 12, 6, 17])).toBeCloseTo(-29 / 165, 9);
  });

  test("ties share their mean rank", () => expect(ranks([10, 20, 20, 5])).toEqual([2, 3.5, 3.5, 1]));

  test("Spearman sees any rising curve as 1", () => expect(spearman([1, 2, 3, 4], [1, 8, 27, 640])).toBeCloseTo(1));
});

describe("weighted kappa", () => {
  const scale = [0, 1, 2, 3, 4];

  test("full agreement is 1, chance is near 0", () => {
    expect(weightedKappa(scale, [[0, 0], [4, 4], [2, 2]])).toBe(1);
    expect(weightedKappa(["a", "b"], [["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"]], "none")).toBe(0);
  });

  test("known unweighted value", () => {
    const pairs: [string, string][] = [...Array<[string, string]>(20).fill(["y", "y"]), ...Array<[string, string]>(5).fill(["y", "n"]), ...Array<[string, string]>(10).fill(["n", "y"]), ...Array<[string, string]>(15).fill(["n", "n"])];
    expect(weightedKappa(["n", "y"], pairs, "none")).toBeCloseTo(0.4);
  });

  test("known weighted values, as exact fractions", () => {
    const pairs: [number, number][] = [[0, 0], [0, 1], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3], [1, 3]];
    expect(weightedKappa([0, 1, 2, 3], pairs, "linear")).toBeCloseTo(9 / 19, 12);
    expect(weightedKappa([0, 1, 2, 3], pairs, "quadratic")).toBeCloseTo(11 / 18, 12);
  });

  test("near misses cost less than far ones", () => {
    const near = weightedKappa(scale, [[0, 1], [4, 4], [2, 2], [0, 0]])!;
    const far = weightedKappa(scale, [[0, 4], [4, 4], [2, 2], [0, 0]])!;
    expect(near).toBeGreaterThan(far);
  });

  test("unrated pairs are left out; nothing rated is undefined; a foreign rating is refused", () => {
    expect(weightedKappa(scale, [[0, null], [null, 2]])).toBeNull();
    expect(weightedKappa(scale, [[2, 2], [2, 2]])).toBeNull();
    expect(() => weightedKappa(scale, [[7, 2]])).toThrow(/7 is not on the scale/);
  });
});
