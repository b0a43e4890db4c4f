// Geometry of the range line: one lane a party, earlier offers small, the latest large and dropped to the axis; what is left between is thick.

export interface RangeOffers { seat: number; values: readonly number[] }

export interface RangeLane {
  seat: number;
  y: number;
  fromX: number;
  toX: number;
  earlier: readonly number[];
  latest: number;
  label: { x: number; anchor: "start" | "end" };
}
export interface RangeGeometry {
  axisY: number;
  height: number;
  left: number;
  right: number;
  lanes: readonly RangeLane[];
  /** The outermost gap between the latest offers; null with fewer than two figures. */
  gap: { low: number; high: number; fromX: number; toX: number; labelX: number; labelY: number } | null;
}

const PAD = 8;
const TOP = 20;
const LANE = { two: 34, more: 30 };
const BELOW_LANES = 30;

/** Rough width of a label at 12 px, enough to keep labels apart. */
export function labelWidth(text: string): number {
  return [...text].reduce((sum, ch) => sum + (ch > "\u2e7f" ? 12.5 : 7), 0);
}

/**
 * Lays out the offers of one numeric topic on a line `width` wide. Parties that named no figure have no lane.
 * `format` writes a figure; it is asked only to keep labels from running into each other.
 */
export function rangeGeometry(range: readonly [number, number], offers: readonly RangeOffers[], width: number, format: (value: number) => string, gapText: (low: number, high: number) => string): RangeGeometry {
  const [min, max] = range;
  const x = (value: number): number => PAD + ((width - 2 * PAD) * (Math.min(max, Math.max(min, value)) - min)) / (max - min || 1);
  const shown = offers.filter((o) => o.values.length > 0);
  const step = shown.length <= 2 ? LANE.two : LANE.more;
  const axisY = shown.length === 0 ? 22 : TOP + (shown.length - 1) * step + BELOW_LANES;

  const lanes = shown.map((offer, i): RangeLane => {
    const latest = offer.values.at(-1) ?? min;
    const first = offer.values[0] ?? latest;
    return {
      seat: offer.seat, y: TOP + i * step, fromX: x(first), toX: x(latest), latest,
      earlier: offer.values.slice(0, -1).filter((v, j, all) => v !== latest && all.indexOf(v) === j).map(x),
      label: besideMark(x(latest), latest < first ? -1 : latest > first ? 1 : 0, labelWidth(format(latest)), width),
    };
  });

  const latest = lanes.map((l) => l.latest);
  const low = Math.min(...latest);
  const high = Math.max(...latest);
  const gap = lanes.length < 2 ? null : { low, high, fromX: x(low), toX: x(high), ...gapLabel((x(low) + x(high)) / 2, axisY, gapText(low, high), [format(min), format(max)], width) };
  return { axisY, height: gap && gap.labelY > axisY + 19 ? axisY + 38 : axisY + 24, left: PAD, right: width - PAD, lanes, gap };
}

/** The side the offer came from is taken by its line, so the label stands ahead of it, unless it would leave the chart. */
function besideMark(x: number, direction: number, textWidth: number, width: number): RangeLane["label"] {
  const ahead = direction === 0 ? (x > width / 2 ? -1 : 1) : direction;
  const fitsRight = x + 13 + textWidth <= width;
  const fitsLeft = x - 13 - textWidth >= 0;
  const right = ahead > 0 ? fitsRight || !fitsLeft : !fitsLeft && fitsRight;
  return right ? { x: x + 13, anchor: "start" } : { x: x - 13, anchor: "end" };
}

/** Under the thick segment; a row lower when an end of the axis stands there. */
function gapLabel(middle: number, axisY: number, text: string, ends: readonly [string, string], width: number): { labelX: number; labelY: number } {
  const half = labelWidth(text) / 2;
  const labelX = Math.min(width - half, Math.max(half, middle));
  const clear = labelX - half > labelWidth(ends[0]) + 6 && labelX + half < width - labelWidth(ends[1]) - 6;
  return { labelX, labelY: clear ? axisY + 19 : axisY + 33 };
}
