// How numbers are written: a true minus, a no-break space before % in English and none in Chinese, 万 on Chinese axes, "n/a" for what is not known.
import type { Language } from "@/lib/domain/case/classification.ts";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { TopicValue } from "@/lib/domain/case/topic-schema.ts";

const MINUS = "\u2212";
const NBSP = "\u00a0";
export const NOT_KNOWN: Record<Language, string> = { en: "n/a", zh: "无" };

/** The language of numbers and labels for a page locale. */
export function pageLanguage(locale: string): Language {
  return locale.startsWith("zh") ? "zh" : "en";
}

/** Two decimals (or as asked), signed: "+0.12", "−0.31", "0.00". */
export function signed(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return (value < 0 ? MINUS : "+") + text;
}

/** 0–1 with two decimals; null is not known. */
export function unitNumber(value: number | null, language: Language): string {
  return value === null ? NOT_KNOWN[language] : value.toFixed(2);
}

/** A share 0–1 in per cent. */
export function percent(share: number, language: Language): string {
  return `${Math.round(share * 100)}${language === "zh" ? "" : NBSP}%`;
}

type NumericTopic = Exclude<PublicTopic, { kind: "options" }>;

function grouped(value: number): string {
  const text = Math.abs(value).toLocaleString("en-GB", { maximumFractionDigits: 4 });
  return value < 0 ? MINUS + text : text;
}

function money(value: number, currency: string, language: Language, place: "axis" | "terms"): string {
  if (language === "zh" && currency === "CNY") {
    if (place === "axis" && Math.abs(value) >= 10_000) return `${grouped(value / 10_000)}${NBSP}万`;
    return place === "axis" ? `${grouped(value)}${NBSP}元` : `${grouped(value)}元`;
  }
  try {
    const whole = Number.isInteger(value);
    const text = Math.abs(value).toLocaleString(language === "zh" ? "zh-CN" : "en-GB", {
      style: "currency", currency, currencyDisplay: "narrowSymbol", minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: whole ? 0 : 2,
    });
    return value < 0 ? MINUS + text : text;
  } catch {
    // Beware: a case may name a unit that is no ISO 4217 code; Intl throws a RangeError and the unit is then written out.
    return `${grouped(value)}${NBSP}${currency}`;
  }
}

/** A figure of a numeric topic. `axis`: short, for charts; `terms`: exact, for sentences. */
export function amount(value: number, topic: NumericTopic, language: Language, place: "axis" | "terms" = "axis"): string {
  if (topic.kind === "amount") return money(value, topic.unit, language, place);
  if (topic.kind === "percent") return `${grouped(value)}${language === "zh" ? "" : NBSP}%`;
  const glue = /^[\u3400-\u9fff]/.test(topic.unit) ? "" : NBSP;
  return `${grouped(value)}${glue}${topic.unit}`;
}

/** A settled or offered value in words: a figure, or the label of the option. */
export function topicValue(value: TopicValue, topic: PublicTopic, language: Language, place: "axis" | "terms" = "terms"): string {
  if (topic.kind === "options") return topic.options.find((o) => o.id === value)?.label ?? String(value);
  return typeof value === "number" ? amount(value, topic, language, place) : value;
}

/** Minutes and seconds, hours only when there are any: "14:20", "1:02:09". */
export function clock(totalSeconds: number): string {
  const s = Math.max(0, Math.floor(totalSeconds));
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(s / 3600);
  const rest = `${hours > 0 ? two(Math.floor((s % 3600) / 60)) : Math.floor(s / 60)}:${two(s % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
