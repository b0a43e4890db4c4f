import { describe, expect, it } from "vitest";
import { replay } from "@/lib/domain/session/reduce.ts";
import { consensusPath, lastWords, patternChanges, patternPath, secondsAtTable, stagePath, stageSpans } from "./series.ts";
import { axisLabels, layoutOf, timelineOf } from "./timeline.ts";
import { answers, log, moves, says, settled, SMALL_CASE, started } from "./testing.ts";
import { seatsOf } from "./seats.ts";

const state = replay(log([
  started(), moves(null, "okafor", "denial"), moves(null, "hendry", "denial"),
  says(1, "Hello."), answers(2, "okafor", "He never came. I wrote four times."), moves(2, "okafor", "partial-acceptance", 1),
  { kind: "topic-scored", payload: { turn: 2, topicId: "deposit", agreement: 0.4 } }, settled(1),
  says(3, "And you?"), answers(4, "hendry", "No."), moves(4, "okafor", "denial", 3), settled(3),
]));
const okafor = state.parties[0];

describe("a step is drawn at the turn in which it shows", () => {
  it("the pattern at the start and after every turn", () => expect(okafor && patternPath(okafor, 4)).toEqual(["denial", "denial", "partial-acceptance", "partial-acceptance", "denial"]));
  it("every change names the turn that caused it", () => expect(patternChanges(state).map((c) => [c.turn, c.cause, c.from, c.to])).toEqual([[2, 1, "denial", "partial-acceptance"], [4, 3, "partial-acceptance", "denial"]]));
});

describe("what is not known stays unknown", () => {
  it("no patterns for a viewer without meters", () => {
    const words = replay(log([started(), says(1, "Hello.")]));
    expect(words.parties[0] && patternPath(words.parties[0], 1)).toEqual([]);
    expect(consensusPath(words)).toEqual([]);
    expect(timelineOf(words, seatsOf(SMALL_CASE)).hasMeters).toBe(false);
  });
  it("consensus is null before the first score, then the mean over all topics", () => expect(consensusPath(state)).toEqual([null, null, 0.2, 0.2, 0.2]));
});

describe("stages", () => {
  it("spans follow the record, also back again", () => {
    const path = stagePath([{ turn: null, stage: "understanding" }, { turn: 3, stage: "intercession" }, { turn: 5, stage: "understanding" }], 6);
    expect(stageSpans(path)).toEqual([{ stage: "understanding", from: 1, to: 2 }, { stage: "intercession", from: 3, to: 4 }, { stage: "understanding", from: 5, to: 6 }]);
  });
});

describe("the timeline", () => {
  const seats = seatsOf(SMALL_CASE);
  it("begins at the mediator turn that brought the last step forward", () => expect(timelineOf(state, seats).turningPoint).toBe(1));
  it("draws no band for a private meeting in which nothing was said", () => {
    const door = { ...state, caucuses: [{ partyId: "okafor", fromTurn: 3, toTurn: 2 }, { partyId: "okafor", fromTurn: 3, toTurn: 4 }, { partyId: "hendry", fromTurn: 5, toTurn: null }] };
    expect(timelineOf(door, seats).caucuses.map((c) => [c.from, c.to])).toEqual([[3, 4]]);
  });
  it("finds the turn under the pointer, and never one that is not there", () => {
    const layout = layoutOf(timelineOf(state, seats), 700, 96);
    for (let turn = 1; turn <= 4; turn++) expect(layout.turnAt(layout.x(turn))).toBe(turn);
    expect(layout.turnAt(-50)).toBe(1);
    expect(layout.turnAt(9999)).toBe(4);
  });
  it("grows wider instead of squeezing many turns", () => expect(layoutOf({ turns: 200, lanes: [], consensus: [], stages: [] }, 390, 96).width).toBeGreaterThan(1200));
  it("numbers only the turns there is room for", () => expect(axisLabels(24, 15)).toEqual([1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]));
});

describe("beside the words", () => {
  it("the last sentence a party said", () => expect(lastWords(state, "okafor")).toEqual({ text: "I wrote four times.", turn: 2, lang: "en" }));
  it("the clock stands while the session is paused, and goes on where it stood", () => {
    const start = Date.parse(state.startedAt ?? "");
    const last = Date.parse(state.turns.at(-1)?.at ?? "");
    const paused = { ...state, pauses: [{ from: new Date(last + 10_000).toISOString(), to: null }] };
    const stood = (last + 10_000 - start) / 1000;
    expect([20, 200, 4000].map((s) => secondsAtTable(paused, last + s * 1000))).toEqual([stood, stood, stood]);
    const resumed = { ...state, pauses: [{ from: new Date(last + 10_000).toISOString(), to: new Date(last + 90_000).toISOString() }] };
    expect(secondsAtTable(resumed, last + 95_000)).toBe(stood + 5);
  });
  it("long silences do not count as time at the table", () => {
    const start = Date.parse(state.startedAt ?? "");
    expect(secondsAtTable(state, start + 24 * 3600 * 1000)).toBeLessThan(6 * 60);
  });
});
