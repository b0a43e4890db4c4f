"use client";
import { useLocale, useTranslations } from "next-intl";
import { pageLanguage, percent } from "@/lib/client/format.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { langTag } from "@/lib/client/seats.ts";
import { seatColour } from "./mark.tsx";

export interface AirtimeProps {
  shares: readonly { who: string; share: number }[];
  seats: readonly Seat[];
  /** What the mediator is called here: "You", or a name. */
  mediator: string;
}

/** Who spoke how much: one split line, each label under its part. */
export function Airtime({ shares, seats, mediator }: AirtimeProps) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const parts = [...seats.map((seat) => ({ seat, share: shares.find((s) => s.who === seat.id)?.share ?? 0 })), { seat: null, share: shares.find((s) => s.who === "mediator")?.share ?? 0 }];
  return (
    <section>
      <h3 className="flex items-baseline gap-2 text-small"><b className="font-semibold">{t("airtime")}</b><span className="text-ink-3">{t("wordsSpoken")}</span></h3>
      <ul className="mt-2 flex gap-[3px]">
        {parts.map(({ seat, share }) => (
          // A part is never so thin that its label has no place to stand.
          <li key={seat?.id ?? "mediator"} className="min-w-[72px]" style={{ flexGrow: Math.max(share, 0.001), flexBasis: 0 }}>
            <span aria-hidden="true" className={`block h-[5px] bg-current ${seatColour(seat?.seat ?? 0)} ${share === 0 ? "opacity-30" : ""}`} />
            <span className="mt-1.5 block text-micro text-ink-3"><span lang={seat ? langTag(seat.lang) : undefined}>{seat?.name ?? mediator}</span> <span className="whitespace-nowrap tabular-nums">{percent(share, lang)}</span></span>
          </li>
        ))}
      </ul>
    </section>
  );
}
