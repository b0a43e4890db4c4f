"use client";
import { useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { hintsHere, type HintGiven } from "@/lib/domain/session/hint.ts";
import { STRATEGY_LABELS } from "@/lib/domain/strategy/strategy.ts";
import { TOOLKIT_LABELS } from "@/lib/domain/strategy/toolkit.ts";
import { askHint } from "@/lib/client/hint.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";
import { useRoom, useSession } from "./session-context.tsx";
import { ToolkitFrame } from "./toolkit-frame.tsx";
import type { ToolkitFormProps } from "./toolkit-menu.ts";

/** Help for the next turn in three steps, each asked for: what is due, which strategy, a line. */
export function HintPanel({ close, done }: ToolkitFormProps) {
  const t = useTranslations("session.hint");
  const { page } = useRoom();
  const hints = useSession((s) => s.state.hints);
  const turns = useSession((s) => s.state.turns.length);
  const room = useSession((s) => s.state.caucus);
  const busy = useSession((s) => isAnswering(s.state));
  const catchUp = useSession((s) => s.askAgain);
  const failureWords = useFailureWords();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const given = hintsHere(hints, turns, room);
  const next = given.length === 0 ? 1 : given.length === 1 ? 2 : given.length === 2 ? 3 : null;
  const nudge = given.find((h) => h.step === 1);
  const line = given.find((h) => h.step === 3);

  async function ask(step: 1 | 2 | 3): Promise<void> {
    setAsking(true);
    setTrouble(null);
    const failure = await askHint(page.id, step, room);
    setAsking(false);
    if (failure) setTrouble(failureWords(failure));
    else await catchUp();
  }
  const actions = (
    <>
      {next === null ? null : <Button data-first variant="line" working={asking ? t("asking") : null} disabledReason={busy ? t("wait") : null} onClick={() => void ask(next)}>{t(`ask.${next}`)}</Button>}
      {line ? <Button data-first variant="line" onClick={() => done({ text: line.line, to: room === null && nudge?.partyId ? [nudge.partyId] : [] })}>{t("use")}</Button> : null}
    </>
  );
  return (
    <ToolkitFrame title={t("title")} close={close} actions={actions}>
      <p className="text-small text-ink-3">{t("recorded")}</p>
      {/* Filled as the steps come: read out once each. */}
      <ol role="status" className="mt-1.5 grid gap-2.5">
        {given.map((hint) => <li key={hint.step} className="grid gap-x-4 tablet:grid-cols-[84px_minmax(0,1fr)]"><span className="text-small text-ink-3 tablet:leading-[22px]">{t(`steps.${hint.step}`)}</span><Step hint={hint} /></li>)}
      </ol>
      {trouble ? <p role="alert" className="mt-2 text-small text-loss">{trouble}</p> : null}
    </ToolkitFrame>
  );
}

function Step({ hint }: { hint: HintGiven }) {
  const t = useTranslations("session.hint");
  const lang = pageLanguage(useLocale());
  const { page, seats } = useRoom();
  if (hint.step === 1) {
    const name = seats.find((s) => s.id === hint.partyId)?.formal ?? t("everyone");
    const topic = page.case.topics.find((x) => x.id === hint.topicId)?.name ?? null;
    return <p className="text-ui text-pretty">{t(`nudge.${hint.nudge}`, { name })}{topic === null ? null : <> {t("about", { topic })}</>}</p>;
  }
  if (hint.step === 2) {
    const { en, zh, explainEn, explainZh } = STRATEGY_LABELS[hint.strategy];
    return <p className="text-ui text-pretty"><b className="font-semibold">{lang === "zh" ? zh : en}{hint.toolkit ? <>{t("gap")}{TOOLKIT_LABELS[hint.toolkit][lang]}</> : null}</b> <span className="text-ink-2">{lang === "zh" ? explainZh : explainEn}</span></p>;
  }
  return <p lang={langTag(page.case.language)} className="quote border-l-2 border-accent pl-3 text-quote">{hint.line}</p>;
}
