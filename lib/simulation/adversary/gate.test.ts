// Bars T2 and T3 in small, for every run of the tests; in full: `caucus adversary`.
import { expect, test } from "vitest";
import { climb } from "./climb.ts";
import { measure } from "./measure.ts";
import { constant, idealTermsPolicy, naivePolicy, randomPolicy } from "./policies.ts";
import { casesOf, TEST, TUNING } from "./seeds.ts";

const tuning = casesOf({ from: TUNING.from, count: 6 }, "hard");
const unseen = casesOf({ from: TEST.from, count: 20 }, "hard");

test("nobody settles hard cases by splitting the difference, by right figures alone, by lot or by one move for ever", () => {
  expect(measure(unseen, naivePolicy, 0.8).settled).toBeLessThanOrEqual(0.05);
  expect(measure(unseen, idealTermsPolicy, 0.8).settled).toBeLessThanOrEqual(0.05);
  expect(measure(unseen, randomPolicy, 0.8).settled).toBeLessThanOrEqual(0.05);
  for (const move of ["ask", "empathy", "caucus", "draft"] as const) expect(measure(unseen, constant(move), 0.8).settled, move).toBeLessThanOrEqual(0.25);
});

test("a script that ignores the replies, climbed at the relevance of stock lines, settles at most a quarter of unseen hard cases (seed 8)", () => {
  expect(climb(tuning, unseen, { length: 8, terms: "content-free", relevance: 0.4, steps: 8, seed: 8 }).test.settled).toBeLessThanOrEqual(0.25);
});
