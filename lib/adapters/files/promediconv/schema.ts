import { z } from "zod";
import { DISPUTE_TYPE_LABELS, DISPUTE_TYPES, type DisputeType } from "@/lib/domain/case/classification.ts";
import { STRATEGIES, STRATEGY_LABELS, type Strategy } from "@/lib/domain/strategy/strategy.ts";

const Common = { event_type: z.string(), event_description: z.string(), disputing_parties: z.string() };

export const Utterance = z.looseObject({ text: z.string(), speaker: z.string(), strategy: z.string().optional() });
export type Utterance = z.infer<typeof Utterance>;

/** One line of a dialogue file. */
export const DialogueRecord = z.looseObject({ ...Common, dialog: z.array(Utterance) });
export type DialogueRecord = z.infer<typeof DialogueRecord>;

/** One line of a role-text file. */
export const PromptsRecord = z.looseObject({ ...Common, prompts: z.record(z.string(), z.string()) });
export type PromptsRecord = z.infer<typeof PromptsRecord>;

export const MEDIATOR = "sys";

/** The strategy a label of the files stands for; null for one the files do not know. */
export function strategyOf(label: string): Strategy | null {
  return STRATEGIES.find((s) => STRATEGY_LABELS[s].zh === label.trim()) ?? null;
}

/** The dispute type of an `event_type`; `exact` false when only a word of it matched; null when nothing did. */
export function disputeTypeOf(label: string): { type: DisputeType; exact: boolean } | null {
  const text = label.trim();
  const exact = DISPUTE_TYPES.find((t) => DISPUTE_TYPE_LABELS[t].source === text);
  if (exact) return { type: exact, exact: true };
  const near = DISPUTE_TYPES.find((t) => {
    const zh = DISPUTE_TYPE_LABELS[t].zh; // four characters: two words of two
    return [zh.slice(0, 2), zh.slice(2)].some((word) => text.includes(word));
  });
  return near ? { type: near, exact: false } : null;
}
