// Chinese numerals, written, spoken or mixed with digits: 三万五, 1.5万, 一万二 (= 12,000), 3万5千, 十万零三百, 八千.
// Rule of spoken Chinese: a last digit without unit counts the next smaller unit (一万二 = 一万二千), unless 零 stands before it.

const DIGITS = new Map<string, number>([..."零一二三四五六七八九"].map((c, i) => [c, i]));
for (const [c, v] of Object.entries({ 〇: 0, 两: 2, 壹: 1, 贰: 2, 叁: 3, 肆: 4, 伍: 5, 陆: 6, 柒: 7, 捌: 8, 玖: 9 })) DIGITS.set(c, v);
const UNITS = new Map<string, number>(Object.entries({ 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000, 万: 1e4, 萬: 1e4, 亿: 1e8 }));

/** A run that may be a numeral; it begins with a digit, 十 or 拾. Only `readNumeral` says whether it is one. */
export const ZH_NUMERAL = "[0-9零〇一二两三四五六七八九十壹贰叁肆伍陆柒捌玖拾](?:[,.](?=\\d)|[0-9零〇一二两三四五六七八九十百千万萬亿壹贰叁肆伍陆柒捌玖拾佰仟]){0,24}";

/** The value of a numeral; null when the run is not one number (五六万 is a range, 一五一十 an idiom). */
export function readNumeral(raw: string): number | null {
  const s = raw.replace(/,(?=\d{3})/g, "");
  let total = 0;
  let section = 0;
  let current: number | null = null;
  let lastUnit = 0;
  let afterZero = false;
  for (let i = 0; i < s.length; ) {
    const digits = /^\d+(?:\.\d+)?/.exec(s.slice(i))?.[0];
    const char = s[i] ?? "";
    const digit = digits === undefined ? DIGITS.get(char) : Number(digits);
    i += digits?.length ?? 1;
    if (digit !== undefined) {
      const zeroBefore: boolean = current === 0 && digits === undefined;
      if (current !== null && !zeroBefore) return null;
      afterZero = afterZero || zeroBefore;
      current = digit;
      continue;
    }
    const unit = UNITS.get(char);
    if (unit === undefined) return null;
    if (unit >= 1e4) {
      const head: number = section + (current ?? 0);
      if (head === 0) return null;
      total += head * unit;
      section = 0;
    } else {
      if (current === null && unit !== 10) return null;
      section += (current ?? 1) * unit;
    }
    lastUnit = unit;
    current = null;
    afterZero = false;
  }
  if (current !== null && lastUnit >= 100 && !afterZero && Number.isInteger(current) && current < 10) current *= lastUnit / 10;
  const value = total + section + (current ?? 0);
  return Math.round(value * 1e4) / 1e4;
}

/** 五六万, 七八千: two neighbouring digits before one unit make a range. Null when it is none. */
export function readRangeNumeral(raw: string): [number, number] | null {
  const m = /^([一二两三四五六七八])([二两三四五六七八九])([十百千万]+)$/.exec(raw);
  if (!m) return null;
  const low = readNumeral(`${m[1]}${m[3]}`);
  const high = readNumeral(`${m[2]}${m[3]}`);
  return low !== null && high !== null && high > low ? [low, high] : null;
}
