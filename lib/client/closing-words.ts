// The last words of a respectful close, made from the next steps in the language of the case. The mediator edits them before saying them.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";

/** Empty without steps. */
export function closingWords(file: Pick<PublicCase, "language" | "parties">, steps: readonly string[]): string {
  if (steps.length === 0) return "";
  const names = file.parties.map((p) => p.formal);
  if (file.language === "zh") return `${names.join("、")}，谢谢各位今天能坐下来谈。今天先到这里。${steps.map((s) => ended(s, "。")).join("")}`;
  const last = names.at(-1) ?? "";
  const all = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${last}` : last;
  return `${all}, thank you for sitting down together. We stop here today. ${steps.map((s) => ended(s, ".")).join(" ")}`;
}

function ended(step: string, stop: string): string {
  const text = step.trim();
  return /[.!?。！？…]["”’」』]?$/.test(text) ? text : `${text}${stop}`;
}
