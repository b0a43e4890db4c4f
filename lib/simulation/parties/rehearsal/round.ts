// The workbench of one round: the copy of the state being changed, what was heard, the dice, and what parties felt on
// the way that they may voice.
import { seededRng, type Rng } from "@/lib/domain/rng.ts";
import type { HeardMove } from "./crafts.ts";
import { clip } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { copyState, type Mind, type PsychologyState } from "./psychology.ts";
import type { PartySetting, Setting } from "./setting.ts";

export const REACTIONS = ["outraged", "sides", "resists", "reactance", "perspective", "worn-out", "probed", "off-task", "ignored", "flattery", "patronised", "missed-point"] as const;
/** What a turn did to a party that shows in its next words, strongest first. */
export type Reaction = (typeof REACTIONS)[number];

export interface Round {
  state: PsychologyState;
  move: HeardMove;
  setting: Setting;
  dice: Rng;
  /** By party. */
  reactions: Set<Reaction>[];
}

/** Sets the bench for a move. The dice follow from seed and turn alone, so a round can be replayed from any state. */
export function newRound(before: PsychologyState, move: HeardMove, setting: Setting): Round {
  const state = copyState(before);
  state.round += 1;
  const dice = seededRng((Math.imul(setting.seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(move.turn, 0xc2b2ae35)) >>> 0);
  return { state, move, setting, dice, reactions: setting.parties.map(() => new Set<Reaction>()) };
}

/** Whether party `i` is in the room of this round's words. */
export function isPresent(round: Round, i: number): boolean {
  const mind = round.state.minds[i];
  return mind !== undefined && !mind.withdrew && (round.move.room === i || (round.move.room === null && mind.awayAt < 0));
}

/** How strongly provocation works on a party, .5–1.5. */
export function temperOf(own: PartySetting): number {
  return PARAMETERS.temper + own.reactivity;
}

/** Feelings on a 0–1 scale. */
export type Feeling = "trust" | "anger" | "face" | "fairness" | "heard";

/** Moves a feeling by `d`, kept within 0–1. */
export function shift(mind: Mind, feeling: Feeling, d: number): void {
  mind[feeling] = clip(mind[feeling] + d);
}
