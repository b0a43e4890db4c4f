import { expect, it } from "vitest";
import { privateTimes, shortChanged } from "./private-time.ts";

const at = (s: number): string => new Date(Date.UTC(2026, 0, 1, 10, 0, s)).toISOString();
const meetings = [{ partyId: "okafor", from: at(0), to: at(90) }, { partyId: "hendry", from: at(100), to: at(130) }, { partyId: "okafor", from: at(200), to: null }];

it("private time adds up a party's meetings, an open one up to now", () => {
  expect(privateTimes(meetings, ["okafor", "hendry"], Date.parse(at(210)))).toEqual([{ partyId: "okafor", seconds: 100 }, { partyId: "hendry", seconds: 30 }]);
});

it("paused time is nobody's", () => {
  expect(privateTimes(meetings, ["okafor", "hendry"], Date.parse(at(240)), [{ from: at(80), to: at(120) }, { from: at(205), to: null }])).toEqual([{ partyId: "okafor", seconds: 85 }, { partyId: "hendry", seconds: 10 }]);
});

it("a party with a minute less than the longest is named, a few seconds are not", () => {
  expect(shortChanged([{ partyId: "a", seconds: 100 }, { partyId: "b", seconds: 30 }, { partyId: "c", seconds: 60 }])).toEqual(["b"]);
  expect(shortChanged([{ partyId: "a", seconds: 0 }, { partyId: "b", seconds: 0 }])).toEqual([]);
});
