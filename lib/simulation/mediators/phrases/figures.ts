// Values and terms as one says them aloud.
import type { PublicCase, PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";

const SIGNS: Record<string, string> = { GBP: "£", USD: "$", EUR: "€", HKD: "HK$", JPY: "¥" };

/** A value of a topic in words of the language; an option by its label. */
export function valueInWords(topic: PublicTopic, value: TopicValue, lang: "en" | "zh"): string {
  if (topic.kind === "options") return topic.options.find((o) => o.id === value)?.label ?? String(value);
  const figure = typeof value === "number" ? value : Number(value);
  if (topic.kind === "amount") return lang === "zh" ? yuan(figure, topic.unit) : `${SIGNS[topic.unit] ?? `${topic.unit} `}${figure.toLocaleString("en-GB")}`;
  if (topic.kind === "percent") return lang === "zh" ? `百分之${figure}` : `${figure} per cent`;
  return lang === "zh" ? `${figure}${topic.unit}` : `${figure.toLocaleString("en-GB")} ${topic.unit}`;
}

/** 96000 → 9.6万元; under ten thousand in full. */
function yuan(figure: number, unit: string): string {
  const name = unit === "CNY" ? "元" : ({ USD: "美元", GBP: "英镑", EUR: "欧元", HKD: "港元" }[unit] ?? unit);
  return figure >= 10_000 && figure % 100 === 0 ? `${figure / 10_000}万${name}` : `${figure}${name}`;
}

/** Terms as a list to be read out, in the case's order of topics. */
export function termsInWords(publicCase: PublicCase, terms: Terms, lang: "en" | "zh"): string {
  const items = publicCase.topics.flatMap((topic) => {
    const value = terms[topic.id];
    return value === undefined ? [] : [lang === "zh" ? `${topic.name}，${valueInWords(topic, value, lang)}` : `${lowerFirst(topic.name)}, ${lowerFirst(valueInWords(topic, value, lang))}`];
  });
  return items.join(lang === "zh" ? "；" : "; ");
}

/** Names as one says them together. */
export function together(names: readonly string[], lang: "en" | "zh"): string {
  if (lang === "zh") return names.join("、");
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A label in the middle of a sentence; capitals of names and short forms are kept. */
export function lowerFirst(label: string): string {
  return /^[A-Z][a-z]+(?:\s+[a-z]|,|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
