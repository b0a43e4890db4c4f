import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { computeVector } from "./vectors.ts";

const SHARED = "../shared/data/metrics/vectors.json";
const Vectors = z.object({ tolerance: z.number(), vectors: z.array(z.object({ id: z.string(), kind: z.string(), input: z.unknown(), expected: z.record(z.string(), z.unknown()) })) });

function close(actual: unknown, expected: unknown, tolerance: number, at: string): void {
  if (typeof expected === "number") {
    expect(typeof actual, at).toBe("number");
    expect(Math.abs(Number(actual) - expected), at).toBeLessThanOrEqual(tolerance);
  } else if (Array.isArray(expected)) {
    expect(actual, at).toHaveLength(expected.length);
    if (Array.isArray(actual)) expected.forEach((value, i) => close(actual[i], value, tolerance, `${at}[${i}]`));
  } else expect(actual, at).toBe(expected);
}

describe.skipIf(!existsSync(SHARED))("every published vector is reproduced to its tolerance", () => {
  const { tolerance, vectors } = existsSync(SHARED) ? Vectors.parse(JSON.parse(readFileSync(SHARED, "utf8"))) : { tolerance: 0, vectors: [] };
  test.each(vectors.map((v) => [v.id, v] as const))("%s", (id, vector) => {
    const answer = computeVector(vector);
    expect(answer.id).toBe(id);
    if ("error" in vector.expected) {
      expect(answer).toHaveProperty("error");
      return;
    }
    if ("error" in answer) throw new Error(answer.error);
    expect(Object.keys(answer.result).sort()).toEqual(Object.keys(vector.expected).sort());
    for (const [key, value] of Object.entries(vector.expected)) close(answer.result[key], value, tolerance, key);
  });
});

describe("a wrong vector is refused in words that name the field", () => {
  test.each([
    ["no id", { kind: "bp_case", input: {} }, null, /^id: /],
    ["unknown kind", { id: "x", kind: "nope", input: {} }, "x", /^kind: unknown kind "nope"/],
    ["no parties", { id: "x", kind: "bp_case", input: {} }, "x", /^parties: /],
    ["label 0", { id: "x", kind: "bp_case", input: { parties: { a: ["1"], b: ["0", "2"] } } }, "x", /^parties\.b\[0\]: BP label must be 1\.\.5, got '0'/],
    ["label null", { id: "x", kind: "bp_case", input: { parties: { a: [null] } } }, "x", /^parties\.a\[0\]: .*got null/],
    ["solved after the limit", { id: "x", kind: "dataset", input: { cases: [{ parties: {}, solved_turn: 21, rewards: [] }], max_turns: 20 } }, "x", /^cases\[0\]\.solved_turn: .*1\.\.20/],
    ["unknown reward", { id: "x", kind: "dataset", input: { cases: [{ parties: {}, solved_turn: 1, rewards: ["great"] }], max_turns: 20 } }, "x", /^cases\[0\]\.rewards\[0\]: must be one of worsened/],
    ["rating 6", { id: "x", kind: "run", input: { topics: { A: [[1, 6]] }, n_turns: 3, initial_rating: 1, interventions: [] } }, "x", /^topics\.A\[0\]\[1\]: turn or rating out of range/],
    ["turn 4 of 3", { id: "x", kind: "run", input: { topics: { A: [[4, 2]] }, n_turns: 3, initial_rating: 1, interventions: [] } }, "x", /^topics\.A\[0\]\[0\]: turn or rating out of range/],
    ["no topics", { id: "x", kind: "run", input: { topics: {}, n_turns: 3, initial_rating: 1, interventions: [] } }, "x", /^topics: no topics/],
    ["consensus 1.2", { id: "x", kind: "consensus_gain", input: { s_unmed: 1.2, s_med: 1 } }, "x", /^s_unmed: /],
    ["a word in values", { id: "x", kind: "mean_defined", input: { values: [1, "2"] } }, "x", /^values\[1\]: /],
    ["missing topic lists", { id: "x", kind: "promediate", input: { pair_scores: [], mediator_turns: [1], n_lines: 2, addressed_topics: [] } }, "x", /^addressed_topics: /],
    ["a misspelt field", { id: "x", kind: "run", input: { topics: { A: [] }, n_turns: 3, initial_ratng: 2, interventions: [] } }, "x", /^initial_ratng: there is no such field/],
    ["an unknown field of a case", { id: "x", kind: "dataset", input: { cases: [{ parties: {}, solved_turn: 1, rewards: [], won: true }] } }, "x", /^cases\[0\]\.won: there is no such field/],
    ["not an object", 7, null, /^input: /],
  ])("%s", (_, vector, id, message) => {
    const answer = computeVector(vector);
    expect(answer.id).toBe(id);
    expect("error" in answer ? answer.error : "").toMatch(message);
  });
});
