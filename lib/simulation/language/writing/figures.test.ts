import { describe, expect, it } from "vitest";
import type { Topic } from "@/lib/domain/case/topic-schema.ts";
import { readFigures } from "../amounts.ts";
import { sayNumber, spokenValue } from "./figures.ts";

const topic = (kind: "amount" | "date" | "count" | "percent", unit: string): Topic => ({ id: "t", name: "t", kind, unit, range: [0, 1e6], better: {}, opening: {}, reserve: {} });

describe("figures as spoken", () => {
  it.each([[96000, "九万六"], [108000, "十万八"], [17600, "一万七千六"], [60500, "六万零五百"], [5200, "五千二"], [1050, "一千零五十"], [2000, "两千"], [22000, "两万二"], [11000, "一万一"], [12, "十二"], [12345, null], [0, null], [0.5, null]])("%s is %s", (n, said) => {
    expect(sayNumber(n)).toBe(said);
  });

  it.each([["en", "amount", "GBP", 1380, "£1,380"], ["en", "amount", "USD", 12500.5, "$12,500.50"], ["zh", "amount", "CNY", 96000, "九万六"], ["zh", "amount", "CNY", 800, "八百块"], ["zh", "amount", "CNY", 62437, "62437元"], ["en", "date", "days", 1, "1 day"], ["zh", "date", "天", 30, "三十天"], ["zh", "date", "days", 30, "三十天"], ["en", "percent", "%", 60, "60%"], ["en", "count", "sessions", 3, "3 sessions"]] as const)("%s %s in %s: %s is %s", (lang, kind, unit, value, said) => {
    expect(spokenValue(topic(kind, unit), value, lang)).toBe(said);
  });

  it("whatever is said reads back to the same value", () => {
    for (let n = 10; n < 200_000; n += 10) {
      expect(readFigures(spokenValue(topic("amount", "CNY"), n, "zh"))[0]?.value).toBe(n);
      if (n % 250 === 0) expect(readFigures(spokenValue(topic("amount", "GBP"), n, "en"))[0]?.value).toBe(n);
    }
  });
});
