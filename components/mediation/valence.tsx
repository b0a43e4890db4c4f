"use client";
import { useLocale, useTranslations } from "next-intl";
import { valenceWord, flexibilityWord } from "@/lib/client/bands.ts";
import { pageLanguage, percent, signed } from "@/lib/client/format.ts";
import { Measured } from "./measured.tsx";

/** The line from hostile to warm: a needle from zero, the value before as a hollow dot. Draws nothing readable by itself. */
export function ValenceLine({ value, before, width, small = false }: { value: number | null; before: number | null; width: number; small?: boolean }) {
  const h = small ? 10 : 14;
  const mid = h / 2;
  const x = (v: number): number => 4 + ((width - 8) * (v + 1)) / 2;
  const tone = value !== null && value < 0 ? "text-loss" : "text-gain";
  return (
    <svg width={width} height={h} viewBox={`0 0 ${width} ${h}`} aria-hidden="true" className={`block overflow-visible ${tone}`}>
      <line x1="4" x2={width - 4} y1={mid} y2={mid} strokeDasharray={value === null ? "2 4" : undefined} className="stroke-rule" />
      {value === null ? null : (
        <>
          <line x1={x(0)} x2={x(0)} y1={small ? 1 : 2} y2={h - (small ? 1 : 2)} className="stroke-rule" />
          <line x1={x(0)} x2={x(value)} y1={mid} y2={mid} stroke="currentColor" strokeWidth={small ? 3 : 3.5} />
          {before === null || before === value ? null : <circle cx={x(before)} cy={mid} r="2.8" className="fill-[var(--ground,var(--room))] stroke-ink-3" />}
          <circle r={small ? 3.6 : 4.2} cy={mid} fill="currentColor" className="transition-transform duration-(--m-settle) ease-(--ease)" style={{ transform: `translateX(${x(value).toFixed(1)}px)` }} />
        </>
      )}
    </svg>
  );
}

/** What one party feels towards another: word, number, needle. Null: not known. */
export function Valence({ value, before, width = 168 }: { value: number | null; before: number | null; width?: number }) {
  const t = useTranslations("meters");
  return (
    <div className="min-w-0">
      <p className="mb-0.5 flex justify-between gap-2 text-micro text-ink-3">
        <span>{t("feeling")} <span className="text-ink">{value === null ? t("notKnown") : t(`valence.${valenceWord(value)}`)}</span></span>
        <b className="font-semibold tabular-nums text-ink">{value === null ? t("noValue") : signed(value)}</b>
      </p>
      {before === null || value === null || before === value ? null : <span className="sr-only">{t("was", { value: signed(before) })}</span>}
      <Measured initial={width}>{(w) => <ValenceLine value={value} before={before} width={w} />}</Measured>
    </div>
  );
}

/** How far a party believes the other would move: a ruler with ten notches, a pointer, the value before as a hollow dot. */
export function Flexibility({ value, before, width = 168 }: { value: number; before: number | null; width?: number }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  return (
    <div className="min-w-0">
      <p className="mb-0.5 flex justify-between gap-2 text-micro text-ink-3">
        <span>{t("flexibility")} <span className="text-ink">{t(`flex.${flexibilityWord(value)}`)}</span></span>
        <b className="font-semibold tabular-nums text-ink">{percent(value, lang)}</b>
      </p>
      {before === null || before === value ? null : <span className="sr-only">{t("was", { value: percent(before, lang) })}</span>}
      <Measured initial={width}>{(w) => <FlexibilityLine value={value} before={before} width={w} />}</Measured>
    </div>
  );
}

function FlexibilityLine({ value, before, width }: { value: number; before: number | null; width: number }) {
  const x = (p: number): number => 4 + (width - 8) * p;
  return (
    <svg width={width} height={14} viewBox={`0 0 ${width} 14`} aria-hidden="true" className="block overflow-visible">
      {Array.from({ length: 11 }, (_, i) => <line key={i} x1={x(i / 10)} x2={x(i / 10)} y1={i % 5 ? 8 : 5} y2="11" className="stroke-rule" />)}
      <line x1="4" x2={width - 4} y1="11" y2="11" className="stroke-rule" />
      <line x1="4" x2={x(value)} y1="11" y2="11" strokeWidth="3" className="stroke-ink" />
      {before === null || before === value ? null : <circle cx={x(before)} cy="11" r="2.5" className="fill-[var(--ground,var(--room))] stroke-ink-3" />}
      <path d="M0 9.5l-4-6.5h8z" className="fill-ink transition-transform duration-(--m-settle) ease-(--ease)" style={{ transform: `translateX(${x(value).toFixed(1)}px)` }} />
    </svg>
  );
}
