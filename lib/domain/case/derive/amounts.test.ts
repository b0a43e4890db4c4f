import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { findAmounts, readAmount } from "./amounts.ts";
import { chineseNumeral } from "./numerals.ts";

describe("amounts as people write them", () => {
  it.each([
    ["三万五", 35_000], ["一万零五", 10_005], ["一百二十", 120], ["十五万", 150_000], ["两千", 2000], ["叁拾伍万", 350_000], ["一亿二千万", 120_000_000], ["五六万", null], ["万", null], ["", null],
  ])("the numeral %s is %s", (text, value) => {
    expect(chineseNumeral(text)).toBe(value);
  });

  it.each([
    ["赔了1.5万元", [15_000]], ["要三万八千元人民币，另付10,624.5元", [38_000, 10_624.5]], ["按标准赔偿10余万元", [100_000]], ["花了五六万元", [null]], ["共计￥：350000.00元", [350_000]],
    ["2017年3月，16户村民，34410公斤，47岁", []], ["两万多人，三万公斤", []], ["他还欠2万，说下月给", [20_000]], ["３，２００元", [3200]], ["3-5万元", [null]], ["第二天上午十点", []],
  ])("%s holds %j", (text, values) => {
    expect(findAmounts(text).map((a) => a.value)).toEqual(values);
  });

  it("a range keeps both ends and no single value, an approximate one says so", () => {
    expect(readAmount("五六万元")).toMatchObject({ value: null, low: 50_000, high: 60_000 });
    expect(readAmount("3-5万元")).toMatchObject({ value: null, low: 30_000, high: 50_000 });
    expect(findAmounts("约8千元，2万余元").map((a) => a.approximate)).toEqual([true, true]);
  });

  it("the text is kept as it was written", () => {
    const text = "先付１２００元，再付八千余元。";
    for (const { text: written, index } of findAmounts(text)) expect(text.slice(index, index + written.length)).toBe(written);
  });
});

const manifest = fileURLToPath(new URL("../../../../../shared/data/malformed/manifest.json", import.meta.url));
describe.skipIf(!existsSync(manifest))("the amounts of the malformed set", () => {
  const Manifest = z.object({ files: z.array(z.object({ amounts: z.array(z.object({ text: z.string(), value: z.string().nullable(), currency: z.string().nullable() })).optional() })) });
  const amounts = existsSync(manifest) ? Manifest.parse(JSON.parse(readFileSync(manifest, "utf8"))).files.flatMap((f) => f.amounts ?? []) : [];
  it.skipIf(amounts.length === 0).each(amounts)("$text is $value $currency", ({ text, value, currency }) => {
    expect(readAmount(text)).toMatchObject({ text, value: value === null ? null : Number(value), currency });
  });
});
