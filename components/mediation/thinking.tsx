"use client";
import { useTranslations } from "next-intl";
import { Dots } from "@/components/ui/dots.tsx";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { TurnFrame } from "./turn.tsx";

/** The party that will speak next, named before its first word. Nobody chosen yet: the room is listening. */
export function Thinking({ seat, number }: { seat: Seat | null; number: number }) {
  const t = useTranslations("session");
  const words = seat ? t.rich("thinking", { who: () => <span lang={langTag(seat.lang)}>{seat.name}</span> }) : t("listening");
  if (!seat) return <p className="flex items-center gap-2 py-[15px] text-small text-ink-3 tablet:pl-10">{words} <Dots /></p>;
  return (
    <div data-thinking={seat.id}>
      <TurnFrame seat={seat} name={<span className="font-normal text-ink-3">{words}</span>} note={<Dots />} number={null} at={null} pending as="div">
        <span className="sr-only">{t("turnLink", { turn: number })}</span>
      </TurnFrame>
    </div>
  );
}
