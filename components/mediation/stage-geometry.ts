// Geometry of the stage rail: equal segments, a tick for every turn spoken in a stage, the dot at the latest turn.
// Going back moves the dot back; the ticks of the later stage stay.

export interface StageSegment { from: number; to: number; ticks: readonly number[]; reached: boolean; current: boolean }
export interface StageGeometry { segments: readonly StageSegment[]; dot: number | null }

const GAP = 6;
const TICK = 20;

/** `path`: the index of the stage of every turn (null: unknown). `now`: the stage the session stands in. */
export function stageGeometry(stages: number, path: readonly (number | null)[], now: number | null, width: number): StageGeometry {
  const segment = (width - GAP * (stages - 1)) / stages;
  const counts = Array.from({ length: stages }, (_, i) => path.filter((p) => p === i).length);
  const furthest = Math.max(now ?? -1, ...path.map((p) => p ?? -1));
  const segments = counts.map((count, i): StageSegment => {
    const from = i * (segment + GAP);
    const step = Math.min(TICK, (segment - 12) / Math.max(1, count));
    return {
      from, to: from + segment, ticks: Array.from({ length: count }, (_, k) => from + 4 + (k + 0.5) * step),
      reached: i <= furthest, current: i === now,
    };
  });
  const current = now === null ? undefined : segments[now];
  return { segments, dot: current ? (current.ticks.at(-1) ?? current.from + 5) : null };
}
