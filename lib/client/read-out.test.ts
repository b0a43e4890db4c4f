import { describe, expect, it } from "vitest";
import { outOfRange, readOut, uncovered } from "./read-out.ts";
import { SMALL_CASE } from "./testing.ts";

describe("reading out terms", () => {
  it("names every term and asks every party for a yes, in the language of the case", () => {
    expect(readOut(SMALL_CASE, { deposit: 960, survey: "joint" })).toBe("Let me read out what I have heard. Deposit returned: £960; Who surveys: Joint surveyor. Ms Okafor, is that a yes from you? Mr Hendry, is that a yes from you?");
  });
  it("in Chinese with Chinese marks", () => {
    const zh = { ...SMALL_CASE, language: "zh" as const, parties: SMALL_CASE.parties.map((p, i) => ({ ...p, formal: i === 0 ? "贺师傅" : "沈老板" })), topics: [{ id: "total", name: "一次性赔偿总额", kind: "amount" as const, unit: "CNY", range: [30_000, 130_000] as [number, number] }] };
    expect(readOut(zh, { total: 108_000 })).toBe("我把刚才谈到的念一遍。一次性赔偿总额：108,000元。贺师傅，您同意吗？沈老板，您同意吗？");
  });
  it("reads the details out with their term, in both languages", () => {
    const details = { deposit: { who: "Mr Hendry", when: "by Friday", ifNot: "we meet again here" } };
    expect(readOut(SMALL_CASE, { deposit: 960 }, details)).toContain("Deposit returned: £960, done by Mr Hendry, when: by Friday, and if that does not happen: we meet again here.");
    expect(readOut({ ...SMALL_CASE, language: "zh" }, { deposit: 960 }, { deposit: { who: "沈老板", how: "转账" } })).toContain("，由谁来做：沈老板，方式：转账。");
  });
  it("says nothing without terms, and names what is left open", () => {
    expect(readOut(SMALL_CASE, {})).toBe("");
    expect(uncovered(SMALL_CASE, { deposit: 0 }).map((t) => t.id)).toEqual(["survey"]);
  });
  it("a figure must lie in its range", () => {
    expect(outOfRange(1381, [0, 1380])).toBe("high");
    expect(outOfRange(-1, [0, 1380])).toBe("low");
    expect(outOfRange(0, [0, 1380])).toBeNull();
  });
});
