"use client";
import { useState } from "react";
import Link from "next/link";
import { ArrowLeft, FileText, Flag } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { isPaused } from "@/lib/domain/session/meeting.ts";
import { clock } from "@/lib/client/format.ts";
import { langTag } from "@/lib/client/seats.ts";
import { secondsAtTable } from "@/lib/client/series.ts";
import { Logo } from "@/components/shell/brand.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { currentStage, StageRail, type StageModel } from "@/components/mediation/stage-rail.tsx";
import { AgreementDialog } from "./agreement-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { RoomMenu } from "./room-menu.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { useNow } from "./use-now.ts";

/** The bar of the table: which case, which stage, how long, and the two acts that are not speech. */
export function TableBar({ many }: { many: boolean }) {
  const t = useTranslations("session");
  const locale = useLocale();
  const { page } = useRoom();
  const state = useSession((s) => s.state);
  const [model, setModel] = useState<StageModel>("three");
  const stage = currentStage(state, model, locale);
  const columns = many ? "desk:grid-cols-[minmax(0,300px)_minmax(0,1fr)_360px] wide:grid-cols-[316px_minmax(0,1fr)_472px]" : "desk:grid-cols-[minmax(0,300px)_minmax(0,1fr)_360px] wide:grid-cols-[344px_minmax(0,1fr)_404px]";
  return (
    <header className={`grid h-14 grid-cols-[minmax(0,1fr)_auto] items-center desk:h-16 desk:border-b desk:border-hair ${columns}`}>
      <div className="flex min-w-0 items-center gap-1 pl-1 desk:gap-3 desk:pr-5 desk:pl-[18px]">
        <Link href="/home" aria-label={t("leaveTable")} className="grid size-11 flex-none place-items-center text-ink desk:hidden"><Icon of={ArrowLeft} size={20} /></Link>
        <Link href="/home" aria-label={t("leaveTable")} className="hidden flex-none text-ink desk:block"><Logo size={26} /></Link>
        <div className="min-w-0">
          <h1 lang={langTag(page.case.language)} className="truncate text-[15px]/[20px] font-semibold">{page.case.title}</h1>
          <p className="truncate text-micro text-ink-3 tabular-nums"><span className="desk:hidden">{stage ? <>{stage}{t("gap")}</> : null}<RoundAndTime /></span><span className="hidden desk:inline"><Under /></span></p>
        </div>
      </div>
      <div className="hidden min-w-0 items-center gap-5 px-10 desk:flex">
        <StageRail state={state} model={model} />
        {stage ? <Segmented label={t("stageModel")} value={model} onChange={setModel} options={[{ value: "three", label: t("three") }, { value: "four", label: t("four") }]} className="flex-none" /> : null}
      </div>
      <div className="flex items-center justify-end pr-1 desk:gap-2 desk:px-6">
        <p className="mr-auto hidden text-data whitespace-nowrap text-ink-2 tabular-nums desk:block"><RoundAndTime /></p>
        {page.viewer === "mediator" && page.mediatorKind === "person" && !state.ended ? <Acts /> : null}
      </div>
    </header>
  );
}

function Under() {
  const t = useTranslations("session");
  const { page } = useRoom();
  const seed = useSession((s) => s.state.runSpec?.seed ?? null);
  const kind = page.viewer === "instructor" ? t("sessionOf", { name: page.ownerName })
    : page.mediatorKind === "ai" ? t("readingAi", { name: page.mediatorName })
    : page.assignment ? t("assigned", { title: page.assignment.title }) : t("practice");
  return <>{kind}{seed === null ? null : <>{t("gap")}{t("seed", { seed })}</>}</>;
}

function RoundAndTime() {
  const t = useTranslations("session");
  const state = useSession((s) => s.state);
  const now = useNow();
  const rounds = state.turns.filter((turn) => turn.speaker.seat === "mediator").length;
  const ticking = (state.turns.length > 0 || state.pauses.length > 0) && now !== null;
  return <>{t("round", { round: Math.max(1, rounds) })}{ticking ? <>{t("gap")}<span role="timer" aria-live="off">{clock(secondsAtTable(state, now * 1000))}</span></> : null}{isPaused(state) ? <>{t("gap")}{t("rest.paused")}</> : null}</>;
}

function Acts() {
  const t = useTranslations("session");
  const [agreeing, setAgreeing] = useState(false);
  const [ending, setEnding] = useState(false);
  return (
    <>
      <Button variant="quiet" className="hidden desk:inline-flex" onClick={() => setEnding(true)}><Icon of={Flag} />{t("endShort")}</Button>
      <Button variant="line" className="hidden desk:inline-flex" onClick={() => setAgreeing(true)}><Icon of={FileText} />{t("agreement")}</Button>
      <Button variant="quiet" size="icon" aria-label={t("agreement")} className="text-ink desk:hidden" onClick={() => setAgreeing(true)}><Icon of={FileText} size={20} /></Button>
      <RoomMenu />
      {agreeing ? <AgreementDialog close={() => setAgreeing(false)} /> : null}
      {ending ? <EndDialog close={() => setEnding(false)} /> : null}
    </>
  );
}
