import { describe, expect, test } from "vitest";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { seededRng } from "@/lib/domain/rng.ts";
import { randomSession } from "@/lib/domain/session/random-session.ts";
import { reduce, replay } from "@/lib/domain/session/reduce.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import { firstStages, stagesAfter } from "./derive.ts";
import { mayEnterFour, mayEnterThree } from "./stage.ts";

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

test("over random sessions every step is one the tables allow, and names the turn that caused it", () => {
  for (let seed = 0; seed < 300; seed++) {
    const state = replay(randomSession(seededRng(seed), 8));
    state.stages.three.forEach((s, i) => { const from = state.stages.three[i - 1]; if (from) expect(mayEnterThree(from.stage, s.stage)).toBe(true); });
    state.stages.four.forEach((s, i) => { const from = state.stages.four[i - 1]; if (from) expect(mayEnterFour(from.stage, s.stage, true)).toBe(true); });
    for (const s of [...state.stages.three, ...state.stages.four]) expect(state.turns[(s.turn ?? 0) - 1]?.speaker.seat).toBe("mediator");
  }
});
