"use client";
import type { ReactNode } from "react";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { REWARDS } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { DebriefPage } from "@/lib/wire/pages.ts";
import { NOT_KNOWN, pageLanguage, percent, signed, unitNumber } from "@/lib/client/format.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { HintsUsed } from "./hints-used.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import type { Voices } from "@/components/mediation/turn.tsx";

function Row({ value, code, children }: { value: string; code?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-baseline gap-4 border-b border-hair py-[11px] last:border-b-0 tablet:grid-cols-[124px_minmax(0,1fr)]">
      <dt className="font-speech text-[21px]/[26px] whitespace-nowrap tabular-nums">{value}</dt>
      <dd className="text-ui text-ink-2 text-pretty">{children}{code ? <span className="ml-1.5 text-micro whitespace-nowrap text-ink-3">{code}</span> : null}</dd>
    </div>
  );
}

export interface HappenedProps { page: DebriefPage; state: SessionState; seats: readonly Seat[]; voices: Voices; hidden: boolean }

/** What happened to the parties, each figure with its words. What is not known is said to be so. */
export function Happened({ page, state, seats, voices, hidden }: HappenedProps) {
  const t = useTranslations("debrief");
  const format = useFormatter();
  const lang = pageLanguage(useLocale());
  const m = page.metrics;
  const none = NOT_KNOWN[lang];
  const topicName = (id: string): string => page.case.topics.find((x) => x.id === id)?.name ?? id;
  const settled = state.ended?.outcome === "settled";
  const share = (who: string): string => percent(m.airtime.find((a) => a.who === who)?.share ?? 0, lang);
  const counts = REWARDS.map((reward) => ({ reward, count: m.rewards.filter((r) => r.reward === reward).length })).filter((c) => c.count > 0);
  const names = format.list(m.topicsUntouched.map(topicName));
  return (
    <section className="pt-8">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-2.5"><h2 className="title">{t("happened")}</h2><p className="text-small text-ink-3">{t("noScore")}</p></div>
      {m.shortCut ? <Notice tone="warn" lead={t("shortCut")} className="mb-2">{t("shortCutRest")}</Notice> : null}
      <dl className="grid gap-x-15 desk:grid-cols-2">
        <Row value={t(`outcomes.${state.ended?.outcome ?? "open"}`)}>{state.ended ? t(`outcomeWords.${state.ended.outcome}`) : t("outcomeWords.open")}</Row>
        {hidden ? null : <Row value={unitNumber(m.consensus, lang)} code={t("codes.consensus")}>{m.consensus === null ? t("consensusNone") : <>{t("consensusWords", { count: page.case.topics.length })} <Topics page={page} state={state} /></>}</Row>}
        {hidden ? null : <Row value={m.madState === null ? none : signed(m.madState)} code={t("codes.madState")}>{m.madState === null ? t("madNone") : t("madWords", { value: m.madState })}</Row>}
        {hidden ? null : <Row value={m.madText === null ? none : signed(m.madText)} code={t("codes.madText")}>{m.madText === null ? t("madTextNone") : t("madTextWords")}</Row>}
        <Row value={m.averageTurns === null ? none : String(m.averageTurns)} code={t("codes.at")}>{m.averageTurns === null ? t("atNone") : settled ? t("atWords", { turns: m.averageTurns }) : t("atLimit", { limit: m.turnLimit })}</Row>
        {hidden ? null : <Row value={m.rewardSum === null ? none : signed(m.rewardSum, 1)} code={t("codes.reward")}>{m.rewardSum === null || m.rewards.length === 0 ? t("rewardNone") : t("rewardWords", { count: m.rewards.length, list: format.list(counts.map((c) => t("rewardCount", { count: c.count, reward: t(`rewards.${c.reward}`) }))), last: m.rewardFinal === null ? none : signed(m.rewardFinal, 1) })}</Row>}
        {m.airtime.length > 0 ? <Row value={seats.map((s) => share(s.id).replace(/\s?%/, "")).join(" : ")}>{t("airtimeWords", { list: format.list(seats.map((s) => `${s.name} ${share(s.id)}`)), who: voices.mediator, self: voices.self ? "yes" : "no", own: share("mediator") })}</Row> : null}
        <Row value={m.topicsUntouched.length === 0 ? t("allTopics") : String(m.topicsUntouched.length)}>{m.topicsUntouched.length === 0 ? t("untouchedNone") : t("untouched", { count: m.topicsUntouched.length, names })}</Row>
        {m.hintsUsed === null ? null : <Row value={String(m.hintsUsed)}>{t("hintsUsed", { count: m.hintsUsed })}</Row>}
      </dl>
      <HintsUsed state={state} seats={seats} />
      <p className="mt-4 text-small text-ink-3">{t("trainingOnly")}</p>
    </section>
  );
}

/** Agreement per topic, in words beside their mean. */
function Topics({ page, state }: { page: DebriefPage; state: SessionState }) {
  const lang = pageLanguage(useLocale());
  const parts = page.case.topics.map((topic) => `${topic.name} ${unitNumber(state.topics.find((x) => x.id === topic.id)?.scores.at(-1)?.agreement ?? null, lang)}`);
  return <span lang={langTag(page.case.language)}>{parts.join(lang === "zh" ? "，" : ", ")}</span>;
}
