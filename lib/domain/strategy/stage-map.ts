// Where in a mediation each strategy is used, counted over the 97 released ProMediConv cases (869 mediator turns; systems notes C4).
// The paper's own table of strategy by stage could not be read and is not cited.
import type { ThreeStage } from "@/lib/domain/stage/stage.ts";
import type { Strategy } from "./strategy.ts";

export interface StrategyUse {
  /** Mediator turns with this strategy, of 869. */
  n: number;
  /** Share of them in the first, middle and last third of the dialogue, each 0–1; rounded, they add up to 1 within .01. */
  early: number;
  middle: number;
  late: number;
  /** Suggested stages, the usual one first; empty: it closes a dialogue and belongs to none. */
  stages: readonly ThreeStage[];
}

export const STRATEGY_USE: Record<Strategy, StrategyUse> = {
  "understanding-the-situation": { n: 184, early: .97, middle: .03, late: 0, stages: ["understanding"] },
  "mobilizing-multiple-forces": { n: 90, early: .74, middle: .23, late: .02, stages: ["understanding", "intercession"] },
  "law-and-morality": { n: 104, early: .32, middle: .67, late: .01, stages: ["intercession", "understanding"] },
  "principal-contradiction": { n: 75, early: .03, middle: .92, late: .05, stages: ["intercession"] },
  "ideological-and-practical": { n: 81, early: 0, middle: .84, late: .16, stages: ["intercession"] },
  "perspective-taking": { n: 59, early: .02, middle: .63, late: .36, stages: ["intercession", "reconciliation"] },
  "early-detection-and-prevention": { n: 31, early: 0, middle: .48, late: .52, stages: ["intercession", "reconciliation"] },
  "strategic-ambiguity": { n: 23, early: 0, middle: .13, late: .87, stages: ["reconciliation"] },
  "recognition-and-motivation": { n: 39, early: 0, middle: .03, late: .97, stages: ["reconciliation"] },
  "reaching-agreement": { n: 128, early: .01, middle: .02, late: .97, stages: ["reconciliation"] },
  others: { n: 55, early: 0, middle: 0, late: 1, stages: [] },
};

/** Praise may be given at any time: that the released dialogues keep it for their end must not make a kind word early on a reconciliation (chosen). */
const MOVES_NO_STAGE: readonly Strategy[] = ["recognition-and-motivation"];

/** The stage a turn with this strategy speaks for; null when it speaks for none. */
export function stageOf(strategy: Strategy): ThreeStage | null {
  return MOVES_NO_STAGE.includes(strategy) ? null : (STRATEGY_USE[strategy].stages[0] ?? null);
}
