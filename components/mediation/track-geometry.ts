// Geometry of the behaviour-pattern track: the path falls turn by turn onto four stations. Pure, so that it can be tested.
import { ordinal, type BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";

export interface TrackLabel { turn: number; x: number; y: number; anchor: "start" | "middle" | "end" }
export interface TrackGeometry {
  /** x of the four stations. */
  stations: readonly [number, number, number, number];
  /** y of the track itself. */
  axisY: number;
  height: number;
  path: string;
  now: 1 | 2 | 3 | 4;
  labels: TrackLabel[];
}

const PAD = 6;
/** Height of a turn in the path: 5.2 px, less when there are many; 3 in collapsed cards. */
const ROW = 5.2;
const ROW_COLLAPSED = 3;
const PATH_HEIGHT = 58;

/** Pixels per turn for a path of `turns` turns. */
export function rowHeight(turns: number, collapsed: boolean): number {
  const row = Math.min(ROW, PATH_HEIGHT / Math.max(1, turns));
  return collapsed ? Math.min(ROW_COLLAPSED, row) : row;
}

/** Stations of a track `width` wide, left to right. */
export function stationsOf(width: number): readonly [number, number, number, number] {
  const at = (i: number): number => PAD + ((width - 2 * PAD) * i) / 3;
  return [at(0), at(1), at(2), at(3)];
}

/**
 * The track of one party. `path`: pattern at the start (index 0) and after every turn; must not be empty.
 * A step is drawn at the turn in which it shows. Of labels that would collide the older goes.
 */
export function trackGeometry(path: readonly BehaviourPattern[], width: number, collapsed = false): TrackGeometry {
  const stations = stationsOf(width);
  const at = (index: number): 1 | 2 | 3 | 4 => ordinal(path[Math.min(index, path.length - 1)] ?? "denial");
  const x = (station: number): number => stations[Math.min(3, Math.max(0, station - 1))] ?? PAD;
  const row = rowHeight(path.length, collapsed);
  const y = (turn: number): number => 4 + turn * row;
  const axisY = path.length * row + 14;

  let d = `M${round(x(at(0)))} ${round(y(0))}`;
  const labels: TrackLabel[] = [];
  let wentBack = false;
  for (let turn = 1; turn < path.length; turn++) {
    const from = at(turn - 1);
    const to = at(turn);
    if (from === to) continue;
    d += `V${round(y(turn - 0.5))}H${round(x(to))}`;
    labels.push(labelOf(turn, from, to, x, y(turn - 0.5), wentBack));
    wentBack = to < from;
  }
  d += `V${round(axisY)}`;
  return { stations, axisY, height: axisY + 27, path: d, now: at(path.length - 1), labels: spread(labels) };
}

/** Forward: above its step. At a turn-round, back or forward again: beside it, so that it never lies on the path. */
function labelOf(turn: number, from: number, to: number, x: (station: number) => number, stepY: number, wentBack: boolean): TrackLabel {
  if (to > from && wentBack && from > 1) return { turn, x: x(from) - 7, y: stepY + 5, anchor: "end" };
  if (to > from) return { turn, x: (x(from) + x(to)) / 2, y: stepY - 4, anchor: "middle" };
  return from < 4 ? { turn, x: x(from) + 7, y: stepY + 1, anchor: "start" } : { turn, x: x(from) - 7, y: stepY + 1, anchor: "end" };
}

function spread(labels: readonly TrackLabel[]): TrackLabel[] {
  const kept: TrackLabel[] = [];
  for (const label of labels.toReversed()) {
    if (kept.some((k) => Math.abs(k.x - label.x) < 50 && Math.abs(k.y - label.y) < 13)) continue;
    kept.unshift(label);
  }
  return kept;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
