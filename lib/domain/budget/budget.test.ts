import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BUDGET_MEASURES, BUDGET_PERIODS, BUDGET_SCOPES, leaveFor, standings, type BudgetQuestion, type Cap, type Spend } from "./budget.ts";
import { estimateTokens, spendOf, type Called } from "./price.ts";

const spend = (tokens: number, more: Partial<Spend> = {}): Spend => ({ at: "2026-12-01T03:00:00.000Z", personId: "ann", classId: "c1", tokens, money: tokens * 2, estimated: false, ...more });
const cap = (more: Partial<Cap> = {}): Cap => ({ scope: "person", period: "day", measure: "tokens", limit: 1000, ...more });
const ask = (caps: Cap[], spends: Spend[], more: Partial<BudgetQuestion> = {}): BudgetQuestion => ({ caps, spends, who: { personId: "ann", classId: "c1" }, now: "2026-12-01T10:00:00.000Z", utcOffsetMinutes: 480, ...more });

describe("a cap", () => {
  it.each([[0, "free"], [799, "free"], [800, "warned"], [999, "warned"], [1000, "spent"], [4000, "spent"]] as const)("of 1000 with %i used is %s", (used, state) => {
    expect(standings(ask([cap()], used === 0 ? [] : [spend(used)]))[0]).toMatchObject({ used, state });
  });

  it("counts a person's own, a class's, or everybody's", () => {
    const spends = [spend(10), spend(20, { personId: "bo" }), spend(40, { personId: "cy", classId: "c2" }), spend(80, { classId: null })];
    const used = BUDGET_SCOPES.map((scope) => standings(ask([cap({ scope })], spends))[0]?.used);
    expect(used).toEqual([90, 30, 150]);
  });

  it("of a class says nothing about somebody in none", () => {
    expect(standings(ask([cap({ scope: "class" })], [spend(5000)], { who: { personId: "ann", classId: null } }))).toEqual([]);
  });

  it("starts anew at midnight where the school is, not in Greenwich", () => {
    const spends = [spend(1000, { at: "2026-11-30T15:59:59.000Z" }), spend(7, { at: "2026-11-30T16:00:00.000Z" })];
    const [here] = standings(ask([cap()], spends));
    expect([here?.used, here?.resetsAt]).toEqual([7, "2026-12-01T16:00:00.000Z"]);
    const [greenwich] = standings(ask([cap()], spends, { utcOffsetMinutes: 0 }));
    expect([greenwich?.used, greenwich?.resetsAt]).toEqual([0, "2026-12-02T00:00:00.000Z"]);
  });

  it("of a month ends with the month, of all time never", () => {
    const spends = [spend(1, { at: "2026-11-30T15:00:00.000Z" }), spend(2, { at: "2026-11-30T17:00:00.000Z" })];
    const [month] = standings(ask([cap({ period: "month" })], spends));
    expect([month?.used, month?.resetsAt]).toEqual([2, "2026-12-31T16:00:00.000Z"]);
    expect(standings(ask([cap({ period: "total" })], spends))[0]).toMatchObject({ used: 3, resetsAt: null });
  });

  it("in money says how many calls had no price, instead of taking them for free", () => {
    expect(standings(ask([cap({ measure: "money" })], [spend(100), spend(900, { money: null, estimated: true })]))[0]).toMatchObject({ used: 200, unpriced: 1, estimated: 1 });
  });
});

describe("who may go on", () => {
  it("everybody while nothing is spent, with the nearest cap as a warning from four fifths on", () => {
    expect(leaveFor(ask([cap(), cap({ scope: "everybody", limit: 10_000 })], [spend(850)]), false)).toMatchObject({ may: "go-on", warning: { used: 850, cap: { scope: "person" } } });
    expect(leaveFor(ask([cap()], [spend(10)]), false)).toEqual({ may: "go-on", warning: null });
  });

  it("a session under way is finished, a new one waits and is told until when", () => {
    const question = ask([cap()], [spend(1000)]);
    expect(leaveFor(question, true)).toMatchObject({ may: "finish" });
    expect(leaveFor(question, false)).toMatchObject({ may: "not", resetsAt: "2026-12-01T16:00:00.000Z" });
  });

  it("waits for the last of several spent caps, for ever if one never starts anew", () => {
    const day = cap();
    expect(leaveFor(ask([day, cap({ period: "month" })], [spend(1000)]), false)).toMatchObject({ resetsAt: "2026-12-31T16:00:00.000Z" });
    expect(leaveFor(ask([day, cap({ period: "total" })], [spend(1000)]), false)).toMatchObject({ resetsAt: null });
  });

  it("nobody under a cap of nothing, not even to finish", () => {
    expect(leaveFor(ask([cap({ scope: "everybody", limit: 0 })], []), true)).toMatchObject({ may: "not" });
  });

  it("never grows with spending, whatever the caps", () => {
    const caps = fc.array(fc.record({ scope: fc.constantFrom(...BUDGET_SCOPES), period: fc.constantFrom(...BUDGET_PERIODS), measure: fc.constantFrom(...BUDGET_MEASURES), limit: fc.nat(2000) }), { maxLength: 4 });
    const spends = fc.array(fc.record({ tokens: fc.nat(900), personId: fc.constantFrom("ann", "bo"), classId: fc.constantFrom("c1", "c2", null) }).map(({ tokens, ...who }) => spend(tokens, who)), { maxLength: 6 });
    const rank = { "go-on": 2, finish: 1, not: 0 };
    fc.assert(fc.property(caps, spends, spends, fc.boolean(), (c, before, later, underWay) => {
      expect(rank[leaveFor(ask(c, [...before, ...later]), underWay).may]).toBeLessThanOrEqual(rank[leaveFor(ask(c, before), underWay).may]);
    }), { seed: 21 });
  });
});

describe("what a call costs", () => {
  const call: Called = { at: "2026-12-01T03:00:00.000Z", personId: "ann", classId: null, promptTokens: 1000, completionTokens: 100, prompt: "", completion: "" };
  it("is the endpoint's count at the owner's price", () => {
    expect(spendOf(call, { promptPerMillion: 0.5, completionPerMillion: 2 })).toMatchObject({ tokens: 1100, money: 700, estimated: false });
    expect(spendOf(call, null)).toMatchObject({ tokens: 1100, money: null });
  });

  it("is estimated and marked where the endpoint did not count, never nought", () => {
    expect(spendOf({ ...call, completionTokens: null, completion: "架子可以挪。 OK" }, null)).toMatchObject({ tokens: 1006, estimated: true });
    expect([estimateTokens(""), estimateTokens("abcd"), estimateTokens("abcde"), estimateTokens("架子")]).toEqual([0, 1, 2, 2]);
  });
});
