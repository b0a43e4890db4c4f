// Reads amounts of money as people write them (FORMATS §1, "Values"): 1.5万元, 三万八千元, 10,624.5元, 八千余元, 五六万元, ￥：350000.00元.
// The text is always kept; a value that is not certain is null.
import { chineseNumeral, chineseRange, NUMERAL_CHARACTERS } from "./numerals.ts";

export interface Amount {
  /** As written. */
  text: string;
  /** In units of the currency; null for a range or what is not a number. */
  value: number | null;
  /** Set for a range. */
  low: number | null;
  high: number | null;
  /** ISO 4217; null when no currency is named. */
  currency: "CNY" | "USD" | "EUR" | "GBP" | null;
  /** 余, 多, 约, 左右: a little more or less. */
  approximate: boolean;
  /** The separators could be read in two ways. */
  ambiguous: boolean;
}
export interface FoundAmount extends Amount { index: number }

const NUMBER = `(?:\\d[\\d,.]*|[${NUMERAL_CHARACTERS}]+)`;
const MULTIPLIER = "[余多几]?[百千万亿]{0,2}";
const ABOUT = "[余多来几]?";
const CURRENCY_AFTER = "(?:元人民币|人民币元|元整?|块钱?|圆整?|美元|美金|欧元|英镑|€|\\$|£)";
const SYMBOL = "(?:人民币|RMB|CNY|[￥¥$€£])\\s*[：:]?\\s*";
// Bare 万 counts as money only where no measure follows (两万 but not 两万人, 3万公斤).
const MEASURE = "(?![余多]?(?:人|户|亩|公斤|斤|吨|米|平方|公里|只|头|条|件|棵|株|字|次|名|个|家|套|里))";
const IN_TEXT = new RegExp(
  `(?:${SYMBOL}${NUMBER}${MULTIPLIER}${ABOUT}(?:${CURRENCY_AFTER})?)|(?:${NUMBER}(?:\\s*[-—~～至到]\\s*${NUMBER})?\\s*${MULTIPLIER}${ABOUT}\\s*${CURRENCY_AFTER}(?:余元)?)|(?:${NUMBER}(?<=万)${ABOUT}${MEASURE})|(?:\\d[\\d.]*万${ABOUT}${MEASURE})`,
  "gu",
);

/** Every amount of money in a text, in order. Works on the text as it is (full-width digits too). */
export function findAmounts(text: string): FoundAmount[] {
  const wide = narrowDigits(text);
  return [...wide.matchAll(IN_TEXT)].flatMap((m) => {
    const before = wide.slice(Math.max(0, m.index - 2), m.index);
    const after = wide.slice(m.index + m[0].length, m.index + m[0].length + 2);
    const amount = readAmount(text.slice(m.index, m.index + m[0].length));
    if (amount.value === null && amount.low === null) return [];
    return [{ ...amount, approximate: amount.approximate || /约|近|上$/.test(before) || /^(左右|上下)/.test(after), index: m.index }];
  });
}

/** One amount that is a whole text of its own, such as a cell. */
export function readAmount(text: string): Amount {
  const plain = narrowDigits(text).replace(/\s+/g, "");
  const approximate = /[余多约近]|左右|上下|[百千万]来/.test(plain);
  const none = { text, value: null, low: null, high: null, approximate, ambiguous: false };
  const currency = currencyOf(plain);
  const core = plain.replace(/人民币|RMB|CNY|[￥¥$€£]|[：:]|美元|美金|欧元|英镑|元|块钱?|圆|整|[余多来约近]|左右|上下/g, "");
  const dash = /^(.+?)[-—~～至到](.+)$/.exec(core);
  if (dash) {
    const unit = /[百千万亿]+$/.exec(dash[2] ?? "")?.[0] ?? "";
    const low = numberOf(/[百千万亿]$/.test(dash[1] ?? "") ? dash[1] ?? "" : `${dash[1] ?? ""}${unit}`);
    const high = numberOf(dash[2] ?? "");
    return low && high ? { ...none, low: low.value, high: high.value, currency } : { ...none, currency: null };
  }
  const range = chineseRange(core);
  if (range) return { ...none, low: range[0], high: range[1], currency };
  const read = numberOf(core);
  return read ? { ...none, value: read.value, currency, ambiguous: read.ambiguous } : { ...none, currency: null };
}

function currencyOf(text: string): Amount["currency"] {
  if (/美元|美金|\$/.test(text)) return "USD";
  if (/欧元|€/.test(text)) return "EUR";
  if (/英镑|£/.test(text)) return "GBP";
  return /元|块|圆|人民币|RMB|CNY|￥|¥/.test(text) ? "CNY" : null;
}

function numberOf(text: string): { value: number; ambiguous: boolean } | null {
  const mixed = /^(-?[\d.,]+)([百千万亿]*)$/.exec(text);
  if (!mixed) {
    const value = chineseNumeral(text);
    return value === null ? null : { value, ambiguous: false };
  }
  const factor = [...(mixed[2] ?? "")].reduce((f, u) => f * ({ 百: 100, 千: 1000, 万: 1e4, 亿: 1e8 }[u] ?? 1), 1);
  const digits = mixed[1] ?? "";
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return scaled(digits.replace(/,/g, ""), factor, false);
  if (/^-?\d+(\.\d+)?$/.test(digits)) return scaled(digits, factor, false);
  if (/^-?\d{1,3}(\.\d{3})*,\d{1,2}$/.test(digits)) return scaled(digits.replace(/\./g, "").replace(",", "."), factor, true);
  return null;
}

function scaled(digits: string, factor: number, ambiguous: boolean): { value: number; ambiguous: boolean } {
  return { value: Math.round(Number(digits) * factor * 100) / 100, ambiguous };
}

/** Full-width digits and separators as half-width ones, character by character, so that positions stay. */
function narrowDigits(text: string): string {
  return text.replace(/[０-９](?:[０-９．，]*[０-９])?/g, (c) => c.normalize("NFKC"));
}
