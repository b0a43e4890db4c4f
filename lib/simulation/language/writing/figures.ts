// Figures and options as they are spoken: £960, 九万六, 60%, 12 days, an option by its label.
// Whatever is spoken here reads back to the same value (figures.test.ts).
import { isNumeric, type Topic, type TopicValue } from "@/lib/domain/case/topic-schema.ts";

const SIGNS: Record<string, string> = { GBP: "£", USD: "$", EUR: "€", JPY: "¥", AUD: "A$", CAD: "C$" };
const ZH_CURRENCY: Record<string, string> = { CNY: "元", USD: "美元", EUR: "欧元", GBP: "英镑", HKD: "港元", TWD: "新台币" };
const ZH_DIGITS = "零一二三四五六七八九";
const ZH_UNITS: readonly (readonly [number, string])[] = [[1000, "千"], [100, "百"], [10, "十"], [1, ""]];

const BELOW: Record<string, string> = { 万: "千", 千: "百", 百: "十" };

function group(value: number, decimals: number): string {
  const [whole = "", part] = value.toFixed(decimals).split(".");
  return whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",") + (part === undefined ? "" : `.${part}`);
}

/** A number below ten thousand in Chinese numerals; `lead` puts 零 before a gap. */
function section(n: number, lead: boolean): string {
  let out = "";
  let gap = lead && n < 1000;
  let rest = n;
  for (const [unit, name] of ZH_UNITS) {
    const digit = Math.floor(rest / unit);
    rest %= unit;
    if (digit === 0) { gap = gap || out !== ""; continue; }
    if (gap) out += "零";
    gap = false;
    out += `${digit === 2 && unit >= 100 ? "两" : digit === 1 && unit === 10 && out === "" && !lead ? "" : (ZH_DIGITS[digit] ?? "")}${name}`;
    if (rest === 0) break;
  }
  return out;
}

/** A whole number as Chinese people say it, last unit left out where speech does: 九万六, 一万七千六, 五千二. Null when digits read better. */
export function sayNumber(n: number): string | null {
  if (!Number.isInteger(n) || n <= 0 || n >= 1e8) return null;
  const digits = String(n).replace(/0+$/, "").length;
  if (digits > 4) return null;
  const high = Math.floor(n / 1e4);
  const low = n % 1e4;
  const spoken = (high > 0 ? `${high === 2 ? "两" : section(high, false)}万` : "") + (low > 0 ? section(low, high > 0) : "");
  return spoken.replace(/(万|千|百)([一二三四五六七八九两])(千|百|十)$/, (whole, before: string, digit: string, unit: string) =>
    BELOW[before] === unit ? before + (digit === "两" ? "二" : digit) : whole);
}

function zhAmount(value: number, unit: string): string {
  const name = ZH_CURRENCY[unit] ?? ` ${unit}`;
  const spoken = sayNumber(value);
  if (spoken === null) return `${Number.isInteger(value) ? value : value.toFixed(2)}${name}`;
  if (unit !== "CNY") return `${spoken}${name}`;
  return value >= 1e4 || /[千百][一二三四五六七八九]$/.test(spoken) ? spoken : `${spoken}块`;
}

function enAmount(value: number, unit: string): string {
  const number = group(value, Number.isInteger(value) ? 0 : 2);
  const sign = SIGNS[unit];
  return sign === undefined ? `${number} ${unit === "CNY" ? "yuan" : unit}` : `${sign}${number}`;
}

/** A topic's value as spoken in the case's language. Throws nothing: an unknown option id is spoken as it stands. */
export function spokenValue(topic: Topic, value: TopicValue, lang: "en" | "zh"): string {
  if (!isNumeric(topic)) return topic.options.find((o) => o.id === value)?.label ?? String(value);
  const n = typeof value === "number" ? value : Number(value);
  if (topic.kind === "amount") return lang === "zh" ? zhAmount(n, topic.unit) : enAmount(n, topic.unit);
  if (topic.kind === "percent") return `${n}%`;
  const unit = topic.unit.trim();
  if (lang === "zh") {
    const word = ({ days: "天", day: "天", months: "个月", weeks: "周", years: "年", items: "个" } as Record<string, string>)[unit] ?? unit;
    const spoken = word === "天" || word === "个月" || word === "周" || word === "年" ? sayNumber(n) : null;
    return `${spoken ?? n}${word}`;
  }
  const word = ({ 天: "days", 个月: "months", 周: "weeks", 年: "years" } as Record<string, string>)[unit] ?? unit;
  return `${group(n, Number.isInteger(n) ? 0 : 1)} ${n === 1 ? word.replace(/s$/, "") : word}`;
}

/** An option's label in the middle of an English sentence. */
export function lowerFirst(text: string): string {
  return /^(?:[A-Z][a-z]|A )/.test(text) && !/^(?:I|Mr|Mrs|Ms|Miss|Dr)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
