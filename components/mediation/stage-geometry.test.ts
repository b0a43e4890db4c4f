import { describe, expect, it } from "vitest";
import { stageGeometry } from "./stage-geometry.ts";

describe("the stage rail", () => {
  it("has a tick for every turn, in the stage it was spoken in", () => expect(stageGeometry(3, [0, 0, 1, 1, 1], 1, 480).segments.map((s) => s.ticks.length)).toEqual([2, 3, 0]));
  it("moved back: the dot goes back, the ticks of the later stage stay", () => {
    const g = stageGeometry(3, [0, 1, 1, 0], 0, 480);
    expect(g.dot).toBe(g.segments[0]?.ticks.at(-1));
    expect(g.segments[1]?.ticks).toHaveLength(2);
    expect(g.segments[1]?.reached).toBe(true);
  });
  it("two hundred turns stay inside their segment", () => {
    const [first] = stageGeometry(3, Array.from({ length: 200 }, () => 0), 0, 480).segments;
    expect(Math.max(...(first?.ticks ?? []))).toBeLessThan(first?.to ?? 0);
  });
  it("before the first turn the dot stands at the beginning", () => expect(stageGeometry(3, [], 0, 480).dot).toBe(5));
});
