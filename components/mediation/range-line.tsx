"use client";
import { useLocale, useTranslations } from "next-intl";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import { amount, pageLanguage } from "@/lib/client/format.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { Measured } from "./measured.tsx";
import { MarkAt, seatColour } from "./mark.tsx";
import { rangeGeometry } from "./range-geometry.ts";

type NumericTopic = Exclude<PublicTopic, { kind: "options" }>;
export interface RangeLineProps { topic: NumericTopic; offers: readonly { seat: Seat; values: readonly number[] }[]; width?: number }

/** The offers of each party on a number line, moving towards each other. */
export function RangeLine({ topic, offers, width = 256 }: RangeLineProps) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const write = (v: number): string => amount(v, topic, lang);
  const between = (low: number, high: number): string => (low === high ? t("metAt", { value: write(low) }) : t("apart", { value: write(high - low) }));
  const spoken = offers.filter((o) => o.values.length > 0);
  const latest = spoken.map((o) => o.values.at(-1) ?? 0);
  const summary = [
    ...spoken.map((o) => t("offersOf", { name: o.seat.name, values: o.values.map(write).join(t("then")) })),
    ...(spoken.length > 1 ? [between(Math.min(...latest), Math.max(...latest))] : []),
  ];
  return (
    <figure className="m-0">
      <Measured initial={width}>{(w) => <Line topic={topic} offers={offers} width={w} write={write} between={between} empty={spoken.length === 0 ? t("noFigure") : null} />}</Measured>
      <figcaption className="sr-only">{summary.length === 0 ? t("noFigure") : summary.join(" ")}</figcaption>
    </figure>
  );
}

interface LineProps extends RangeLineProps { width: number; write: (v: number) => string; between: (low: number, high: number) => string; empty: string | null }

function Line({ topic, offers, width, write, between, empty }: LineProps) {
  const g = rangeGeometry(topic.range, offers.map((o) => ({ seat: o.seat.seat, values: o.values })), width, write, between);
  const y = g.axisY;
  return (
    <svg width={width} height={g.height} viewBox={`0 0 ${width} ${g.height}`} aria-hidden="true" className="block overflow-visible">
      <line x1={g.left} x2={g.right} y1={y} y2={y} className="stroke-rule" />
      {[g.left, g.right].map((x, i) => (
        <g key={x}>
          <line x1={x} x2={x} y1={y - 4} y2={y + 4} className="stroke-rule" />
          <text x={i === 0 ? 0 : width} y={y + 19} textAnchor={i === 0 ? "start" : "end"} className="fill-ink-3 text-micro">{write(topic.range[i === 0 ? 0 : 1])}</text>
        </g>
      ))}
      {empty === null ? null : <text x={width / 2} y={y - 9} textAnchor="middle" className="fill-ink-3 text-micro">{empty}</text>}
      {g.lanes.map((lane) => (
        <g key={lane.seat}>
          <g className={seatColour(lane.seat)} stroke="currentColor">
            <line x1={lane.fromX} x2={lane.toX} y1={lane.y} y2={lane.y} strokeWidth="1.4" />
            <line x1={lane.toX} x2={lane.toX} y1={lane.y} y2={y} strokeDasharray="1.5 3" />
          </g>
          {lane.earlier.map((x) => <MarkAt key={x} seat={lane.seat} x={x} y={lane.y} size={7} />)}
          <MarkAt seat={lane.seat} x={lane.toX} y={lane.y} size={15} />
          <text x={lane.label.x} y={lane.y + 4} textAnchor={lane.label.anchor} className="fill-ink text-data font-semibold">{write(lane.latest)}</text>
        </g>
      ))}
      {g.gap === null ? null : (
        <>
          <line x1={g.gap.fromX} x2={g.gap.toX} y1={y} y2={y} strokeWidth="3" className="stroke-ink" />
          <text x={g.gap.labelX} y={g.gap.labelY} textAnchor="middle" className="fill-ink text-micro font-semibold">{between(g.gap.low, g.gap.high)}</text>
        </>
      )}
    </svg>
  );
}
