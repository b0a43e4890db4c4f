"use client";
import { useLocale, useTranslations } from "next-intl";
import { pageLanguage, unitNumber } from "@/lib/client/format.ts";
import { Measured } from "./measured.tsx";

/** Step line of values 0–1 over turns. Unknown values leave the line out. */
export function stepLine(values: readonly (number | null)[], x: (turn: number) => number, y: (value: number) => number): string {
  let d = "";
  let drawn = false;
  values.forEach((value, turn) => {
    if (value === null) return;
    d += drawn ? `H${x(turn).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(turn).toFixed(1)} ${y(value).toFixed(1)}`;
    drawn = true;
  });
  return d;
}

/** Consensus: the mean agreement over topics, its number and its step line. Nothing when it is not known. */
export function ConsensusLine({ path, topics, width = 256 }: { path: readonly (number | null)[]; topics: number; width?: number }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const now = path.at(-1) ?? null;
  if (now === null) return null;
  const before = path.findLast((v) => v !== null && v !== now) ?? null;
  return (
    <section>
      <h3 className="flex items-baseline gap-2">
        <b className="font-semibold">{t("consensus")}</b>
        <span className="text-small text-ink-3">{t("meanOf", { count: topics })}</span>
        <span className="ml-auto font-speech text-[22px]/[28px] tabular-nums">{unitNumber(now, lang)}</span>
      </h3>
      {before === null ? null : <p className="sr-only">{t("was", { value: unitNumber(before, lang) })}</p>}
      <Measured initial={width} className="mt-1">{(w) => <Line path={path} now={now} width={w} />}</Measured>
    </section>
  );
}

function Line({ path, now, width }: { path: readonly (number | null)[]; now: number; width: number }) {
  const x = (turn: number): number => 4 + ((width - 16) * turn) / Math.max(1, path.length - 1);
  const y = (value: number): number => 32 - 28 * value;
  return (
    <svg width={width} height="34" viewBox={`0 0 ${width} 34`} aria-hidden="true" className="block overflow-visible">
      <line x1="0" x2={width} y1="33" y2="33" className="stroke-hair" />
      <path d={stepLine(path, x, y)} fill="none" strokeWidth="1.5" className="stroke-ink" />
      <circle r="3.5" className="fill-ink transition-transform duration-(--m-settle) ease-(--ease)" style={{ transform: `translate(${x(path.length - 1).toFixed(1)}px, ${y(now).toFixed(1)}px)` }} />
    </svg>
  );
}
