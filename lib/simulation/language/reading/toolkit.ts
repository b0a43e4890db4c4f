// Which of the three toolkit moves a turn is, if any: a proposal before a reality check before a summary.
import type { ToolkitAction } from "@/lib/domain/strategy/toolkit.ts";
import type { ConductCues } from "./conduct-cues.ts";

/** `acknowledges` as read; a summary gives words back or says that it does. */
export function readToolkit(folded: string, cues: ConductCues, read: { hasTerms: boolean; acknowledges: number; procedural: boolean }): ToolkitAction | null {
  if (read.hasTerms) return "propose_bridging_solution";
  if (read.procedural) return null;
  if (cues.realityCheck.some((p) => p.test(folded))) return "perform_reality_check";
  if (cues.summary.some((p) => p.test(folded)) && (read.acknowledges >= 0.3 || folded.length > 60)) return "summarize_and_clarify";
  return null;
}
