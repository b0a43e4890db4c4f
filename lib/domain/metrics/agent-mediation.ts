// AgentMediation's outcome figures (arXiv 2509.06586; systems notes F): five-level judgements scaled to 0–100, acceptance, and
// how many of the statutes a real decision cites the mediator's proposals name.
import { mean, meanDefined } from "./defined.ts";

/** Levels 0–4 of satisfaction (each party's own), consensus and litigation risk (a judge's). */
export const TOP_LEVEL = 4;

/** Mean level scaled to 0–100; unscored (null) left out, null when none is scored. Throws on a level outside 0–4. */
export function levelScore(levels: readonly (number | null)[]): number | null {
  const wrong = levels.find((l) => l !== null && !(Number.isInteger(l) && l >= 0 && l <= TOP_LEVEL));
  if (wrong !== undefined) throw new Error(`level score: ${wrong} is not 0..${TOP_LEVEL}`);
  const level = meanDefined(levels);
  return level === null ? null : (100 * level) / TOP_LEVEL;
}

/** Satisfaction of a case, 0–100: averaged over its parties. */
export const satisfaction = levelScore;

export type FinalAnswer = "accept" | "reject" | "undecided";

/** Share 0–1 of cases in which all parties accept (the code's acc_rate prints a count). Null for no cases. */
export function acceptanceRate(cases: readonly (readonly FinalAnswer[])[]): number | null {
  return mean(cases.map((answers): number => (answers.length > 0 && answers.every((a) => a === "accept") ? 1 : 0)));
}

/** Statute recall of one proposal, 0–1: share of the gold statutes it names, compared after folding. Null without gold statutes. */
export function statuteRecall(cited: readonly string[], gold: readonly string[]): number | null {
  const wanted = new Set(gold.map(foldStatute));
  if (wanted.size === 0) return null;
  const named = new Set(cited.map(foldStatute));
  return [...wanted].filter((s) => named.has(s)).length / wanted.size;
}

/** Statute recall of a case: mean over its initial and its final proposal (a missing one is left out). */
export function caseStatuteRecall(proposals: readonly (readonly string[] | null)[], gold: readonly string[]): number | null {
  return meanDefined(proposals.map((cited) => (cited === null ? null : statuteRecall(cited, gold))));
}

/** Titles differ in brackets, spaces, width and the country's full name only. */
export function foldStatute(text: string): string {
  return text.normalize("NFKC").replace(/[《》〈〉「」\s]/gu, "").replace(/^中华人民共和国/u, "").toLowerCase();
}
