"use client";
import { useState, type ReactNode } from "react";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { VISIBILITIES, type Visibility } from "@/lib/domain/session/run-spec.ts";
import type { Condition } from "@/lib/domain/condition/condition.ts";
import type { BriefPage } from "@/lib/wire/pages.ts";
import { StartSessionAnswer } from "@/lib/wire/session.ts";
import { send } from "@/lib/client/send.ts";
import { Button, LinkButton } from "@/components/ui/button.tsx";
import { Gap } from "@/components/ui/gap.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";
import { ConditionChoice } from "./condition-choice.tsx";

const PRACTICE = "practice";

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return <div className="grid gap-x-4 gap-y-1 border-t border-hair py-[15px] tablet:grid-cols-[112px_minmax(0,1fr)]"><span aria-hidden="true" className="text-small font-semibold tablet:leading-[34px]">{title}</span><div>{children}</div></div>;
}

interface Props { slug: string; title: string; assignments: BriefPage["assignments"]; conditions: BriefPage["conditions"]; asked: string | null; openSessionId: string | null; tries: number }

/** The few choices that hold for the session, who will be able to read it, and the door to the table. */
export function BeforeYouStart({ slug, title, assignments, conditions, asked, openSessionId, tries }: Props) {
  const t = useTranslations("brief");
  const words = useTranslations("words");
  const common = useTranslations("common");
  const locale = useLocale();
  const router = useRouter();
  const failureWords = useFailureWords();
  const [purpose, setPurpose] = useState(asked ?? PRACTICE);
  const [chosen, setChosen] = useState<Visibility>("live");
  const [hints, setHints] = useState(true);
  const [condition, setCondition] = useState<Condition>("general");
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const assignment = assignments.find((a) => a.id === purpose) ?? null;
  const visibility = assignment?.visibility ?? chosen;
  // Nothing measured, nothing whispered: an exam has no hints, whatever is chosen here.
  const exam = visibility === "never";
  const hinted = !exam && (assignment !== null || hints);

  async function sit() {
    setWorking(true);
    setTrouble(null);
    const answer = await send("/api/sessions", { caseSlug: slug, assignmentId: assignment?.id ?? null, visibility, condition: assignment ? "general" : condition, hints: hinted }, StartSessionAnswer);
    if (answer.ok) {
      router.push(`/sessions/${answer.value.sessionId}`);
      return;
    }
    setTrouble(failureWords(answer.failure));
    setWorking(false);
  }

  return (
    <section aria-labelledby="before" className="no-print flex flex-col border-hair px-4 pt-7 tablet:px-10 max-desk:border-t desk:sticky desk:top-15 desk:max-h-[calc(100dvh-60px)] desk:overflow-y-auto desk:border-l desk:pt-9 desk:pr-14 desk:pl-12">
      <h2 id="before" className="title">{t("before")}</h2>
      <p className="mt-1.5 mb-2.5 text-small text-ink-2">{assignments.length > 0 ? t("beforeAssigned") : t("beforeLead")}</p>
      {assignments.length > 0 ? (
        <Choice title={t("for")}>
          <Segmented look="apart" label={t("for")} value={purpose} onChange={setPurpose} options={[{ value: PRACTICE, label: t("practice") }, ...assignments.map((a) => ({ value: a.id, label: a.title === title ? a.className : a.title }))]} />
        </Choice>
      ) : null}
      <Choice title={t("meters")}>
        <Segmented look="apart" label={t("meters")} value={visibility} onChange={setChosen}
          options={VISIBILITIES.map((value) => ({ value, label: words(`visibility.${value}`), disabled: assignment !== null && value !== visibility }))} />
        <p className="mt-1.5 text-micro text-ink-3">{t(`metersHint.${visibility}`)}{assignment ? <><Gap />{t("setBy")}</> : null}</p>
      </Choice>
      <Choice title={t("hints")}>
        <Segmented look="apart" label={t("hints")} value={hinted ? "on" : "off"} onChange={(value) => setHints(value === "on")}
          options={[{ value: "on", label: t("hintsOn"), disabled: exam }, { value: "off", label: t("hintsOff"), disabled: assignment !== null && !exam }]} />
        <p className="mt-1.5 text-micro text-ink-3">{t(`hintsHint.${exam ? "exam" : assignment ? "assigned" : hinted ? "on" : "off"}`)}</p>
      </Choice>
      {assignment ? null : <Choice title={t("condition")}><ConditionChoice conditions={conditions} value={condition} onChange={setCondition} /></Choice>}
      <Choice title={t("readers")}>
        <p className="text-small tablet:py-2">{assignment ? t("readersAssigned", { names: new Intl.ListFormat(locale).format(assignment.instructors), className: assignment.className }) : t("readersYou")}</p>
        {assignment?.dueAt ? <p className="text-micro text-ink-3">{t.rich("due", { date: () => <LocalTime iso={assignment.dueAt ?? ""} show="moment" /> })}</p> : null}
      </Choice>
      <div className="mt-auto border-t border-hair pt-4 pb-4 desk:border-0 desk:pb-8">
        <div className="z-20 border-hair bg-room max-desk:fixed max-desk:inset-x-0 max-desk:bottom-0 max-desk:border-t max-desk:px-4 max-desk:pt-3 max-desk:pb-[max(12px,env(safe-area-inset-bottom))]">
          {trouble ? <Notice tone="error" live="alert" className="pt-0">{trouble}</Notice> : null}
          {openSessionId ? (
            <div className="grid gap-2">
              <p className="text-small text-ink-2 max-desk:hidden">{t("open")}</p>
              <LinkButton href={`/sessions/${openSessionId}`} variant="primary" size="xl" className="w-full">{t("goOn")}</LinkButton>
              <Button size="xl" className="w-full" working={working ? t("sitting") : null} onClick={() => void sit()}>{t("afresh")}</Button>
            </div>
          ) : <Button variant="primary" size="xl" className="w-full" working={working ? t("sitting") : null} onClick={() => void sit()}>{t("sit")}</Button>}
        </div>
        <p className="mt-3 text-micro text-ink-3">{t("greets")}<Gap />{t("tries", { n: tries })}<Gap />{common("trainingOnly")}</p>
      </div>
    </section>
  );
}
