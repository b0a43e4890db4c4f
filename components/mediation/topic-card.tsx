"use client";
import { Lock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { unitNumber, pageLanguage } from "@/lib/client/format.ts";
import { spokenAtTable } from "@/lib/client/first-terms.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { RangeLine } from "./range-line.tsx";
import { SeatMark } from "./seat-mark.tsx";

/** How far the parties agree, 0–1, as a short bar with its number. */
export function AgreementBar({ value, width = 40 }: { value: number; width?: number }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  return (
    <span className="flex flex-none items-center gap-1.5 text-data">
      <svg width={width} height="8" viewBox={`0 0 ${width} 8`} aria-hidden="true">
        <line x1="0" x2={width} y1="4" y2="4" strokeWidth="3" className="stroke-hair" />
        <line x1="0" x2={width * value} y1="4" y2="4" strokeWidth="3" className="stroke-ink" />
      </svg>
      <span className="sr-only">{t("agreement")}</span>
      <b className="font-semibold tabular-nums">{unitNumber(value, lang)}</b>
    </span>
  );
}

export interface TopicCardProps { topic: PublicTopic; seats: readonly Seat[]; state: SessionState }

/** One topic on the table: its agreement where known, and what each party has said it would take. */
export function TopicCard({ topic, seats, state }: TopicCardProps) {
  const t = useTranslations("meters");
  const inPrivate = seats.filter((seat) => { const last = state.parties.find((p) => p.id === seat.id)?.offers[topic.id]?.at(-1); return last !== undefined && !spokenAtTable(state, last.turn); });
  const agreement = state.topics.find((t) => t.id === topic.id)?.scores.at(-1)?.agreement ?? null;
  const lang = langTag(seats[0]?.lang ?? "en");
  const offers = seats.map((seat) => ({ seat, values: valuesNamed(state, seat.id, topic.id) }));
  return (
    <section className="border-t border-hair pt-3.5 pb-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 lang={lang} className="font-semibold">{topic.name}</h3>
        {agreement === null ? null : <AgreementBar value={agreement} />}
      </div>
      {topic.kind === "options"
        ? <Options topic={topic} lang={lang} offers={offers} />
        : <RangeLine topic={topic} offers={offers.map((o) => ({ seat: o.seat, values: o.values.filter((v) => typeof v === "number") }))} />}
      {inPrivate.map((seat) => <p key={seat.id} className="mt-1.5 flex items-center gap-1.5 text-micro text-ink-2"><Icon of={Lock} size={12} />{t("namedPrivately", { name: seat.name })}</p>)}
    </section>
  );
}

/** What a party named on a topic, oldest first. A yes to drafted terms names them too, unless it named something since. */
function valuesNamed(state: SessionState, partyId: string, topicId: string): (string | number)[] {
  const offers = state.parties.find((p) => p.id === partyId)?.offers[topicId] ?? [];
  const agreed = state.draft?.answers[partyId] === "yes" ? state.draft.terms[topicId] : undefined;
  const values = offers.map((o) => o.value);
  const last = offers.at(-1);
  return agreed === undefined || (last && state.draft && last.turn > state.draft.turn) ? values : [...values, agreed];
}

function Options({ topic, lang, offers }: { topic: Extract<PublicTopic, { kind: "options" }>; lang: string; offers: readonly { seat: Seat; values: readonly (string | number)[] }[] }) {
  const t = useTranslations("meters");
  return (
    <ul className="grid gap-0.5">
      {topic.options.map((option) => {
        const holders = offers.filter((o) => o.values.at(-1) === option.id);
        const dropped = offers.filter((o) => o.values.at(-1) !== option.id && o.values.includes(option.id));
        return (
          <li key={option.id} className={`flex items-start gap-2 py-0.5 text-small ${holders.length > 0 ? "text-ink" : "text-ink-2"}`}>
            <span lang={lang} className="min-w-0 flex-1">{option.label}</span>
            <span className="flex flex-none items-center gap-1 pt-px">
              {dropped.length > 0 ? <span className="mr-0.5 text-micro text-ink-3">{t("dropped")}</span> : null}
              {dropped.map(({ seat }) => <span key={seat.id} className="flex"><SeatMark seat={seat} size={16} hollow /><span className="sr-only">{seat.name}</span></span>)}
              {holders.map(({ seat }) => <span key={seat.id} className="flex"><SeatMark seat={seat} size={seat.lang === "zh" ? 18 : 16} /><span className="sr-only">{seat.name}</span></span>)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
