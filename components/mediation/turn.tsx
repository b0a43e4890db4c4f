"use client";
import type { ReactNode } from "react";
import { useFormatter, useTranslations } from "next-intl";
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import { langTag, memberSpeaking, type Seat } from "@/lib/client/seats.ts";
import { LocalTime } from "./local-time.tsx";
import { Mark } from "./mark.tsx";
import { lettersFor } from "./seat-mark.tsx";
import "./mediation.css";

export interface Voices {
  seats: readonly Seat[];
  /** What the mediator is called: "You" to the one who mediates. */
  mediator: string;
  /** Whether the reader is the mediator: parties then speak "to you". */
  self: boolean;
}

/** The words for whom a turn is meant: "to you", "to everyone", "to Ms Okafor, in private". */
export function useAudience({ seats, mediator, self }: Voices): (turn: Pick<SpokenTurn, "speaker" | "audience">, heardBy?: readonly string[]) => string {
  const t = useTranslations("session");
  const format = useFormatter();
  const you = self ? t("you") : mediator;
  return ({ speaker, audience }, heardBy = []) => {
    if (audience.room === "caucus") {
      const name = speaker.seat === "party" ? you : (seats.find((s) => s.id === audience.with)?.name ?? audience.with);
      return t("toPrivate", { names: name });
    }
    // Nobody chosen: whom the room took the words to be meant for, when that is not everyone.
    const to = audience.to.length === 0 && heardBy.length < seats.length ? heardBy : audience.to;
    const names = to.map((id) => seats.find((s) => s.id === id)?.name ?? you);
    return names.length === 0 ? t("toEveryone") : t("to", { names: format.list(names) });
  };
}

export interface TurnFrameProps {
  seat: Seat | null;
  name: ReactNode;
  /** Beside the name: to whom, or that it is being said. */
  note: ReactNode;
  number: number | null;
  at: string | null;
  /** Muted while it is not in the record. */
  pending?: boolean;
  /** A turn is an article; who is only about to speak is none. */
  as?: "article" | "div";
  children: ReactNode;
}

/** The frame of one utterance: mark, who, words, number and time. On phones the gutter becomes a header line. */
export function TurnFrame({ seat, name, note, number, at, pending = false, as: Frame = "article", children }: TurnFrameProps) {
  const t = useTranslations("session");
  const mark = (size: number, className: string): ReactNode => <Mark seat={seat?.seat ?? 0} letters={seat ? lettersFor(seat, size) : ""} size={size} className={`${className} ${pending ? "opacity-55" : ""}`} />;
  return (
    <Frame id={number === null ? undefined : `t${number}`} className="turn-block grid grid-cols-[minmax(0,1fr)_auto] py-[11px] tablet:grid-cols-[40px_minmax(0,1fr)_54px] tablet:py-[15px]">
      <div className="hidden tablet:row-span-2 tablet:block">{mark(24, "")}</div>
      <header className="mb-[3px] flex min-w-0 flex-wrap items-center gap-x-2 text-small tablet:items-baseline">
        <span className="flex tablet:hidden">{mark(20, "")}</span>
        <b className="font-semibold">{name}</b>
        <span className="text-ink-3">{note}</span>
      </header>
      <p className="text-right text-micro/[18px] tabular-nums text-ink-3 tablet:col-start-3 tablet:row-span-2 tablet:row-start-1">
        {number === null ? null : <a href={`#t${number}`} aria-label={t("turnLink", { turn: number })} className="inline-block min-w-6 py-[3px] no-underline hover:underline tablet:py-0">{number}</a>}
        {at === null ? null : <LocalTime at={at} className="hidden tablet:block" />}
      </p>
      <div className="col-span-2 min-w-0 tablet:col-span-1 tablet:col-start-2">{children}</div>
    </Frame>
  );
}

/** Spoken words, as text and never as markup. */
export function Words({ text, lang, streaming = false }: { text: string; lang: "en" | "zh"; streaming?: boolean }) {
  return (
    <p lang={langTag(lang)} className="speech max-w-[34em] whitespace-pre-line break-words max-tablet:[&:not(:lang(zh))]:text-[17.5px]/[27px] zh:max-w-[30em]">
      {text}{streaming ? <span aria-hidden="true" className="caret" /> : null}
    </p>
  );
}

/** One finished turn. `heardBy`: to whom it was taken to be meant; `children`: what it showed, in lines below. */
export function TurnBlock({ turn, voices, heardBy, children }: { turn: SpokenTurn; voices: Voices; heardBy?: readonly string[] | undefined; children?: ReactNode }) {
  const audience = useAudience(voices);
  const { speaker } = turn;
  const seat = speaker.seat === "party" ? (voices.seats.find((s) => s.id === speaker.partyId) ?? null) : null;
  const member = seat && speaker.seat === "party" ? memberSpeaking(seat, speaker.memberId) : null;
  const name = seat ? <span lang={langTag(seat.lang)}>{member?.name ?? seat.name}</span> : voices.mediator;
  const note = <>{member && seat ? <><span lang={langTag(seat.lang)}>{member.role}</span>{" · "}</> : null}{audience(turn, heardBy)}</>;
  return (
    <TurnFrame seat={seat} name={name} note={note} number={turn.turn} at={turn.at}>
      <Words text={turn.text} lang={turn.lang} />
      {children}
    </TurnFrame>
  );
}

/** A line under a turn: what it changed or what was made of it. */
export function TurnLine({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`mt-2 flex items-start gap-[7px] text-small text-ink-2 ${className}`}>{children}</div>;
}
