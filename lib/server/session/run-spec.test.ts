import { afterAll, beforeAll, expect, it } from "vitest";
import { testNode, type TestNode } from "../test-runtime.ts";
import { runSpecOf, type SpecInput } from "./run-spec.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const base: SpecInput = {
  version: { id: "one", version: 1, slug: "harbour-row", contentHash: "a".repeat(64) }, condition: "general", seed: 1, engine: "rehearsal", mediator: { kind: "person", name: "person" },
};
const hashOf = (input: SpecInput): string => runSpecOf(node.rt, input).hash;

it("the same run has the same hash, whatever id this database gave the version", () => {
  expect(hashOf(structuredClone(base))).toBe(hashOf(base));
  expect(hashOf({ ...base, version: { ...base.version, id: "two" } })).toBe(hashOf(base));
});

it("anything that decides how a session goes changes the hash", () => {
  const others: SpecInput[] = [
    { ...base, version: { ...base.version, contentHash: "b".repeat(64) } }, { ...base, version: { ...base.version, version: 2 } }, { ...base, condition: "competing" }, { ...base, seed: 2 },
    { ...base, mediator: { kind: "ai", name: "textbook" } }, { ...base, mediator: { kind: "ai", name: "random" } },
  ];
  const elsewhere = { ...node.rt, settings: { ...node.rt.settings, CAUCUS_VERSION: "another" } };
  const engine = node.rt.engineFor("rehearsal");
  const retuned = { ...node.rt, engineFor: () => ({ ...engine, version: `${engine.version}-retuned` }) };
  const hashes = [hashOf(base), ...others.map(hashOf), runSpecOf(elsewhere, base).hash, runSpecOf(retuned, base).hash];
  expect(new Set(hashes).size).toBe(hashes.length);
});
