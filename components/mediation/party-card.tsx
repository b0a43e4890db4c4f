"use client";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";
import { MOOD_LABELS } from "@/lib/domain/party/mood.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { lastWords, patternPath } from "@/lib/client/series.ts";
import { SeatMark, SeatName } from "./seat-mark.tsx";
import { Track } from "./track.tsx";
import { Flexibility, Valence } from "./valence.tsx";

export interface PartyCardProps {
  seat: Seat;
  seats: readonly Seat[];
  state: SessionState;
  /** Mark, name, mood and track only, for tables of three and more: the matrix holds the beliefs. */
  collapsed?: boolean;
  /** Whether the reader mediates: "you last spoke to her". */
  self: boolean;
  /** The door to the private room with this party. */
  door?: ReactNode;
}

/** One party: who, in what mood, where on the track, in its own words, and what it believes of the other. What is not known is not there. */
export function PartyCard({ seat, seats, state, collapsed = false, self, door = null }: PartyCardProps) {
  const t = useTranslations("parties");
  const lang = pageLanguage(useLocale());
  const party = state.parties.find((p) => p.id === seat.id);
  if (!party) return null;
  const path = patternPath(party, state.turns.length);
  const words = collapsed ? null : lastWords(state, seat.id);
  return (
    <section aria-label={seat.name} className={`border-b border-hair px-6 max-tablet:px-0 ${collapsed ? "pt-[15px] pb-2" : "pt-5 pb-[18px]"}`}>
      <div className={`flex ${collapsed ? "items-center gap-2.5" : "items-start gap-3"}`}>
        <SeatMark seat={seat} size={collapsed ? 26 : 30} className={collapsed ? "" : "mt-1.5"} />
        <div className={`min-w-0 flex-1 ${collapsed ? "flex flex-wrap items-baseline gap-x-2" : ""}`}>
          <h3 className="text-[16px]/[22px] font-semibold"><SeatName seat={seat} /></h3>
          <p lang={langTag(seat.lang)} className="text-small text-ink-3">{seat.role}</p>
        </div>
        {party.mood ? <p className={`flex-none self-start font-speech text-[15px]/[22px] text-ink-2 ${lang === "en" ? "italic" : ""}`}><span className="sr-only">{t("mood")} </span>{MOOD_LABELS[party.mood][lang]}</p> : null}
      </div>
      {path.length > 0 ? <div className={collapsed ? "mt-[7px]" : "mt-3"}><Track seat={seat} path={path} spoken={party.lastSpokeAt !== null} collapsed={collapsed} width={collapsed ? 424 : 356} /></div> : null}
      {words ? (
        <p className="mt-[11px] font-speech text-[15px]/[22px] text-ink-2 [@media(max-height:759px)]:hidden">
          <q lang={langTag(words.lang)} className="font-speech [quotes:none]">“{words.text}”</q> <a href={`#t${words.turn}`} className="font-ui text-micro whitespace-nowrap text-ink-3">{t("turnLink", { turn: words.turn })}</a>
        </p>
      ) : null}
      {collapsed ? null : seats.filter((s) => s.id !== seat.id).map((other) => <Believes key={other.id} party={party} other={other} />)}
      {party.withdrew ? null : (
        <div className={`flex items-center justify-between gap-3 text-micro text-ink-3 ${collapsed ? "mt-0.5" : "mt-2"}`}>
          <p className="min-w-0">
            <LastAddressed seat={seat} turnsAgo={party.lastAddressedAt === null ? null : state.turns.length - party.lastAddressedAt} nobodySpoke={!state.turns.some((turn) => turn.speaker.seat === "mediator")} self={self} />
            {collapsed ? null : <Changed party={party} />}
          </p>
          {door}
        </div>
      )}
      {party.withdrew ? <p className="mt-2.5 text-small text-loss">{t("withdrew", { name: seat.name })}</p> : null}
    </section>
  );
}

function Believes({ party, other }: { party: SessionState["parties"][number]; other: Seat }) {
  const t = useTranslations("parties");
  const belief = party.beliefs[other.id];
  if (!belief) return null;
  return (
    <div className="mt-[11px]">
      <p className="mb-1.5 text-small">
        {t.rich("believes", { who: () => <><SeatMark seat={other} size={16} className="mr-1 align-[-3px]" /><SeatName seat={other} /></> })}{" "}
        <span lang={langTag(other.lang)} className="text-ink-2">{belief.goal}</span>
      </p>
      <div className="grid grid-cols-2 gap-x-5">
        <Valence value={belief.valence} before={belief.before?.valence ?? null} />
        <Flexibility value={belief.flexibility} before={belief.before?.flexibility ?? null} />
      </div>
    </div>
  );
}

/** Which turn last changed what this party believes. */
function Changed({ party }: { party: SessionState["parties"][number] }) {
  const t = useTranslations("parties");
  const turn = Math.max(0, ...Object.values(party.beliefs).map((b) => b.turn ?? 0));
  return turn === 0 ? null : <a href={`#t${turn}`} className="block">{t("changed", { turn })}</a>;
}

/** Words to everyone may have been meant for a party without saying so: "not yet" is claimed only before the first word. */
function LastAddressed({ seat, turnsAgo, nobodySpoke, self }: { seat: Seat; turnsAgo: number | null; nobodySpoke: boolean; self: boolean }) {
  const t = useTranslations("parties");
  const { pronoun } = seat;
  const key = self ? "you" : "mediator";
  if (turnsAgo === null && !nobodySpoke) return null;
  return <span>{turnsAgo === null ? t(`${key}NotYet`, { pronoun }) : t(`${key}LastSpoke`, { pronoun, count: turnsAgo })}</span>;
}
