// CogMed's outcome figures (systems notes E): success within 10 rounds, turns to agreement, overall quality against the real settlement.
import { mean } from "./defined.ts";

/** A round is the mediator's act and every party's reply. */
export const COGMED_ROUND_LIMIT = 10;
/** OQS is judged on these three, 1–10 each. */
export const QUALITY_DIMENSIONS = ["solution-feasibility", "procedural-professionalism", "strategic-creativity"] as const;
export type QualityDimension = (typeof QUALITY_DIMENSIONS)[number];
export const QUALITY_LABELS: Record<QualityDimension, { en: string; zh: string }> = {
  "solution-feasibility": { en: "Feasibility of the solution", zh: "方案可行性" },
  "procedural-professionalism": { en: "Professionalism of the procedure", zh: "程序专业性" },
  "strategic-creativity": { en: "Creativity of the strategy", zh: "策略创造性" },
};

export interface CogMedCase {
  /** Round in which every party agreed; null: never within the limit. */
  agreedInRound: number | null;
}

/** SR: share 0–1 of cases in which all agreed in the same round, within the limit. Null for no cases. */
export function cogMedSuccess(cases: readonly CogMedCase[], limit: number = COGMED_ROUND_LIMIT): number | null {
  return mean(cases.map((c): number => (c.agreedInRound !== null && c.agreedInRound <= limit ? 1 : 0)));
}

/** TTA: mean rounds over successes only; null without any. (Unlike AT, failures are left out: never compare the two.) */
export function turnsToAgreement(cases: readonly CogMedCase[], limit: number = COGMED_ROUND_LIMIT): number | null {
  return mean(cases.flatMap((c) => (c.agreedInRound !== null && c.agreedInRound <= limit ? [c.agreedInRound] : [])));
}

/** OQS of one settlement, 1–10: mean of the three dimensions. Null when one is unscored. Throws on a score outside 1–10. */
export function overallQuality(scores: Record<QualityDimension, number | null>): number | null {
  const values = QUALITY_DIMENSIONS.map((d) => scores[d]);
  const wrong = values.find((v) => v !== null && !(v >= 1 && v <= 10));
  if (wrong !== undefined) throw new Error(`overall quality: ${wrong} is not 1..10`);
  return values.every((v) => v !== null) ? mean(values) : null;
}
