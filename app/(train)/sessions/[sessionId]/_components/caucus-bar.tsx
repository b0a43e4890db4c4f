"use client";
import { useState } from "react";
import { ArrowLeft, Lock } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { pausedMs } from "@/lib/domain/session/meeting.ts";
import { clock } from "@/lib/client/format.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { LeaveRoomDialog } from "./leave-room-dialog.tsx";
import { RoomMenu } from "./room-menu.tsx";
import { useSession } from "./session-context.tsx";
import { useNow } from "./use-now.ts";
import { useDoor, type PrivateRoom } from "./use-private.ts";

/** The bar of the private room: dark, with whom, who cannot hear, and the way back. */
export function CaucusBar({ room }: { room: PrivateRoom }) {
  const t = useTranslations("session.caucus");
  const format = useFormatter();
  const { mine, busy } = useDoor();
  const [leaving, setLeaving] = useState(false);
  const { seat, outside } = room;
  return (
    <header className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 bg-ink px-4 py-2 text-sheet dark:border-b dark:border-rule dark:bg-well dark:text-ink desk:h-16 desk:grid-cols-[auto_minmax(0,1fr)_auto] desk:gap-x-10 desk:px-[18px] wide:grid-cols-[328px_minmax(0,1fr)_auto]">
      {mine ? (
        <button
          type="button" aria-label={t("back")} aria-disabled={busy ? true : undefined} title={busy ? t("wait") : undefined} onClick={() => { if (!busy) setLeaving(true); }}
          className="col-start-2 row-start-1 inline-flex justify-self-start h-9 items-center gap-2 rounded-2 border border-current px-3 text-small font-medium whitespace-nowrap focus-visible:outline-current aria-disabled:opacity-55 max-tablet:h-11 desk:col-start-1"
        >
          <Icon of={ArrowLeft} size={15} /><span className="max-tablet:hidden">{t("back")}</span>
        </button>
      ) : null}
      <div role="status" className="col-start-1 row-start-1 min-w-0 desk:col-start-2 desk:flex desk:items-baseline desk:gap-3.5">
        <h1 className="flex min-w-0 items-center gap-2.5 font-speech text-[17px]/[24px] desk:text-[21px]/[30px]"><Icon of={Lock} size={15} className="flex-none" /><span className="truncate">{t.rich("title", { name: seat.name })}</span></h1>
        <p className="truncate text-micro opacity-80 desk:text-small"><span lang={langTag(seat.lang)}>{t("outside", { names: format.list(outside.map((s) => s.name)), count: outside.length })}</span></p>
      </div>
      <div className="col-start-3 row-start-1 flex items-center gap-3"><p className="hidden text-data tabular-nums whitespace-nowrap desk:block"><Here /></p>{mine ? <RoomMenu inRoom /> : null}</div>
      {leaving ? <LeaveRoomDialog room={room} close={() => setLeaving(false)} /> : null}
    </header>
  );
}

function Here() {
  const t = useTranslations("session.caucus");
  const from = useSession((s) => s.insight.private.at(-1)?.from ?? null);
  const pauses = useSession((s) => s.state.pauses);
  const now = useNow();
  if (from === null || now === null) return null;
  const start = Date.parse(from);
  return <span role="timer" aria-live="off">{t("here", { time: clock(Math.max(0, (now * 1000 - start - pausedMs(pauses, start, now * 1000)) / 1000)) })}</span>;
}
