// Chinese numerals to numbers: 三万八千, 一十万, 壹万贰仟, 三万五 (= 35,000: the last digit counts the next lower unit).
// A digit after 零 counts ones (一万零五 = 10,005).

const DIGITS: Record<string, number> = {
  零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9,
  壹: 1, 贰: 2, 叁: 3, 肆: 4, 伍: 5, 陆: 6, 柒: 7, 捌: 8, 玖: 9,
};
const SMALL: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 拾: 10, 佰: 100, 仟: 1000 };
const LARGE: Record<string, number> = { 万: 1e4, 萬: 1e4, 亿: 1e8 };

/** Character class of everything a Chinese numeral is written with. */
export const NUMERAL_CHARACTERS = "零〇一二两三四五六七八九十百千壹贰叁肆伍陆柒捌玖拾佰仟万萬亿";

/** The value of a Chinese numeral; null when it is none, or two digits stand side by side (五六万 is a range). */
export function chineseNumeral(text: string): number | null {
  let total = 0;
  let section = 0;
  let digit: number | null = null;
  let lastUnit = 1;
  let zero = false;
  for (const c of text) {
    const d = DIGITS[c];
    const small = SMALL[c];
    const large = LARGE[c];
    if (d !== undefined) {
      if (digit !== null && digit !== 0) return null;
      zero = zero || d === 0;
      digit = d;
    } else if (small !== undefined) {
      section += (digit ?? 1) * small;
      digit = null;
      lastUnit = small;
      zero = false;
    } else if (large !== undefined) {
      const part = section + (digit ?? 0);
      if (part === 0 && total === 0) return null;
      // 一亿二千万: the 万 counts only what follows the 亿; 三万亿 multiplies all.
      total = large > total ? (total + part) * large : total + part * large;
      section = 0;
      digit = null;
      lastUnit = large;
      zero = false;
    } else return null;
  }
  if (text === "") return null;
  const tail = digit === null ? 0 : lastUnit > 1 && !zero ? digit * (lastUnit / 10) : digit;
  return total + section + tail;
}

/** 五六万 → 50,000 to 60,000; null when the text is no such range. */
export function chineseRange(text: string): [number, number] | null {
  const found = /^([一二两三四五六七八九])([一二两三四五六七八九])([十百千万亿]+)$/.exec(text);
  if (!found) return null;
  const low = chineseNumeral(`${found[1] ?? ""}${found[3] ?? ""}`);
  const high = chineseNumeral(`${found[2] ?? ""}${found[3] ?? ""}`);
  return low !== null && high !== null && low < high ? [low, high] : null;
}
