"use client";
import { useFormatter, useTranslations } from "next-intl";
import { clock } from "@/lib/client/format.ts";
import { shortChanged, type PrivateTime as Share } from "@/lib/client/private-time.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { seatColour } from "./mark.tsx";
import { SeatMark } from "./seat-mark.tsx";

/** How long each party has been heard in private, on one scale, and whom to offer the same. */
export function PrivateTime({ times, seats }: { times: readonly Share[]; seats: readonly Seat[] }) {
  const t = useTranslations("session.caucus");
  const format = useFormatter();
  const most = Math.max(60, ...times.map((x) => x.seconds));
  const short = shortChanged(times);
  const names = seats.filter((s) => short.includes(s.id)).map((s) => s.name);
  return (
    <section>
      <h2 className="text-small font-semibold">{t("time")}</h2>
      <ul className="mt-2 grid gap-2">
        {seats.map((seat) => {
          const seconds = times.find((x) => x.partyId === seat.id)?.seconds ?? 0;
          return (
            <li key={seat.id} className="grid grid-cols-[18px_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1 text-small">
              <SeatMark seat={seat} size={18} />
              <span lang={langTag(seat.lang)} className="truncate">{seat.name}</span>
              <span className="text-data tabular-nums text-ink-2">{clock(seconds)}</span>
              <span aria-hidden="true" className="col-span-2 col-start-2 h-[5px] bg-hair"><span className={`block h-full bg-current ${seatColour(seat.seat)}`} style={{ width: `${((100 * seconds) / most).toFixed(1)}%` }} /></span>
            </li>
          );
        })}
      </ul>
      {times.every((x) => x.seconds < 60) ? null : <p className="mt-2.5 text-small text-pretty text-ink-2">{names.length === 0 ? t("even") : t("balance", { names: format.list(names) })}</p>}
    </section>
  );
}
