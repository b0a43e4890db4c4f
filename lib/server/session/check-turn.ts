// Whether a posted turn fits its case: addressees and terms that exist there.
import { z } from "zod";
import { isNumeric, type Topic } from "@/lib/domain/case/topic-schema.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { PostTurnBody } from "@/lib/wire/session.ts";
import { AppError } from "../errors.ts";

/** Throws bad-request naming the field. */
export function checkTurn(file: CaseFile, body: PostTurnBody): void {
  body.to.forEach((id, i) => {
    if (!file.parties.some((p) => p.id === id)) throw new AppError("bad-request", { field: `to.${i}`, publicMessage: "There is no such party in this case." });
  });
  for (const [topicId, value] of Object.entries(body.terms ?? {})) {
    const topic = file.topics.find((t) => t.id === topicId);
    if (!topic) throw new AppError("bad-request", { field: `terms.${topicId}`, publicMessage: "There is no such topic in this case." });
    const problem = problemWith(topic, value);
    if (problem) throw new AppError("bad-request", { field: `terms.${topicId}`, publicMessage: `${topic.name}: ${problem}.` });
  }
  for (const topicId of Object.keys(body.details ?? {})) {
    if (body.terms?.[topicId] === undefined) throw new AppError("bad-request", { field: `details.${topicId}`, publicMessage: "Details belong to a term that is read out." });
  }
}

function problemWith(topic: Topic, value: number | string): string | null {
  if (!isNumeric(topic)) return topic.options.some((o) => o.id === value) ? null : "that is not one of the options";
  const [low, high] = topic.range;
  const number = z.number().safeParse(value);
  if (!number.success) return "must be a number";
  return number.data >= low && number.data <= high ? null : `must be between ${low} and ${high}`;
}

/** The language a turn is spoken in: Chinese as soon as it has a Chinese character. */
export function languageOf(text: string): "en" | "zh" {
  return /\p{Script=Han}/u.test(text) ? "zh" : "en";
}
