// The reward of a mediator turn as a number. Words: ProMediConv, its values: the released code line (PPDPP env.py), not printed in the paper.
import type { Reward } from "@/lib/domain/session/events.ts";
import { mean } from "./defined.ts";

export const REWARD_VALUES: Record<Reward, number> = { worsened: -1, same: -0.5, improved: 0.5, solved: 1 };

/** A case counts as solved when its reward is above this; equal is not solved (PPDPP env.py). */
export const SOLVED_ABOVE = 0.5;

/** Mean value of the samples a judge gave for one turn; a sample that could not be read (null) is left out, and none read gives 0 (PPDPP env.py). */
export function turnReward(samples: readonly (Reward | null)[]): number {
  const read = samples.filter((s): s is Reward => s !== null);
  return mean(read.map((s) => REWARD_VALUES[s])) ?? 0;
}
