import { describe, expect, test } from "vitest";
import { seededRng } from "@/lib/domain/rng.ts";
import { firstStages } from "@/lib/domain/stage/derive.ts";
import type { NewEvent, SessionEvent } from "./events.ts";
import { checkAppend } from "./invariants.ts";
import { randomSession } from "./random-session.ts";
import { reduce, replay } from "./reduce.ts";
import { EMPTY_STATE, type SessionState } from "./state.ts";
import type { Audience } from "./turn.ts";

const at = "2026-01-01T00:00:00.000Z";
const place = (state: SessionState, ...events: NewEvent[]): SessionEvent[] => events.map((e, i) => ({ ...e, seq: state.seq + 1 + i, at }));
const joint: Audience = { room: "joint", to: [] };
const mediator = (turn: number, terms: Record<string, number | string> | null = null): NewEvent =>
  ({ kind: "turn-spoken", payload: { turn, speaker: { seat: "mediator" }, audience: joint, text: "words", lang: "en", terms } });
const party = (turn: number, partyId: string): NewEvent =>
  ({ kind: "turn-spoken", payload: { turn, speaker: { seat: "party", partyId, memberId: null }, audience: joint, text: "words", lang: "en", terms: null } });
const pattern = (partyId: string, to: "denial" | "partial-acceptance" | "negotiation", cause: number | null): NewEvent =>
  ({ kind: "behaviour-classified", payload: { turn: cause, partyId, pattern: to, source: "state", cause } });
const answer = (partyId: string, turn: number, termsTurn: number, said: "yes" | "no" = "yes"): NewEvent =>
  ({ kind: "acceptance-changed", payload: { turn, partyId, termsTurn, answer: said } });

/** A started session of at least two parties in which nothing was said yet. */
function started(): SessionState {
  const opening = randomSession(seededRng(3), 0).filter((e) => e.kind === "session-started");
  const state = replay(opening);
  return replay([...opening, ...place(state, ...state.parties.map((p) => pattern(p.id, "denial", null)))]);
}
const base = started();
const [ann = "", bo = ""] = base.parties.map((p) => p.id);
const everyone = base.parties.map((p) => p.id);
const after = (...events: NewEvent[]): SessionState => {
  const placed = place(base, ...events);
  expect(checkAppend(base, placed)).toBeNull();
  return placed.reduce(reduce, base);
};

const asked = after(mediator(1), { kind: "speakers-chosen", payload: { turn: 1, queue: [ann, bo] } });
const drafted = after(mediator(1, { sum: 50, how: "alpha" }), { kind: "term-drafted", payload: { turn: 1, terms: { sum: 50, how: "alpha" } } }, { kind: "speakers-chosen", payload: { turn: 1, queue: [] } });
const partly = after(mediator(1, { sum: 50 }), { kind: "term-drafted", payload: { turn: 1, terms: { sum: 50 } } });
const inCaucus = after({ kind: "caucus-opened", payload: { partyId: ann } });

