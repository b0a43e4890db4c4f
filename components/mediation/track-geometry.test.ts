import { describe, expect, it } from "vitest";
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { rowHeight, trackGeometry } from "./track-geometry.ts";

const path = (...steps: [BehaviourPattern, number][]): BehaviourPattern[] => steps.flatMap(([p, n]) => Array.from({ length: n }, () => p));

describe("the path falls from the start to where the party is now", () => {
  it("begins at the first station and ends on the track at the last", () => {
    const g = trackGeometry(path(["denial", 7], ["partial-acceptance", 2]), 356);
    expect(g.path.startsWith(`M${g.stations[0]} 4`)).toBe(true);
    expect(g.path.endsWith(`V${Math.round(g.axisY * 10) / 10}`)).toBe(true);
    expect(g.now).toBe(2);
  });
  it("steps at the turn in which the change shows, and labels it", () => {
    const g = trackGeometry(path(["denial", 7], ["partial-acceptance", 2]), 356);
    expect(g.labels).toMatchObject([{ turn: 7, anchor: "middle" }]);
    expect(g.labels[0]?.x).toBeCloseTo(((g.stations[0]) + (g.stations[1])) / 2);
  });
  it("a step back is labelled beside the turn-round, never on the path", () => {
    const g = trackGeometry(path(["denial", 2], ["negotiation", 3], ["partial-acceptance", 2]), 356);
    const back = g.labels.at(-1);
    expect(back).toMatchObject({ turn: 5, anchor: "start" });
    expect(back?.x).toBeGreaterThan(g.stations[2]);
  });
});

describe("many turns", () => {
  it("never make the path taller than its card", () => {
    for (const n of [1, 5, 20, 60, 200]) expect(trackGeometry(path(["denial", n]), 356).axisY).toBeLessThanOrEqual(58 + 14 + 0.001);
    expect(rowHeight(5, false)).toBe(5.2);
    expect(rowHeight(5, true)).toBe(3);
  });
  it("of labels that would collide the older goes", () => {
    const g = trackGeometry(path(["denial", 1], ["partial-acceptance", 1], ["denial", 1], ["partial-acceptance", 60]), 356);
    expect(g.labels.map((l) => l.turn)).toContain(3);
    expect(g.labels.map((l) => l.turn)).not.toContain(1);
  });
});
