// The sentence that reads terms out and asks each party for a yes, in the language of the case. The mediator edits it before saying it.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import { TERM_PARTS, type TermDetails, type TermPart, type Terms } from "@/lib/domain/case/topic-schema.ts";
import { topicValue } from "./format.ts";

/** How a part is said aloud; the label of the sheet would sound like a form. */
const ALOUD: Record<TermPart, { en: string; zh: string }> = {
  who: { en: "done by", zh: "由谁来做：" }, when: { en: "when:", zh: "时间：" }, how: { en: "how:", zh: "方式：" }, ifNot: { en: "and if that does not happen:", zh: "万一没做到：" },
};

/** Empty when no topic has a value yet. Details are read out with their term. */
export function readOut(file: Pick<PublicCase, "language" | "topics" | "parties">, terms: Terms, details: TermDetails = {}): string {
  const lines = file.topics.flatMap((topic) => {
    const value = terms[topic.id];
    if (value === undefined) return [];
    const parts = TERM_PARTS.flatMap((part) => {
      const text = details[topic.id]?.[part];
      return text === undefined ? [] : [file.language === "zh" ? `${ALOUD[part].zh}${text}` : `${ALOUD[part].en} ${text}`];
    });
    return [{ name: topic.name, value: [topicValue(value, topic, file.language, "terms"), ...parts].join(file.language === "zh" ? "，" : ", ") }];
  });
  if (lines.length === 0) return "";
  if (file.language === "zh") {
    const read = lines.map((l) => `${l.name}：${l.value}`).join("；");
    return `我把刚才谈到的念一遍。${read}。${file.parties.map((p) => `${p.formal}，您同意吗？`).join("")}`;
  }
  const read = lines.map((l) => `${l.name}: ${l.value}`).join("; ");
  return `Let me read out what I have heard. ${read}. ${file.parties.map((p) => `${p.formal}, is that a yes from you?`).join(" ")}`;
}

/** Topics an agreement would still leave open: all must be covered for a settlement. */
export function uncovered(file: Pick<PublicCase, "topics">, terms: Terms): PublicCase["topics"] {
  return file.topics.filter((t) => terms[t.id] === undefined);
}

/** Whether a figure may stand in the terms: within the topic's range. Null: it may; otherwise which end it passes. */
export function outOfRange(value: number, range: readonly [number, number]): "low" | "high" | null {
  if (value < range[0]) return "low";
  return value > range[1] ? "high" : null;
}