const ILLEGAL: [string, SessionState, NewEvent[], RegExp][] = [
  ["anything before the start", EMPTY_STATE, [mediator(1)], /not started/],
  ["a second start", base, place(EMPTY_STATE, ...randomSession(seededRng(3), 0).slice(0, 1)), /already started/],
  ["anything after the end", after({ kind: "session-ended", payload: { outcome: "closed", by: "mediator" } }), [mediator(1)], /has ended/],
  ["a turn out of number", base, [mediator(2)], /expected turn 1/],
  ["a mediator turn while parties still answer", asked, [mediator(2)], /still answering/],
  ["a party nobody chose", after(mediator(1)), [party(2, ann)], /not chosen/],
  ["a party that is not of this case", asked, [party(2, "stranger")], /unknown party/],
  ["a joint turn during a private meeting", inCaucus, [mediator(1)], /private meeting with/],
  ["a private meeting within another", inCaucus, [{ kind: "caucus-opened", payload: { partyId: bo } }], /still open/],
  ["closing a meeting that is not open", base, [{ kind: "caucus-closed", payload: { partyId: ann } }], /no private meeting/],
  ["two steps of behaviour pattern at once", asked, [pattern(ann, "negotiation", 1)], /at most one/],
  ["two single steps in one round", asked, [pattern(ann, "partial-acceptance", 1), pattern(ann, "negotiation", 1)], /at most one/],
  ["a belief about oneself", base, [{ kind: "belief-updated", payload: { turn: null, partyId: ann, about: ann, goal: "g", valence: 0, flexibility: 0 } }], /about others/],
  ["an offer on an unknown topic", after(mediator(1), { kind: "speakers-chosen", payload: { turn: 1, queue: [ann] } }, party(2, ann)), [{ kind: "offer-made", payload: { turn: 2, partyId: ann, topicId: "moon", value: 1 } }], /unknown topic/],
  ["an offer in a turn another spoke", after(mediator(1), { kind: "speakers-chosen", payload: { turn: 1, queue: [ann] } }, party(2, ann)), [{ kind: "offer-made", payload: { turn: 2, partyId: bo, topicId: "sum", value: 1 } }], /not spoken by/],
  ["words for a numeric topic", after(mediator(1)), [{ kind: "term-drafted", payload: { turn: 1, terms: { sum: "lots" } } }], /needs a number/],
  ["an answer to terms nobody put", asked, [answer(ann, 1, 1)], /not on the table/],
  ["an end by assent without every yes", after(mediator(1)), [{ kind: "session-ended", payload: { outcome: "settled", by: "parties" } }], /every party's yes/],
  ["an end by assent when the terms leave a topic out", partly, [...everyone.map((id) => answer(id, 1, 1)), { kind: "session-ended", payload: { outcome: "settled", by: "parties" } }], /every topic/],
  ["an end by assent after one party's no", drafted, [...everyone.map((id, i) => answer(id, 1, 1, i === 0 ? "no" : "yes")), { kind: "session-ended", payload: { outcome: "settled", by: "parties" } }], /every party's yes/],
  ["a breakdown without a party that withdrew", base, [{ kind: "session-ended", payload: { outcome: "breakdown", by: "parties" } }], /withdrew/],
  ["a round settled that is not the one being answered", base, [{ kind: "turn-settled", payload: { turn: 1 } }], /not the one being answered/],
  ["two rewards for one turn", asked, [{ kind: "reward-given", payload: { turn: 1, reward: "same" } }, { kind: "reward-given", payload: { turn: 1, reward: "same" } }], /its reward already/],
  ["a stage the table does not allow", base, [{ kind: "stage-entered", payload: { turn: null, model: "four", stage: "drafting", cause: null } }], /no step from the start/],
  ["a stage that names no cause", after(...firstStages()), [{ kind: "stage-entered", payload: { turn: null, model: "three", stage: "intercession", cause: null } }], /names the event that caused it/],
  ["a stage whose cause is not in the log", after(...firstStages()), [{ kind: "stage-entered", payload: { turn: null, model: "three", stage: "intercession", cause: { event: "strategy-recognised", turn: 1, partyId: null } } }], /turn 1 has none/],
  ["a reading of a turn not spoken", base, [{ kind: "move-read", payload: { turn: 1, relevance: 1, question: "none", mistakes: [] } }], /no turn of the mediator/],
];

describe("illegal events are refused with a reason", () => {
  test.each(ILLEGAL)("%s", (_, state, events, reason) => expect(checkAppend(state, place(state, ...events))).toMatch(reason));

  test("every party's yes to the same whole terms may end it as settled", () => {
    const events = place(drafted, ...everyone.map((id) => answer(id, 1, 1)), { kind: "session-ended", payload: { outcome: "settled", by: "parties" } });
    expect(checkAppend(drafted, events)).toBeNull();
  });
});

describe("random damage to legal logs is refused", () => {
  test("gaps, repeats and swaps in the order of events", () => {
    for (let seed = 0; seed < 1_000; seed++) {
      const rng = seededRng(seed);
      const events = randomSession(rng, 4);
      const i = Math.floor(rng() * (events.length - 1));
      const [event, next] = [events[i], events[i + 1]];
      if (!event || !next) throw new Error("too short");
      const whole = replay(events.slice(0, i));
      const rest = events.slice(i + 2);
      for (const tail of [[next, ...rest], [event, event, next, ...rest], [next, event, ...rest]]) expect(checkAppend(whole, tail)).toMatch(/event \d+ \(.+\): /);
    }
  });

  test("unknown parties wherever a party is named", () => {
    for (let seed = 0; seed < 1_000; seed++) {
      const rng = seededRng(seed);
      const events = randomSession(rng, 4);
      const naming = events.filter((e) => "partyId" in e.payload);
      const victim = naming[Math.floor(rng() * naming.length)];
      if (!victim) throw new Error("nobody named");
      const damaged = JSON.stringify(victim).replace(/"partyId":"[a-z]+"/, '"partyId":"stranger"');
      const before = replay(events.filter((e) => e.seq < victim.seq));
      expect(checkAppend(before, [JSON.parse(damaged)])).toMatch(/^event \d+/);
    }
  });
});
