"use client";
import { useMemo } from "react";
import { Files } from "lucide-react";
import { useTranslations } from "next-intl";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { DebriefPage } from "@/lib/wire/pages.ts";
import { gather, NO_INSIGHT } from "@/lib/client/insight.ts";
import { langTag, seatsOf } from "@/lib/client/seats.ts";
import { secondsAtTable } from "@/lib/client/series.ts";
import { LinkButton } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { LocalTime } from "@/components/mediation/local-time.tsx";
import { SpokenRecord } from "@/components/mediation/spoken-record.tsx";
import type { Voices } from "@/components/mediation/turn.tsx";
import { Course } from "./course.tsx";
import { Export } from "./export.tsx";
import { Happened } from "./happened.tsx";
import { NextSteps } from "./next-steps.tsx";
import { ShareSwitch } from "./share-switch.tsx";
import { StoryLine } from "./story-line.tsx";

/** The page after a session: the story, the timeline beside the words, what happened in figures and words, and the whole transcript. */
export function Debrief({ page }: { page: DebriefPage }) {
  const t = useTranslations("debrief");
  const ts = useTranslations("session");
  const state = useMemo(() => replay(page.events), [page.events]);
  const insight = useMemo(() => page.events.reduce(gather, NO_INSIGHT), [page.events]);
  const seats = useMemo(() => seatsOf(page.case), [page.case]);
  const self = page.viewer === "mediator" && page.mediatorKind === "person";
  const mediator = self ? ts("you") : page.mediatorKind === "ai" ? ts("aiMediator", { name: page.mediatorName }) : page.ownerName;
  const voices = useMemo((): Voices => ({ seats, self, mediator }), [seats, self, mediator]);
  const hidden = page.visibility === "never" && page.viewer === "mediator";
  const minutes = Math.round(secondsAtTable(state, 0) / 60);
  return (
    <div className="flex-1 bg-sheet px-4 pb-16 tablet:px-8 desk:px-(--s8)">
      <div className="mx-auto max-w-[1296px]">
        <header className="grid gap-x-12 gap-y-5 pt-7 pb-7 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-end">
          <div>
            <p className="text-small text-ink-3"><span lang={langTag(page.case.language)}>{page.case.title}</span>{ts("gap")}{t("length", { turns: state.turns.length, minutes })}{state.startedAt ? <>{ts("gap")}<LocalTime at={state.startedAt} look="day" /></> : null}{self ? null : <>{ts("gap")}{voices.mediator}</>}</p>
            <StoryLine state={state} file={page.case} seats={seats} self={self} />
          </div>
          <div className="no-print flex flex-wrap items-center gap-2 desk:pb-1.5">
            <LinkButton variant="quiet" href={`/sessions/${page.id}/documents`}><Icon of={Files} />{ts("rest.documents")}</LinkButton>
            <Export sessionId={page.id} />
            {page.status === "open" ? <LinkButton variant="primary" size="lg" href={`/sessions/${page.id}`}>{t("goOn")}</LinkButton> : <LinkButton variant="line" size="lg" href={`/cases/${page.case.slug}`}>{t("again")}</LinkButton>}
          </div>
        </header>
        {hidden ? <Notice tone="note" lead={t("hidden")} className="mb-6 border-y border-hair">{t("hiddenRest")}</Notice> : null}
        {page.status === "open" ? <Notice tone="note" lead={t("stillOpen")} className="mb-6 border-y border-hair">{t("stillOpenRest")}</Notice> : null}
        {hidden ? null : state.turns.length === 0 ? <p className="text-ui text-ink-2">{t("nothingSaid")}</p> : (
          <Course state={state} insight={insight} seats={seats} voices={voices} topics={page.case.topics} />
        )}
        <Happened page={page} state={state} seats={seats} voices={voices} hidden={hidden} />
        <NextSteps state={state} language={page.case.language} />
        <ShareSwitch page={page} />
        <section className="pt-8">
          <h2 className="title border-b border-ink pb-2.5">{t("transcript")}</h2>
          <div className="max-w-[760px] pt-2">
            <SpokenRecord state={state} insight={insight} voices={voices} topics={page.case.topics} />
          </div>
        </section>
      </div>
    </div>
  );
}
