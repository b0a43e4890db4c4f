"use client";
import { useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS, BEHAVIOUR_PATTERNS, type BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { Measured } from "./measured.tsx";
import { MarkAt, seatColour } from "./mark.tsx";
import { stationsOf, trackGeometry } from "./track-geometry.ts";

export interface TrackProps {
  seat: Seat;
  /** Pattern at the start and after every turn. */
  path: readonly BehaviourPattern[];
  spoken: boolean;
  collapsed?: boolean;
  width?: number;
}

/** The behaviour-pattern track: four stations, the path of this party over the turns, its mark where it is now. */
export function Track({ seat, path, spoken, collapsed = false, width = 356 }: TrackProps) {
  const t = useTranslations("meters");
  if (path.length === 0) return null;
  return (
    <figure className="m-0">
      <Measured initial={width}>{(w) => (spoken ? <Falling seat={seat} path={path} width={w} collapsed={collapsed} /> : <Silent width={w} />)}</Measured>
      <figcaption className="sr-only">
        {spoken ? <TrackWords seat={seat} path={path} /> : t("notSpoken")}
      </figcaption>
    </figure>
  );
}

function Falling({ seat, path, width, collapsed }: { seat: Seat; path: readonly BehaviourPattern[]; width: number; collapsed: boolean }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const g = trackGeometry(path, width, collapsed);
  return (
    <svg width={width} height={g.height} viewBox={`0 0 ${width} ${g.height}`} aria-hidden="true" className="block overflow-visible">
      <line x1={g.stations[0]} x2={g.stations[3]} y1={g.axisY} y2={g.axisY} className="stroke-rule" />
      {g.stations.map((x) => <line key={x} x1={x} x2={x} y1={g.axisY - 4} y2={g.axisY + 4} className="stroke-rule" />)}
      <path d={g.path} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" opacity=".75" className={seatColour(seat.seat)} />
      {g.labels.map((l) => (
        <text key={l.turn} x={l.x} y={l.y} textAnchor={l.anchor} paintOrder="stroke" strokeWidth="3" className={`fill-ink-3 stroke-room ${lang === "zh" ? "text-[11px]" : "text-[10.5px]"}`}>{t("turnLabel", { turn: l.turn })}</text>
      ))}
      <MarkAt seat={seat.seat} x={g.stations[g.now - 1] ?? 0} y={g.axisY} size={17} />
      {BEHAVIOUR_PATTERNS.map((pattern, i) => (
        <text key={pattern} x={i === 0 ? 0 : i === 3 ? width : g.stations[i]} y={g.axisY + 23} textAnchor={i === 0 ? "start" : i === 3 ? "end" : "middle"} className={`text-micro ${g.now === i + 1 ? "fill-ink font-semibold" : "fill-ink-3"}`}>
          {BEHAVIOUR_PATTERN_LABELS[pattern].short[lang]}
        </text>
      ))}
    </svg>
  );
}

function Silent({ width }: { width: number }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const stations = stationsOf(width);
  return (
    <svg width={width} height={60} viewBox={`0 0 ${width} 60`} aria-hidden="true" className="block">
      <line x1={stations[0]} x2={stations[3]} y1="33" y2="33" strokeDasharray="2 4" className="stroke-rule" />
      {stations.map((x) => <line key={x} x1={x} x2={x} y1="29" y2="37" className="stroke-rule" />)}
      <text x="0" y="16" className="fill-ink-3 text-micro">{t("notSpoken")}</text>
      <text x="0" y="56" className="fill-ink-3 text-micro">{BEHAVIOUR_PATTERN_LABELS.denial.short[lang]}</text>
      <text x={width} y="56" textAnchor="end" className="fill-ink-3 text-micro">{BEHAVIOUR_PATTERN_LABELS.resolution.short[lang]}</text>
    </svg>
  );
}

/** The same in words, and every station with the turn it was reached at as a table. */
function TrackWords({ seat, path }: { seat: Seat; path: readonly BehaviourPattern[] }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const steps = path.flatMap((pattern, turn) => (turn === 0 || path[turn - 1] !== pattern ? [{ turn, pattern }] : []));
  const last = steps.at(-1);
  const before = steps.at(-2);
  if (!last) return null;
  const name = (pattern: BehaviourPattern): string => BEHAVIOUR_PATTERN_LABELS[pattern][lang];
  return (
    <>
      {before ? t("trackSince", { name: seat.name, pattern: name(last.pattern), turn: last.turn, before: name(before.pattern) }) : t("trackStart", { name: seat.name, pattern: name(last.pattern) })}
      <table>
        <caption>{t("trackTable", { name: seat.name })}</caption>
        <thead><tr><th scope="col">{t("turn")}</th><th scope="col">{t("pattern")}</th></tr></thead>
        <tbody>{steps.map((s) => <tr key={s.turn}><td>{s.turn === 0 ? t("atStart") : s.turn}</td><td>{name(s.pattern)}</td></tr>)}</tbody>
      </table>
    </>
  );
}

/** A track the size of a word, for the strip: the mark on its station. */
export function MiniTrack({ seat, pattern }: { seat: Seat; pattern: BehaviourPattern }) {
  const station = BEHAVIOUR_PATTERNS.indexOf(pattern);
  const x = (i: number): number => 3 + i * 17.33;
  return (
    <svg width="58" height="12" viewBox="0 0 58 12" aria-hidden="true" className="flex-none">
      <line x1="3" x2="55" y1="6" y2="6" className="stroke-rule" />
      {[0, 1, 2, 3].map((i) => <line key={i} x1={x(i)} x2={x(i)} y1="3" y2="9" className="stroke-rule" />)}
      <MarkAt seat={seat.seat} x={x(station)} y={6} size={10} />
    </svg>
  );
}
