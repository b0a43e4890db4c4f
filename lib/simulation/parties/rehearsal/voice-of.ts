// What stands in the record for a plan: the writer's words, a member's own line, and what is seen besides, in brackets.
import type { Language } from "@/lib/domain/case/classification.ts";
import type { Plan } from "./psychology.ts";

const SEEN: Record<NonNullable<Plan["sign"]>, Record<Language, string>> = {
  silence: { en: "(says nothing)", zh: "（不说话）" },
  tears: { en: "(in tears)", zh: "（哭了）" },
  leaves: { en: "(leaves the room)", zh: "（起身出去了）" },
  returns: { en: "(comes back in)", zh: "（又坐了回来）" },
};

/** The text of a turn: a member's line as its author wrote it, or the writer's words with what is seen before them (leaving: after). */
export function voiceOf(language: Language, plan: Plan, voice: readonly string[], write: () => string): string {
  if (plan.member !== null) return voice[plan.member.line] ?? write();
  if (plan.sign === null) return write();
  const seen = SEEN[plan.sign][language];
  if (plan.sign === "silence") return seen;
  const gap = language === "zh" ? "" : " ";
  return plan.sign === "leaves" ? `${write()}${gap}${seen}` : `${seen}${gap}${write()}`;
}
