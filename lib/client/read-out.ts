// The sentence that reads terms out and asks each party for a yes, in the language of the case. The mediator edits it before saying it.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { topicValue } from "./format.ts";

/** Empty when no topic has a value yet. */
export function readOut(file: Pick<PublicCase, "language" | "topics" | "parties">, terms: Terms): string {
  const lines = file.topics.flatMap((topic) => {
    const value = terms[topic.id];
    return value === undefined ? [] : [{ name: topic.name, value: topicValue(value, topic, file.language, "terms") }];
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
