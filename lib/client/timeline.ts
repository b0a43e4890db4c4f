// What the timeline draws, turn by turn, and its geometry. Pure; the same numbers feed the picture and the table.
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Reward } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { ThreeStage } from "@/lib/domain/stage/stage.ts";
import type { Seat } from "./seats.ts";
import { consensusPath, patternChanges, patternPath, stagePath, stageSpans } from "./series.ts";

export interface TimelineData {
  turns: number;
  mediatorTurns: readonly number[];
  /** Index 0: at the start; empty where the pattern is not known. */
  lanes: readonly { seat: Seat; path: readonly BehaviourPattern[] }[];
  consensus: readonly (number | null)[];
  stages: readonly (ThreeStage | null)[];
  spans: readonly { stage: ThreeStage; from: number; to: number }[];
  caucuses: readonly { seat: Seat; from: number; to: number }[];
  rewards: Readonly<Record<number, Reward>>;
  hasMeters: boolean;
  /** The turn to look at first: the mediator turn that brought the last step forward, else the last turn. */
  turningPoint: number;
}

/** Gathers the series of a session. */
export function timelineOf(state: SessionState, seats: readonly Seat[]): TimelineData {
  const turns = state.turns.length;
  const lanes = seats.flatMap((seat) => {
    const party = state.parties.find((p) => p.id === seat.id);
    const path = party ? patternPath(party, turns) : [];
    return path.length > 0 ? [{ seat, path }] : [];
  });
  const consensus = consensusPath(state);
  const stages = stagePath(state.stages.three, turns);
  const caucuses = state.caucuses.flatMap((c) => {
    // A door opened and closed again without a word has no turns to be drawn over.
    if ((c.toTurn ?? turns) < c.fromTurn) return [];
    const seat = seats.find((s) => s.id === c.partyId);
    return seat ? [{ seat, from: c.fromTurn, to: c.toTurn ?? turns }] : [];
  });
  const forward = patternChanges(state).filter((c) => c.cause !== null && ordinal(c.to) > ordinal(c.from)).sort((a, b) => a.turn - b.turn);
  return {
    turns, lanes, consensus, stages, caucuses,
    mediatorTurns: state.turns.flatMap((t) => (t.speaker.seat === "mediator" ? [t.turn] : [])),
    spans: stageSpans(stages),
    rewards: Object.fromEntries(state.rewards.map((r) => [r.turn, r.reward])),
    hasMeters: lanes.length > 0 || consensus.length > 0 || stages.length > 0,
    turningPoint: forward.at(-1)?.cause ?? turns,
  };
}

export interface TimelineLayout {
  width: number;
  height: number;
  stageY: number;
  lanes: readonly { y: number }[];
  consensusY: number | null;
  axisY: number;
  x: (turn: number) => number;
  /** The turn nearest to a place. */
  turnAt: (x: number) => number;
}

export const LANE_HEIGHT = 76;
const PAD_LEFT = 12;
/** Narrower than this per turn the chart scrolls instead, px. */
const PER_TURN = 6;

/** Places the rows in a chart at least `width` wide; `labels` is kept free at the right for names at the lines' ends. */
export function layoutOf(data: Pick<TimelineData, "turns" | "lanes" | "consensus" | "stages">, width: number, labels: number): TimelineLayout {
  const total = Math.max(width, PAD_LEFT + labels + data.turns * PER_TURN);
  const span = total - PAD_LEFT - labels;
  const steps = Math.max(1, data.turns - 1);
  const x = (turn: number): number => PAD_LEFT + (span * (turn - 1)) / steps;
  let y = data.stages.length > 0 ? 44 : 16;
  const lanes = data.lanes.map(() => { const top = y; y += LANE_HEIGHT; return { y: top }; });
  const consensusY = data.consensus.length > 0 ? y + 6 : null;
  if (consensusY !== null) y += 60;
  return {
    width: total, height: y + 36, stageY: 26, lanes, consensusY, axisY: y + 4, x,
    turnAt: (px) => Math.min(data.turns, Math.max(1, Math.round(((px - PAD_LEFT) / span) * steps) + 1)),
  };
}

/** Turn numbers that fit under the axis: the first, and every 1st, 2nd, 5th, 10th … with room for them. */
export function axisLabels(turns: number, perTurn: number): number[] {
  const every = [1, 2, 5, 10, 20, 50].find((n) => n * perTurn >= 26) ?? 100;
  return Array.from({ length: turns }, (_, i) => i + 1).filter((n) => n === 1 || n % every === 0);
}
