"use client";
import { memo } from "react";
import { useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS, ordinal, type BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { STAGE_LABELS } from "@/lib/domain/stage/stage.ts";
import { pageLanguage, unitNumber } from "@/lib/client/format.ts";
import { stepLine } from "@/components/mediation/consensus-line.tsx";
import { MarkAt, seatColour } from "@/components/mediation/mark.tsx";
import { labelWidth } from "@/components/mediation/range-geometry.ts";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { axisLabels, type TimelineData, type TimelineLayout } from "@/lib/client/timeline.ts";

/** Width of the column of row names, px. */
export const GUTTER = 96;
const STEP = 16;

function laneY(top: number, pattern: BehaviourPattern): number {
  return top + 12 + STEP * (4 - ordinal(pattern));
}
function consensusY(top: number, value: number): number {
  return top + 42 - 36 * value;
}

/** Row names at the left; they stay while the chart scrolls. */
export function TimelineGutter({ data, layout }: { data: TimelineData; layout: TimelineLayout }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  return (
    <div aria-hidden="true" className="relative" style={{ width: GUTTER, height: layout.height }}>
      {data.lanes.map(({ seat }, i) => (
        <div key={seat.id} className="absolute inset-x-0 text-micro text-ink-3" style={{ top: layout.lanes[i]?.y ?? 0 }}>
          <SeatMark seat={seat} size={18} className="absolute top-[27px] left-0" />
          <span className="absolute top-[4px] right-2.5 whitespace-nowrap">{BEHAVIOUR_PATTERN_LABELS.resolution.short[lang]}</span>
          <span className="absolute top-[52px] right-2.5 whitespace-nowrap">{BEHAVIOUR_PATTERN_LABELS.denial.short[lang]}</span>
        </div>
      ))}
      {layout.consensusY === null ? null : <span className="absolute left-0 text-data font-semibold" style={{ top: layout.consensusY + 18 }}>{t("consensus")}</span>}
    </div>
  );
}

/** The chart itself: pictures only, its words are in the table and the slider's value. Drawn once; the chosen turn lies over it. */
export const TimelineChart = memo(function TimelineChart({ data, layout }: { data: TimelineData; layout: TimelineLayout }) {
  const t = useTranslations("debrief");
  const lang = pageLanguage(useLocale());
  const { x, width, height, axisY } = layout;
  const left = x(1) - 10;
  const right = x(Math.max(1, data.turns)) + 10;
  const perTurn = data.turns > 1 ? x(2) - x(1) : 40;
  const cTop = layout.consensusY;
  // Bands reach half-way to the turns beside them, so that two in a row do not lie on each other.
  const half = Math.min(10, perTurn / 2);
  const mediators = new Set(data.mediatorTurns);
  const last = data.consensus.at(-1) ?? null;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block">
      {data.caucuses.map((c) => (
        <g key={`${c.seat.id} ${c.from}`}>
          <rect x={x(c.from) - half} y="34" width={x(c.to) - x(c.from) + 2 * half} height={axisY - 34} className="fill-well" />
          <MarkAt seat={c.seat.seat} x={x(c.from) - half + 11} y={44} size={12} />
          {labelWidth(t("private")) + 26 <= x(c.to) - x(c.from) + 2 * half ? <text x={x(c.from) - half + 21} y="48" className="fill-ink-3 text-micro">{t("private")}</text> : null}
        </g>
      ))}
      {data.spans.map((span) => (
        <g key={span.from}>
          <text x={x(span.from) - 10} y="17" className="fill-ink text-data font-semibold">{labelWidth(STAGE_LABELS[span.stage][lang]) <= x(span.to) - x(span.from) + Math.min(20, perTurn) || data.spans.length === 1 ? STAGE_LABELS[span.stage][lang] : ""}</text>
          <line x1={x(span.from) - 10} x2={x(span.to) - 10 + Math.max(4, Math.min(20, perTurn) - 4)} y1={layout.stageY} y2={layout.stageY} strokeWidth="1.2" className="stroke-ink" />
        </g>
      ))}
      {data.lanes.map(({ seat, path }, i) => {
        const top = layout.lanes[i]?.y ?? 0;
        const values = path.map((p) => laneY(top, p));
        let d = `M${left.toFixed(1)} ${(values[0] ?? 0).toFixed(1)}`;
        for (let turn = 1; turn < values.length; turn++) if (values[turn] !== values[turn - 1]) d += `H${x(turn).toFixed(1)}V${values[turn]?.toFixed(1)}`;
        d += `H${right.toFixed(1)}`;
        return (
          <g key={seat.id}>
            {(["resolution", "negotiation", "partial-acceptance", "denial"] as const).map((p) => <line key={p} x1={left} x2={right} y1={laneY(top, p)} y2={laneY(top, p)} strokeDasharray={p === "resolution" || p === "denial" ? undefined : "1 4"} className="stroke-hair" />)}
            <path d={d} fill="none" stroke="currentColor" strokeWidth="2" className={seatColour(seat.seat)} />
            <text x={right + 6} y={(values.at(-1) ?? 0) + 4} className="fill-ink text-micro font-semibold">{seat.name.length > 13 ? `${seat.name.slice(0, 12)}…` : seat.name}</text>
          </g>
        );
      })}
      {cTop === null ? null : (
        <g>
          <line x1={left} x2={right} y1={consensusY(cTop, 0)} y2={consensusY(cTop, 0)} className="stroke-hair" />
          <path d={`${stepLine(data.consensus, (turn) => (turn === 0 ? left : x(turn)), (v) => consensusY(cTop, v))}H${right.toFixed(1)}`} fill="none" strokeWidth="1.4" className="stroke-ink" />
          <text x={right + 6} y={consensusY(cTop, last ?? 0) + 4} className="fill-ink text-micro font-semibold">{unitNumber(last, lang)}</text>
        </g>
      )}
      {Array.from({ length: data.turns }, (_, i) => i + 1).map((turn) => {
        const mediator = mediators.has(turn);
        return <line key={turn} x1={x(turn)} x2={x(turn)} y1={axisY} y2={axisY + (mediator ? 8 : 4)} className={mediator ? "stroke-ink" : "stroke-rule"} />;
      })}
      {axisLabels(data.turns, perTurn).map((n) => <text key={n} x={x(n)} y={axisY + 23} textAnchor="middle" className="fill-ink-3 text-micro">{n}</text>)}
    </svg>
  );
});

/** The line and the label of the chosen turn. */
export function ChosenTurn({ layout, selected }: { layout: TimelineLayout; selected: number }) {
  const t = useTranslations("debrief");
  const tag = t("tagTurn", { turn: selected });
  const { x, width, height, axisY } = layout;
  const tagWidth = labelWidth(tag) + 14;
  const left = Math.min(width - tagWidth - 2, Math.max(2, x(selected) - tagWidth / 2));
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="pointer-events-none absolute top-0 left-0">
      <line data-selected="" x1={x(selected)} x2={x(selected)} y1="30" y2={axisY + 10} className="stroke-ink" />
      <rect x={left} y={axisY + 10} width={tagWidth} height="19" rx="3" strokeWidth="8" paintOrder="stroke" className="fill-ink stroke-sheet" />
      <text x={left + tagWidth / 2} y={axisY + 23.5} textAnchor="middle" className="fill-sheet text-micro font-semibold">{tag}</text>
    </svg>
  );
}
