"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Condition } from "@/lib/domain/condition/condition.ts";
import type { BriefPage } from "@/lib/wire/pages.ts";
import { StartSessionAnswer } from "@/lib/wire/session.ts";
import { send } from "@/lib/client/send.ts";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";
import { ConditionChoice } from "./condition-choice.tsx";

const MEDIATORS = [
  { name: "textbook", label: "watchTextbook", hint: "watchTextbookHint" },
  { name: "skilled", label: "watchSkilled", hint: "watchSkilledHint" },
  { name: "random", label: "watchRandom", hint: "watchRandomHint" },
] as const;

/** Plays the case with an AI mediator and goes to the record of it. */
export function WatchPlay({ slug, conditions }: { slug: string; conditions: BriefPage["conditions"] }) {
  const t = useTranslations("brief");
  const router = useRouter();
  const failureWords = useFailureWords();
  const [condition, setCondition] = useState<Condition>("general");
  const [playing, setPlaying] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function play(mediator: string) {
    setPlaying(mediator);
    setTrouble(null);
    const answer = await send("/api/sessions/play", { caseSlug: slug, mediator, seed: 1, condition }, StartSessionAnswer);
    if (answer.ok) {
      router.push(`/sessions/${answer.value.sessionId}`);
      return;
    }
    setTrouble(failureWords(answer.failure));
    setPlaying(null);
  }
  return (
    <section aria-labelledby="watch" className="no-print mt-10 max-w-[680px]">
      <h2 id="watch" className="text-small font-semibold">{t("watch")}</h2>
      <p className="mt-1 max-w-[44em] text-small text-ink-2">{t("watchLead")}</p>
      <div className="mt-3 max-w-[26em]"><ConditionChoice conditions={conditions} value={condition} onChange={setCondition} /></div>
      <ul className="mt-3 grid gap-2.5">
        {MEDIATORS.map(({ name, label, hint }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button working={playing === name ? t("watching") : null} disabledReason={playing !== null && playing !== name ? t("watching") : null} onClick={() => void play(name)}>{t(label)}</Button>
            <span className="text-small text-ink-3">{t(hint)}</span>
          </li>
        ))}
      </ul>
      {trouble ? <Notice tone="error" live="alert">{trouble}</Notice> : null}
    </section>
  );
}
