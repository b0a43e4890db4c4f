import { describe, expect, it } from "vitest";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import { amount, clock, percent, signed, topicValue, unitNumber } from "./format.ts";

type Numeric = Exclude<PublicTopic, { kind: "options" }>;
const pounds: Numeric = { id: "d", name: "Deposit", kind: "amount", unit: "GBP", range: [0, 1380] };
const yuan: Numeric = { id: "t", name: "总额", kind: "amount", unit: "CNY", range: [30_000, 130_000] };

describe("numbers are written as people of the language write them", () => {
  it("money with separators", () => expect(amount(1150, pounds, "en")).toBe("£1,150"));
  it("Chinese axes in 万, and the exact figure is never rounded", () => {
    expect(amount(108_000, yuan, "zh")).toBe("10.8\u00a0万");
    expect(amount(88_500, yuan, "zh")).toBe("8.85\u00a0万");
    expect(amount(108_000, yuan, "zh", "terms")).toBe("108,000元");
  });
  it("an unknown unit of money is written out", () => expect(amount(12, { ...pounds, unit: "beans" }, "en")).toBe("12\u00a0beans"));
  it("a true minus, and zero has no sign", () => {
    expect(signed(-0.31)).toBe("\u22120.31");
    expect(signed(0.12)).toBe("+0.12");
    expect(signed(-0.001)).toBe("0.00");
  });
  it("per cent with a no-break space in English and none in Chinese", () => {
    expect(percent(0.35, "en")).toBe("35\u00a0%");
    expect(percent(0.35, "zh")).toBe("35%");
  });
  it("what is not known is n/a, never 0", () => expect(unitNumber(null, "en")).toBe("n/a"));
  it("an option by its label", () => expect(topicValue("joint", { id: "s", name: "S", kind: "options", options: [{ id: "joint", label: "Joint surveyor" }] }, "en")).toBe("Joint surveyor"));
  it("hours only when there are any", () => {
    expect(clock(860)).toBe("14:20");
    expect(clock(3729)).toBe("1:02:09");
  });
});
