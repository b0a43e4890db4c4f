import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { SessionEventSchema } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { EMPTY_STATE } from "@/lib/domain/session/state.ts";
import { MEDIATOR_NAMES } from "@/lib/simulation/mediators/registry.ts";
import { WrongUsage } from "../command.ts";
import { command as list } from "./list.ts";
import { command as metrics } from "./metrics.ts";
import { command as simulate } from "./simulate.ts";
import { commandBench } from "./testing.ts";

const { folder, lines } = commandBench();

describe("caucus metrics", () => {
  test("answers every vector in order; a wrong one names its field, the rest goes on, and the exit code tells", async () => {
    const path = join(folder(), "v.json");
    writeFileSync(path, JSON.stringify({ vectors: [{ id: "a", kind: "mean_defined", input: { values: [1, null, 3] } }, { id: "b", kind: "bp_case", input: { parties: { x: ["9"] } } }, { id: "c", kind: "consensus_gain", input: { s_unmed: 0.5, s_med: 0.75 } }] }));
    const { code, out } = await lines(metrics, path);
    expect(code).toBe(1);
    expect(out).toEqual([{ id: "a", result: { mean: 2 } }, { id: "b", error: "parties.x[0]: BP label must be 1..5, got '9'" }, { id: "c", result: { consensus_gain: 50 } }]);
  });

  test("reads a vector a line as well, and a broken line spoils only itself", async () => {
    const path = join(folder(), "v.jsonl");
    writeFileSync(path, `{"id":"a","kind":"mean_defined","input":{"values":[4]}}\nnot json\n`);
    expect(await lines(metrics, path)).toEqual({ code: 1, out: [{ id: "a", result: { mean: 4 } }, { id: null, error: "line 2: not JSON" }] });
  });

  test("a file that cannot be read is exit 1 with nothing on standard output; no file is wrong usage", async () => {
    expect(await lines(metrics, join(folder(), "none.json"))).toEqual({ code: 1, out: [] });
    expect(() => metrics.run([])).toThrow(WrongUsage);
  });
});

describe("caucus simulate", () => {
  test("a line a session, the aggregate last, and logs that keep every append invariant; the same seed gives the same session", async () => {
    const first = await lines(simulate, "--cases", "harbour-row", "--mediator", "naive", "--seeds", "1-2", "--events", folder());
    expect(first.code).toBe(0);
    expect(first.out.map((l) => l["seed"] ?? "aggregate")).toEqual([1, 2, "aggregate"]);
    expect(first.out.at(-1)).toMatchObject({ aggregate: { n: 2, cases: 1, failed: 0, mediator: "naive", condition: "general" } });
    for (const name of readdirSync(folder())) {
      const events = readFileSync(join(folder(), name), "utf8").trim().split("\n").map((l) => SessionEventSchema.parse(JSON.parse(l)));
      expect(checkAppend(EMPTY_STATE, events)).toBeNull();
    }
    const again = await lines(simulate, "--cases", "harbour-row", "--mediator", "naive", "--seeds", "1-2");
    expect(again.out).toEqual(first.out);
  }, 60_000);

  test("under a condition the run says so", async () => {
    const { out } = await lines(simulate, "--cases", "harbour-row", "--mediator", "naive", "--condition", "third-party");
    expect(out[0]).toMatchObject({ condition: "third-party", runSpec: { condition: "third-party" } });
  }, 60_000);

  test.each([
    [["--mediator", "naive"], /needs --cases and --mediator/],
    [["--cases", "nowhere", "--mediator", "naive"], /no case "nowhere"/],
    [["--cases", "harbour-row", "--mediator", "nobody"], /no mediator "nobody"/],
    [["--cases", "harbour-row", "--mediator", "naive", "--seeds", "5-1"], /upwards/],
    [["--cases", "harbour-row", "--mediator", "naive", "--seeds", "x"], /must be a seed or a range/],
    [["--cases", "harbour-row", "--mediator", "naive", "--turns", "0"], /whole number above 0/],
    [["--cases", "harbour-row", "--mediator", "naive", "--condition", "competing+cn-cn"], /not combined/],
    [["--cases", "harbour-row", "--mediator", "naive", "--engine", "model"], /no engine "model"/],
  ])("wrong usage %j is told in words", async (args, message) => {
    await expect(Promise.resolve().then(() => simulate.run(args))).rejects.toThrow(message);
  });

  test("a case that cannot be played is refused with the place", async () => {
    const path = join(folder(), "bad.yaml");
    writeFileSync(path, "format: caucus-case/1\nslug: x\n");
    await expect(Promise.resolve().then(() => simulate.run(["--cases", path, "--mediator", "naive"]))).rejects.toThrow(/bad\.yaml: language/);
  });
});

describe("caucus list", () => {
  test("names what other commands take", async () => {
    expect((await lines(list, "mediators")).out.map((l) => l["name"])).toEqual([...MEDIATOR_NAMES]);
    expect((await lines(list, "cases")).out.map((l) => l["name"])).toContain("harbour-row");
    expect(() => list.run(["nothing"])).toThrow(/list one of/);
  });
});
