import { expect, test } from "vitest";
import { EMPTY_STATE, type PartyState, type SessionState, type SpokenTurn } from "@/lib/domain/session/state.ts";
import type { Audience } from "@/lib/domain/session/turn.ts";
import { firstDetails, firstTerms, saidDetails } from "./first-terms.ts";

const turn = (n: number, audience: Audience, by: string | null = null): SpokenTurn => ({
  turn: n, speaker: by === null ? { seat: "mediator" } : { seat: "party", partyId: by, memberId: null }, audience, text: "words", lang: "en", terms: null, at: "2026-12-01T00:00:00Z",
});
const joint: Audience = { room: "joint", to: [] };
const alone: Audience = { room: "caucus", with: "ann" };
const party = (id: string, offers: PartyState["offers"]): PartyState => ({ id, pattern: [], patternFromText: [], mood: null, beliefs: {}, offers, interestsTold: [], lastSpokeAt: null, lastAddressedAt: null, withdrew: false });
const state = (more: Partial<SessionState>): SessionState => ({ ...EMPTY_STATE, topics: [{ id: "sum", range: [0, 100], scores: [] }], turns: [turn(1, joint), turn(2, joint, "ann"), turn(3, joint, "bo"), turn(4, alone), turn(5, alone, "ann")], ...more });

test("a figure told in private never stands on the sheet", () => {
  const parties = [party("ann", { sum: [{ turn: 2, value: 90 }, { turn: 5, value: 40 }] }), party("bo", { sum: [{ turn: 3, value: 40 }] })];
  expect(firstTerms(state({ parties }))).toEqual({});
  expect(firstTerms(state({ parties: [party("ann", { sum: [{ turn: 2, value: 40 }, { turn: 5, value: 60 }] }), party("bo", { sum: [{ turn: 3, value: 40 }] })] }))).toEqual({ sum: 40 });
});

test("terms put in a private room are not those of the table", () => {
  expect(firstTerms(state({ draft: { turn: 4, terms: { sum: 45 }, answers: {}, answeredAt: {} } }))).toEqual({});
  expect(firstTerms(state({ draft: { turn: 1, terms: { sum: 45 }, answers: {}, answeredAt: {} } }))).toEqual({ sum: 45 });
});

test("details begin as they were last read out at the table, never as they were said in private", () => {
  const put = (n: number, audience: Audience, who: string): SpokenTurn => ({ ...turn(n, audience), terms: { sum: 40 }, details: { sum: { who } } });
  expect(firstDetails(state({ turns: [put(1, joint, "Bo"), put(2, alone, "a friend")] }))).toEqual({ sum: { who: "Bo" } });
  expect(firstDetails(state({}))).toEqual({});
});

test("only details of terms that are read out are said, without empty parts", () => {
  expect(saidDetails({ sum: 40, how: "joint" }, { sum: { who: " Bo ", when: " " }, how: { how: "" }, gone: { who: "x" } })).toEqual({ sum: { who: "Bo" } });
});
