"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon.tsx";
import { SeatMark, SeatName } from "@/components/mediation/seat-mark.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { usePrivateRoom } from "./use-private.ts";

const PILL = "relative inline-flex h-[26px] items-center gap-1.5 rounded-pill border pl-[5px] text-small whitespace-nowrap after:absolute after:-inset-x-0.5 after:-inset-y-[9px] focus-visible:rounded-pill max-tablet:h-8";

/** To whom the next words are meant. Nobody chosen: to everyone at the table. In the private room there is one only. */
export function Addressees() {
  const t = useTranslations("session");
  const { seats } = useRoom();
  const to = useSession((s) => s.draft.to);
  const setTo = useSession((s) => s.setTo);
  const room = usePrivateRoom();
  if (room) {
    return (
      <p className="flex items-center gap-1.5">
        <span className="mr-0.5 text-small text-ink-3">{t("toLabel")}</span>
        <span className={`${PILL} border-ink pr-2.5`}><SeatMark seat={room.seat} size={18} />{t("caucus.only", { name: room.seat.name })}</span>
      </p>
    );
  }
  return (
    <div role="group" aria-label={t("toWhom")} className="flex flex-wrap items-center gap-x-1.5 gap-y-2.5">
      <span className="mr-0.5 text-small text-ink-3">{t("toLabel")}</span>
      {to.length === 0 ? <span className="mr-1.5 text-small">{t("everyone")}</span> : null}
      {seats.map((seat) => {
        const chosen = to.includes(seat.id);
        return (
          <button
            key={seat.id} type="button" aria-pressed={chosen}
            onClick={() => setTo(chosen ? to.filter((id) => id !== seat.id) : [...to, seat.id])}
            className={`${PILL} ${chosen ? "border-ink bg-sheet pr-1.5" : "border-dashed border-rule pr-2.5 text-ink-2 hover:bg-well hover:text-ink"}`}
          >
            <SeatMark seat={seat} size={18} /><SeatName seat={seat} />{chosen ? <Icon of={X} size={13} className="text-ink-3" /> : null}
          </button>
        );
      })}
    </div>
  );
}
