// When a mediator answered a fall of consensus and what each intervention did. SoCRATES (arXiv 2606.05563) §3.4.
// Choices the paper leaves open are named in each function; those recommended are the defaults.
import { mean } from "./defined.ts";
import type { Trajectory } from "./consensus-trajectory.ts";

/** τ: a fall of at least this in one turn is a drop event. */
export const DROP_THRESHOLD = 0.1;
/** W: turns within which an intervention answers a drop. */
export const RESPONSE_WINDOW = 10;
/** Turns after which the lift of an intervention is read. */
export const LIFT_HORIZON = 5;
/** Floating-point slack: 0.75 − 0.65 falls short of 0.1 in binary. */
const SLACK = 1e-9;

/** Turns t with S[t−1] − S[t] ≥ 0.1; each an event of its own. */
export function dropTurns({ consensus }: Trajectory): number[] {
  return consensus.flatMap((s, t) => {
    const before = consensus[t - 1];
    return before !== undefined && before - s >= DROP_THRESHOLD - SLACK ? [t] : [];
  });
}

/**
 * How turns are numbered. `party-turn` (recommended): only party turns count and an intervention carries the number of the
 * party turn it follows, so an immediate answer scores 100. `utterance`: every utterance counts, the best is 90.
 */
export type TurnNumbering = "party-turn" | "utterance";

/** Intervention timeliness, 0–100: mean over drops of 100 (1 − delay / 10), 0 if none came within 10 turns. Null without a drop. */
export function interventionTimeliness(run: Trajectory, interventions: readonly number[], numbering: TurnNumbering = "party-turn"): number | null {
  const soonest = numbering === "party-turn" ? 0 : 1;
  return mean(dropTurns(run).map((drop) => {
    const delays = interventions.map((i) => i - drop).filter((d) => d >= soonest && d <= RESPONSE_WINDOW);
    return delays.length === 0 ? 0 : 100 * (1 - Math.min(...delays) / RESPONSE_WINDOW);
  }));
}

/** What to do when i + 5 lies past the end: read the last turn (recommended), or leave the intervention out. */
export type PastTheEnd = "clamp" | "drop";

/** Intervention effectiveness, points: mean over interventions i of 100 (S[i+5] − S[i−1]) / (1 − S[i−1]). Null when there is none to read. */
export function interventionEffectiveness(run: Trajectory, interventions: readonly number[], pastTheEnd: PastTheEnd = "clamp"): number | null {
  const last = run.consensus.length - 1;
  return mean(interventions.flatMap((i) => {
    if (i + LIFT_HORIZON > last && pastTheEnd === "drop") return [];
    const before = run.consensus[i - 1];
    const after = run.consensus[Math.min(i + LIFT_HORIZON, last)];
    return before === undefined || after === undefined ? [] : [liftOverGap(before, after)];
  }));
}

/** Consensus gain, points: how much of the unmediated run's remaining gap the mediated run closed. Negative when worse, not clipped. */
export function consensusGain(unmediated: number, mediated: number): number {
  return liftOverGap(unmediated, mediated);
}

/** 100 (after − before) / (1 − before); at no gap the raw change in points, as the paper does for the gain. */
function liftOverGap(before: number, after: number): number {
  const gap = 1 - before;
  const change = 100 * (after - before);
  return gap <= SLACK ? change : change / gap;
}
