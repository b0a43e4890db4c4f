import { describe, expect, it } from "vitest";
import { readFigures, type Figure } from "./amounts.ts";

const show = (f: Figure): string => `${f.kind} ${f.value}${f.high === null ? "" : `-${f.high}`}${f.approximate ? "~" : ""}`;
const TABLE: [string, string][] = [
  ["1.5万", "money 15000"], ["三万五", "money 35000"], ["一万二", "money 12000"], ["八千余元", "money 8000~"], ["3万5千", "money 35000"],
  ["12万6", "money 126000"], ["十万八一次给清", "money 108000"], ["十万零三百", "money 100300"], ["两千块", "money 2000"], ["5百块", "money 500"],
  ["人民币三万元", "money 30000"], ["¥12,500", "money 12500"], ["一万块左右", "money 10000~"], ["九万上下", "money 90000~"], ["五六万元", "money 50000-60000"],
  ["三到五万", "money 30000-50000"], ["3-5万", "money 30000-50000"], ["叁万贰仟元", "money 32000"], ["五千二一个月", "money 5200"],
  ["每月两千分三十期", "money 2000 · instalments 30"], ["分三期付清", "instalments 3"], ["分十二个月还", "instalments 12"],
  ["百分之三十", "percent 30"], ["六成", "percent 60"], ["三成五", "percent 35"], ["七成半", "percent 75"], ["年利率 3.45%", "percent 3.45"],
  ["十五天内", "days 15"], ["三个月内", "days 90"], ["半个月", "days 15"], ["两个星期", "days 14"], ["12月31号前", "date 31"], ["十二月七号", "date 7"],
  ["2026年3月6日", "date 6"], ["十一天没人来", "days 11"], ["一个班八百件", "count 800"], ["三根手指", "count 3"], ["第三十七条", ""], ["万一不行", ""], ["千万别急", ""],
  ["£1,380", "money 1380"], ["£250", "money 250"], ["$12,500.50", "money 12500.5"], ["12.5k", "money 12500"], ["£1.2k", "money 1200"], ["500 euros", "money 500"],
  ["960 pounds", "money 960"], ["nine hundred and sixty", "plain 960"], ["nine hundred and sixty pounds", "money 960"], ["nine-sixty back", "plain 960"],
  ["thirteen-eighty", "plain 1380"], ["two-fifty", "plain 250"], ["twelve and a half thousand", "plain 12500"], ["a thousand pounds", "money 1000"],
  ["a hundred and fifty", "plain 150"], ["about £500", "money 500~"], ["£900-£950", "money 900-950"], ["between £900 and £950", "money 900-950"],
  ["half a million", "plain 500000"], ["60 %", "percent 60"], ["sixty per cent", "percent 60"], ["within 14 days", "days 14"], ["two weeks", "days 14"],
  ["30 monthly instalments of 2,000", "instalments 30 · money 2000"], ["three equal instalments", "instalments 3"], ["6 March", "date 6"], ["by Friday the 6th", "date 6"],
  ["March 1st, 2026", "date 1"], ["twenty-two years", "days 8030"], ["four messages", "count 4"], ["section 213 of the Act", ""], ["at 5pm", "date 0"],
];

describe("amounts", () => {
  it.each(TABLE)("reads %s as %s", (text, expected) => {
    expect(readFigures(text).map(show).join(" · ")).toBe(expected);
  });

  it("names the currency only where the words do", () => {
    expect(readFigures("£960").map((f) => f.currency)).toEqual(["GBP"]);
    expect(readFigures("九万六").map((f) => f.currency)).toEqual([null]);
    expect(readFigures("九万六千元").map((f) => f.currency)).toEqual(["CNY"]);
  });

  it("finds every figure of a long sentence in order", () => {
    const values = readFigures("总额九万六：保险七万六千八，厂里一万九千二，停工工资一万七千六，月薪五千二").map((f) => f.value);
    expect(values).toEqual([96000, 76800, 19200, 17600, 5200]);
  });

  it("never throws and stays quick on hostile text", () => {
    for (const text of ["", "9".repeat(5000), "一".repeat(5000), "£".repeat(900), "1,".repeat(2000), "and a ".repeat(1500), "\u0000\uD800"]) expect(() => readFigures(text)).not.toThrow();
  });
});
