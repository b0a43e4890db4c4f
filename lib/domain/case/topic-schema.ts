// A topic of a case: one issue in dispute, numeric with a range or with discrete options. Reserves are hard:
// past its reserve no package is acceptable to a party. Share of a numeric topic: 0 at the party's reserve, 1 at its best end (utility.ts).
import { z } from "zod";
import { Slug, Text, unit } from "./party-schema.ts";

export const NUMERIC_KINDS = ["amount", "date", "count", "percent"] as const;
export const TOPIC_KINDS = [...NUMERIC_KINDS, "options"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

export const TOPIC_KIND_LABELS: Record<TopicKind, { en: string; zh: string }> = {
  amount: { en: "Amount", zh: "金额" },
  date: { en: "Date", zh: "日期" },
  count: { en: "Count", zh: "数目" },
  percent: { en: "Share", zh: "比例" },
  options: { en: "Options", zh: "选项" },
};

export const NumericTopic = z.strictObject({
  id: Slug,
  name: Text,
  kind: z.enum(NUMERIC_KINDS),
  /** ISO 4217 code for amounts; days, items, % otherwise. */
  unit: Text,
  range: z.tuple([z.number(), z.number()]),
  better: z.record(z.string(), z.enum(["high", "low"])),
  opening: z.record(z.string(), z.number()),
  reserve: z.record(z.string(), z.number()),
  why: z.string().optional(),
});
export type NumericTopic = z.infer<typeof NumericTopic>;

export const OptionsTopic = z.strictObject({
  id: Slug,
  name: Text,
  kind: z.literal("options"),
  options: z.array(z.strictObject({ id: Slug, label: Text, note: z.string().optional() })).min(2),
  /** Per party and option, 0–1. */
  value: z.record(z.string(), z.record(z.string(), unit)),
  opening: z.record(z.string(), z.string()).optional(),
  why: z.string().optional(),
});
export type OptionsTopic = z.infer<typeof OptionsTopic>;

export const Topic = z.discriminatedUnion("kind", [NumericTopic, OptionsTopic]);
export type Topic = z.infer<typeof Topic>;

/** A settled or offered value of a topic: a number for numeric topics, an option id otherwise. */
export const TopicValue = z.union([z.number(), z.string()]);
export type TopicValue = z.infer<typeof TopicValue>;
/** Terms: a value per topic id. May leave topics out; an agreement needs all. */
export const Terms = z.record(z.string(), TopicValue);
export type Terms = z.infer<typeof Terms>;

/** What a term that can be kept says beside its value. */
export const TERM_PARTS = ["who", "when", "how", "ifNot"] as const;
export type TermPart = (typeof TERM_PARTS)[number];

export const TERM_PART_LABELS: Record<TermPart, { en: string; zh: string }> = {
  who: { en: "Who", zh: "谁来做" },
  when: { en: "When", zh: "什么时候" },
  how: { en: "How", zh: "怎么做" },
  ifNot: { en: "If not", zh: "做不到怎么办" },
};

/** Who, when, how and if not of one term, in the mediator's words; a part not written is absent. At most 240 characters a part: our choice, one sentence. */
export const TermDetail = z.partialRecord(z.enum(TERM_PARTS), z.string().trim().min(1).max(240));
export type TermDetail = z.infer<typeof TermDetail>;
/** Details by topic id, beside the terms of the same turn. */
export const TermDetails = z.record(z.string(), TermDetail);
export type TermDetails = z.infer<typeof TermDetails>;

export function isNumeric(topic: Topic): topic is NumericTopic {
  return topic.kind !== "options";
}
