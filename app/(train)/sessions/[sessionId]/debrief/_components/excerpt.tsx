"use client";
import { useMemo } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";
import { effectsByTurn, NO_EFFECTS, type Effects } from "@/lib/client/effects.ts";
import type { Insight } from "@/lib/client/insight.ts";
import { langTag, memberSpeaking } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Mark } from "@/components/mediation/mark.tsx";
import { lettersFor } from "@/components/mediation/seat-mark.tsx";
import { TurnEffects } from "@/components/mediation/turn-effects.tsx";
import type { Voices } from "@/components/mediation/turn.tsx";

export interface ExcerptProps { state: SessionState; insight: Insight; voices: Voices; topics: readonly PublicTopic[]; selected: number; onSelect: (turn: number) => void }

/** The words around the chosen turn: the one before, itself, the one after. */
export function Excerpt({ state, insight, voices, topics, selected, onSelect }: ExcerptProps) {
  const t = useTranslations("debrief");
  const effects = useMemo(() => effectsByTurn(state, insight), [state, insight]);
  const shown = state.turns.filter((turn) => Math.abs(turn.turn - selected) <= 1);
  return (
    <section aria-label={t("excerpt")} className="no-print min-w-0 desk:sticky desk:top-[76px] desk:self-start">
      <div className="flex items-center border-b border-hair pb-1.5">
        <h2 className="text-small font-semibold">{t("turnHead", { turn: selected })}</h2>
        <span className="ml-auto flex gap-0.5">
          <Button variant="quiet" size="icon" aria-label={t("earlier")} disabledReason={selected <= 1 ? t("first") : null} onClick={() => onSelect(selected - 1)}><Icon of={ChevronLeft} /></Button>
          <Button variant="quiet" size="icon" aria-label={t("later")} disabledReason={selected >= state.turns.length ? t("last") : null} onClick={() => onSelect(selected + 1)}><Icon of={ChevronRight} /></Button>
        </span>
      </div>
      {shown.map((turn) => <Line key={turn.turn} turn={turn} chosen={turn.turn === selected} effects={effects.get(turn.turn) ?? NO_EFFECTS} voices={voices} topics={topics} />)}
    </section>
  );
}

function Line({ turn, chosen, effects, voices, topics }: { turn: SpokenTurn; chosen: boolean; effects: Effects; voices: Voices; topics: readonly PublicTopic[] }) {
  const { speaker } = turn;
  const seat = speaker.seat === "party" ? voices.seats.find((s) => s.id === speaker.partyId) : undefined;
  const member = seat && speaker.seat === "party" ? memberSpeaking(seat, speaker.memberId) : null;
  return (
    <article className={`py-3 ${chosen ? "-mx-4 bg-well px-4" : ""}`}>
      <header className="mb-[3px] flex items-center gap-2 text-small">
        <Mark seat={seat?.seat ?? 0} letters={seat ? lettersFor(seat, 20) : ""} size={20} />
        <b className="font-semibold" lang={seat ? langTag(seat.lang) : undefined}>{member?.name ?? seat?.name ?? voices.mediator}</b>
        <a href={`#t${turn.turn}`} className="ml-auto min-w-6 text-right text-micro tabular-nums text-ink-3 no-underline hover:underline">{turn.turn}</a>
      </header>
      <p lang={langTag(turn.lang)} className={`quote whitespace-pre-line ${chosen ? "" : "line-clamp-4 text-ink-2"}`}>{turn.text}</p>
      {chosen ? <TurnEffects turn={turn} effects={effects} voices={voices} topics={topics} /> : null}
    </article>
  );
}
