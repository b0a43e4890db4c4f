"use client";
import { useState } from "react";
import { ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import { MOOD_LABELS } from "@/lib/domain/party/mood.ts";
import { consensus } from "@/lib/domain/session/state.ts";
import { pageLanguage, unitNumber } from "@/lib/client/format.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { MiniTrack } from "@/components/mediation/track.tsx";
import { RoomSheet } from "./room-sheet.tsx";
import { useRoom, useSession } from "./session-context.tsx";

/** Under the bar on tablets and phones: each party on a track the size of a word, and consensus. Opens the sheet with everything. */
export function Strip() {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const { seats } = useRoom();
  const parties = useSession((s) => s.state.parties);
  const agreed = useSession((s) => consensus(s.state));
  // The sheet belongs to the room it was opened in: going through the door closes it.
  const caucus = useSession((s) => s.state.caucus);
  const [openIn, setOpenIn] = useState<{ room: string | null } | null>(null);
  const open = openIn !== null && openIn.room === caucus;
  const setOpen = (now: boolean): void => setOpenIn(now ? { room: caucus } : null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="flex h-11 w-full items-center gap-3 overflow-hidden border-b border-hair px-4 focus-visible:-outline-offset-2 tablet:gap-5 tablet:px-6 desk:hidden">
        <span className="sr-only">{t("openSheet")}</span>
        {seats.map((seat) => {
          const party = parties.find((p) => p.id === seat.id);
          const pattern = party?.pattern.at(-1)?.pattern;
          const words = pattern ? BEHAVIOUR_PATTERN_LABELS[pattern][lang] : party?.mood ? MOOD_LABELS[party.mood][lang] : "";
          return (
            <span key={seat.id} className="flex flex-none items-center gap-2">
              <SeatMark seat={seat} size={22} />
              <span className="sr-only">{seat.name} {words}</span>
              {pattern ? <span className={seats.length > 3 ? "hidden tablet:block" : ""}><MiniTrack seat={seat} pattern={pattern} /></span> : <span aria-hidden="true" className="text-small text-ink-2">{words}</span>}
            </span>
          );
        })}
        <span className="ml-auto flex flex-none items-center gap-1.5">
          {agreed === null ? null : <><span className="sr-only">{t("consensusIs")}</span><b className="font-semibold tabular-nums">{unitNumber(agreed, lang)}</b></>}
          <Icon of={ChevronDown} size={14} />
        </span>
      </button>
      <RoomSheet open={open} onOpenChange={setOpen} />
    </>
  );
}
