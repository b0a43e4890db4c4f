"use client";
import { useLocale, useTranslations } from "next-intl";
import { NUDGE_LABELS, type HintGiven } from "@/lib/domain/session/hint.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { STRATEGY_LABELS } from "@/lib/domain/strategy/strategy.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";

/** Every step of help that was asked for, where it came. Nothing where none was. */
export function HintsUsed({ state, seats }: { state: SessionState; seats: readonly Seat[] }) {
  const t = useTranslations("debrief");
  const turn = useTranslations("session");
  if (state.hints.length === 0) return null;
  const places = [...new Set(state.hints.map((h) => h.turn))];
  return (
    <details className="mt-4 border-t border-hair pt-3 text-small">
      <summary className="cursor-pointer font-semibold max-tablet:py-2">{t("hintsList")}</summary>
      <ol className="mt-2 grid gap-3">
        {places.map((after) => (
          <li key={after} className="grid gap-x-4 gap-y-1 tablet:grid-cols-[124px_minmax(0,1fr)]">
            <span className="text-ink-3">{after < state.turns.length ? <a href={`#t${after + 1}`}>{t("hintBefore", { turn: after + 1 })}</a> : t("hintBefore", { turn: after + 1 })}</span>
            <ul className="grid gap-1">{state.hints.filter((h) => h.turn === after).map((hint) => <li key={`${hint.room ?? ""} ${hint.step}`}><span className="text-ink-3">{turn(`hint.steps.${hint.step}`)}</span> <Told hint={hint} seats={seats} /></li>)}</ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Told({ hint, seats }: { hint: HintGiven; seats: readonly Seat[] }) {
  const lang = pageLanguage(useLocale());
  if (hint.step === 3) return <q lang={langTag(seats[0]?.lang ?? "en")} className="font-speech [quotes:none]">{hint.line}</q>;
  if (hint.step === 2) return <>{STRATEGY_LABELS[hint.strategy][lang]}</>;
  const name = seats.find((s) => s.id === hint.partyId)?.name;
  return <>{NUDGE_LABELS[hint.nudge][lang]}{name ? <span className="text-ink-3"> {name}</span> : null}</>;
}
