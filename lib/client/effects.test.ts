import { describe, expect, it } from "vitest";
import { replay } from "@/lib/domain/session/reduce.ts";
import { effectsByTurn } from "./effects.ts";
import { gather, NO_INSIGHT } from "./insight.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { answers, log, moves, says, started } from "./testing.ts";

const events = log([
  started(), moves(null, "okafor", "denial"), moves(null, "hendry", "denial"), says(1, "Hello."),
  { kind: "move-read", payload: { turn: 1, relevance: 0.5, question: "open", mistakes: [] } },
  answers(2, "okafor", "He never came."), moves(2, "okafor", "partial-acceptance", 1), { kind: "thought-recorded", payload: { turn: 2, partyId: "okafor", text: "At last." } },
  says(3, "The terms."), { kind: "term-drafted", payload: { turn: 3, terms: { deposit: 960 } } }, { kind: "acceptance-changed", payload: { turn: 4, partyId: "okafor", termsTurn: 3, answer: "yes" } },
]);
const effects = effectsByTurn(replay(events), events.reduce(gather, NO_INSIGHT));

describe("every effect stands under the turn it belongs to", () => {
  it("a step under the words that showed it", () => expect(effects.get(2)?.changes).toMatchObject([{ partyId: "okafor", cause: 1 }]));
  it("answers under the terms they answer", () => expect(effects.get(3)?.answers).toEqual({ okafor: "yes" }));
  it("what only instructors are sent", () => {
    expect(effects.get(1)?.move?.relevance).toBe(0.5);
    expect(effects.get(2)?.thoughts).toHaveLength(1);
  });
  it("a turn that showed nothing has none", () => expect(effects.get(4)).toBeUndefined());
});

it("words a party set free are marked under the turn they were said in, not under the one that gave leave", () => {
  const whisper = (turn: number, text: string): NewEvent => ({ kind: "turn-spoken", payload: { turn, speaker: { seat: "party", partyId: "okafor", memberId: null }, audience: { room: "caucus", with: "okafor" }, text, lang: "en", terms: null } });
  const free = { turn: 2, partyId: "okafor", said: 1, words: "The letter matters more" };
  const state = replay(log([started(), whisper(1, "The letter matters more."), whisper(2, "You may tell him that."), { kind: "sharing-allowed", payload: free }]));
  const effects = effectsByTurn(state, NO_INSIGHT);
  expect(effects.get(1)?.released).toEqual([free]);
  expect(effects.get(2)?.released ?? []).toEqual([]);
});
