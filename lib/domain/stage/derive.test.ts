import { describe, expect, test } from "vitest";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { seededRng } from "@/lib/domain/rng.ts";
import { randomSession } from "@/lib/domain/session/random-session.ts";
import { reduce, replay } from "@/lib/domain/session/reduce.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { STRATEGY_USE } from "@/lib/domain/strategy/stage-map.ts";
import { STRATEGIES, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import { firstStages, stagesAfter } from "./derive.ts";
import { FOUR_STAGES, mayEnterFour, mayEnterThree, THREE_STAGES } from "./stage.ts";

const started = replay(randomSession(seededRng(1), 0).filter((e) => e.kind === "session-started"));
const parties = started.parties.map((p) => p.id);
const add = (state: SessionState, ...events: NewEvent[]): SessionState => events.reduce((s, e) => reduce(s, { ...e, seq: s.seq + 1, at: "" }), state);
const base = add(started, ...firstStages());

/** One mediator turn read as `strategy`, and the stages that follow. */
function turn(state: SessionState, strategy: Strategy, ...more: NewEvent[]): SessionState {
  const n = state.turns.length + 1;
  const heard = add(state,
    { kind: "turn-spoken", payload: { turn: n, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text: "", lang: "en", terms: null } },
    { kind: "strategy-recognised", payload: { turn: n, strategies: [{ name: strategy, p: 1 }], toolkit: null, addressees: [], topics: [], correctedBy: null } }, ...more);
  return add(heard, ...stagesAfter(heard, n));
}
const three = (state: SessionState) => state.stages.three.map((s) => s.stage);
const four = (state: SessionState) => state.stages.four.map((s) => s.stage);
const speech = (partyId: string, turn: number): NewEvent =>
  ({ kind: "turn-spoken", payload: { turn, speaker: { seat: "party", partyId, memberId: null }, audience: { room: "joint", to: [] }, text: "", lang: "en", terms: null } });

describe("the three-stage model", () => {
  test("starts in understanding and moves when two of the last three turns agree", () => {
    const once = turn(base, "law-and-morality");
    expect(three(once)).toEqual(["understanding"]);
    expect(three(turn(once, "perspective-taking"))).toEqual(["understanding", "intercession"]);
  });

  test("may go back from intercession to understanding, and straight from understanding to reconciliation", () => {
    const ii = turn(turn(base, "law-and-morality"), "perspective-taking");
    expect(three(turn(turn(ii, "understanding-the-situation"), "understanding-the-situation"))).toEqual(["understanding", "intercession", "understanding"]);
    expect(three(turn(turn(base, "reaching-agreement"), "reaching-agreement"))).toEqual(["understanding", "reconciliation"]);
  });

  test("does not leave reconciliation", () => {
    let state = turn(turn(base, "reaching-agreement"), "reaching-agreement");
    for (let i = 0; i < 4; i++) state = turn(state, "law-and-morality");
    expect(three(state)).toEqual(["understanding", "reconciliation"]);
  });

  test("praise and procedure suggest no stage", () => {
    let state = base;
    for (const s of ["others", "recognition-and-motivation", "others"] as const) state = turn(state, s);
    expect(three(state)).toEqual(["understanding"]);
  });
});

describe("the four-state model", () => {
  const everyoneSpoke = (state: SessionState): SessionState => turn(state, "others", ...parties.map((id, i) => speech(id, state.turns.length + 2 + i)));
  const draft = (state: SessionState): NewEvent => ({ kind: "term-drafted", payload: { turn: state.turns.length + 1, terms: { sum: 1, how: "alpha" } } });
  const answers = (n: number, answer: "yes" | "no"): NewEvent[] => parties.map((partyId) => ({ kind: "acceptance-changed", payload: { turn: n, partyId, termsTurn: n, answer } }));

  test("stays in opening until every party has spoken", () => {
    expect(four(turn(base, "others"))).toEqual(["opening"]);
    expect(four(everyoneSpoke(base))).toEqual(["opening", "exploration"]);
  });

  const causes = (state: SessionState) => state.stages.four.map((s) => s.cause);
  const offer = (partyId: string, turn: number): NewEvent => ({ kind: "offer-made", payload: { turn, partyId, topicId: "sum", value: 1 } });

  test("every entry names the event that caused it", () => {
    const explored = everyoneSpoke(base);
    expect(causes(explored)).toEqual([null, { event: "turn-spoken", turn: 1 + parties.length, partyId: parties.at(-1) }]);
    const [first = "", second = ""] = parties;
    expect(causes(turn(add(explored, offer(second, 3), offer(first, 2)), "others")).at(-1)).toEqual({ event: "offer-made", turn: 3, partyId: second });
    const negotiating = turn(explored, "others", draft(explored));
    const n = negotiating.turns.length;
    expect(causes(negotiating).at(-1)).toEqual({ event: "term-drafted", turn: n, partyId: null });
    const yes = (partyId: string, i: number): NewEvent => ({ kind: "acceptance-changed", payload: { turn: n + 10 - i, partyId, termsTurn: n, answer: "yes" } });
    const drafting = turn(add(negotiating, ...parties.map(yes)), "others");
    expect(causes(drafting).at(-1)).toEqual({ event: "acceptance-changed", turn: n + 10, partyId: first });
    expect(three(base)).toEqual(["understanding"]);
    const moved = turn(turn(turn(base, "law-and-morality"), "perspective-taking"), "others");
    expect(moved.stages.three.map((s) => s.cause)).toEqual([null, { event: "strategy-recognised", turn: 2, partyId: null }]);
  });

  test.each(["no", "not-yet"] as const)("a party that turns its yes into %s leads back out of drafting, and is named as the cause", (answer) => {
    const explored = everyoneSpoke(base);
    const negotiating = turn(explored, "others", draft(explored));
    const n = negotiating.turns.length;
    const drafting = turn(add(negotiating, ...answers(n, "yes")), "others");
    const [one = ""] = parties;
    const back = turn(add(drafting, { kind: "acceptance-changed", payload: { turn: n + 1, partyId: one, termsTurn: n, answer } }), "others");
    expect(four(back).slice(-2)).toEqual(["drafting", "negotiation"]);
    expect(causes(back).at(-1)).toEqual({ event: "acceptance-changed", turn: n + 1, partyId: one });
  });

  test("no other way leads out of drafting", () => {
    for (const to of FOUR_STAGES) expect(mayEnterFour("drafting", to)).toBe(false);
    expect(FOUR_STAGES.filter((to) => mayEnterFour("drafting", to, true))).toEqual(["negotiation"]);
  });

  test("is negotiation once terms are on the table, drafting once everybody says yes, and comes back when one withdraws it", () => {
    const explored = everyoneSpoke(base);
    const negotiating = turn(explored, "others", draft(explored));
    expect(four(negotiating).at(-1)).toBe("negotiation");
    const n = negotiating.turns.length;
    const drafting = turn(add(negotiating, ...answers(n, "yes")), "others");
    expect(four(drafting).at(-1)).toBe("drafting");
    expect(four(turn(drafting, "others")).at(-1)).toBe("drafting");
    expect(four(turn(add(drafting, ...answers(n, "no").slice(0, 1)), "others")).at(-1)).toBe("negotiation");
  });
});

test("the three-stage table: forward, back from intercession, and straight to reconciliation; nothing else", () => {
  const allowed = THREE_STAGES.flatMap((from) => THREE_STAGES.filter((to) => mayEnterThree(from, to)).map((to) => `${from} > ${to}`));
  expect(allowed).toEqual(["understanding > intercession", "understanding > reconciliation", "intercession > understanding", "intercession > reconciliation"]);
});

test("the stage a strategy speaks for follows the counted map, whose shares are shares", () => {
  for (const s of STRATEGIES) {
    const { early, middle, late, stages } = STRATEGY_USE[s];
    expect(Math.abs(early + middle + late - 1)).toBeLessThanOrEqual(.0101);
    if (stages.length === 1) expect(stages[0]).toBe(THREE_STAGES[[early, middle, late].indexOf(Math.max(early, middle, late))]);
  }
  expect(STRATEGIES.reduce((n, s) => n + STRATEGY_USE[s].n, 0)).toBe(869);
});

test("over random sessions every step is one the tables allow, and names the turn that caused it", () => {
  for (let seed = 0; seed < 300; seed++) {
    const state = replay(randomSession(seededRng(seed), 8));
    state.stages.three.forEach((s, i) => { const from = state.stages.three[i - 1]; if (from) expect(mayEnterThree(from.stage, s.stage)).toBe(true); });
    state.stages.four.forEach((s, i) => { const from = state.stages.four[i - 1]; if (from) expect(mayEnterFour(from.stage, s.stage, true)).toBe(true); });
    for (const { cause } of [...state.stages.three.slice(1), ...state.stages.four.slice(1)]) expect(cause).not.toBeNull();
    for (const s of [...state.stages.three, ...state.stages.four]) expect(state.turns[(s.turn ?? 0) - 1]?.speaker.seat).toBe("mediator");
  }
});
