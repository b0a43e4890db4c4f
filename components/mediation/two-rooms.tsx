"use client";
import { useFormatter, useTranslations } from "next-intl";
import type { Seat } from "@/lib/client/seats.ts";
import { MarkAt } from "./mark.tsx";

/** The two rooms from above: the mediator with one party here, the others at the table outside, the door between. */
export function TwoRooms({ seat, outside }: { seat: Seat; outside: readonly Seat[] }) {
  const t = useTranslations("session.caucus");
  const format = useFormatter();
  const place = (i: number): { x: number; y: number } => {
    const angle = -Math.PI / 2 + (2 * Math.PI * i) / Math.max(1, outside.length);
    return { x: 192 + 46 * Math.cos(angle), y: 100 + 46 * Math.sin(angle) };
  };
  return (
    <svg viewBox="0 0 256 176" role="img" aria-label={t("room", { name: seat.name, names: format.list(outside.map((s) => s.name)) })} className="block w-full max-w-[256px]">
      <rect x="1" y="1" width="119" height="174" className="fill-sheet" />
      <rect x="1" y="1" width="254" height="174" fill="none" strokeWidth="1.5" className="stroke-ink" />
      <path d="M120 1v58M120 100v75" strokeWidth="1.5" className="stroke-ink" />
      <path d="M120 59v41" strokeWidth="3" className="stroke-accent" />
      <path d="M120 59a41 41 0 0 1 41 41" fill="none" strokeDasharray="2 3" className="stroke-ink-3" />
      <text x="12" y="20" className="fill-ink-2 text-micro">{t("private")}</text>
      <text x="244" y="20" textAnchor="end" className="fill-ink-2 text-micro">{t("table")}</text>
      <rect x="41" y="76" width="40" height="40" rx="2" fill="none" className="stroke-ink-3" />
      <MarkAt seat={seat.seat} x={61} y={54} size={22} />
      <MarkAt seat={0} x={61} y={138} size={22} />
      <circle cx="192" cy="100" r="30" fill="none" className="stroke-ink-3" />
      {outside.map((s, i) => <MarkAt key={s.id} seat={s.seat} {...place(i)} size={20} />)}
    </svg>
  );
}
