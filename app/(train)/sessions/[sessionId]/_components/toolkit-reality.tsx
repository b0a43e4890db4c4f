"use client";
import { useId, useState } from "react";
import { useTranslations } from "next-intl";
import { lastSaid, REALITY_QUESTIONS, realityWords, type RealityQuestion } from "@/lib/client/toolkit-words.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { SelectField } from "@/components/ui/field.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { SeatMark, SeatName } from "@/components/mediation/seat-mark.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { ToolkitFrame, ToolkitLine, ToolkitWords } from "./toolkit-frame.tsx";
import { useStage, type ToolkitFormProps } from "./toolkit-menu.ts";

/** "Reality check": one party, its own words back, and one open question. */
export function ToolkitReality({ close, done }: ToolkitFormProps) {
  const t = useTranslations("session.toolkit");
  const { page, seats } = useRoom();
  const state = useSession((s) => s.state);
  const to = useSession((s) => s.draft.to);
  const stage = useStage();
  const id = useId();
  const room = state.caucus;
  const [who, setWho] = useState(room ?? (to.length === 1 ? to[0] : undefined) ?? seats[0]?.id ?? "");
  const [question, setQuestion] = useState<RealityQuestion>("no-agreement");
  const [topic, setTopic] = useState("");
  const [own, setOwn] = useState<string | null>(null);
  const file = page.case;
  const lang = langTag(file.language);
  const said = own ?? lastSaid(state.turns, who, room);
  const here = room === null ? seats : seats.filter((s) => s.id === room);
  const actions = (
    <>
      {stage === "understanding" ? <p className="mr-auto max-w-[44ch] text-small text-pretty text-warn">{t("reality.early")}</p> : null}
      <Button variant="line" onClick={() => done({ text: realityWords(file, { to: who, question, topic: topic === "" ? null : topic, said }), to: [who] })}>{t("put")}</Button>
    </>
  );
  return (
    <ToolkitFrame title={t("reality.title")} close={close} actions={actions}>
      {here.length > 1 ? (
        <ToolkitLine label={t("reality.who")}>
          <Segmented look="apart" label={t("reality.who")} value={who} onChange={(next) => { setWho(next); setOwn(null); }} options={here.map((seat) => ({ value: seat.id, label: <span className="inline-flex items-center gap-1.5"><SeatMark seat={seat} size={18} /><SeatName seat={seat} /></span> }))} />
        </ToolkitLine>
      ) : null}
      <ToolkitLine htmlFor={`${id}-said`} label={t("reality.said")}><ToolkitWords id={`${id}-said`} value={said} onChange={setOwn} lang={lang} placeholder={t("reality.saidNone")} /></ToolkitLine>
      <ToolkitLine htmlFor={`${id}-topic`} label={t("reality.about")}>
        <SelectField id={`${id}-topic`} label={t("reality.about")} labelHidden value={topic} onChange={(e) => setTopic(e.target.value)} className="h-9">
          <option value="">{t("reality.whole")}</option>
          {file.topics.map((x) => <option key={x.id} value={x.id} lang={lang}>{x.name}</option>)}
        </SelectField>
      </ToolkitLine>
      <ToolkitLine htmlFor={`${id}-ask`} label={t("reality.ask")}>
        <SelectField id={`${id}-ask`} label={t("reality.ask")} labelHidden value={question} onChange={(e) => { const next = REALITY_QUESTIONS.find((q) => q === e.target.value); if (next) setQuestion(next); }} className="h-9">
          {REALITY_QUESTIONS.map((q) => <option key={q} value={q}>{t(`reality.asks.${q}`)}</option>)}
        </SelectField>
      </ToolkitLine>
    </ToolkitFrame>
  );
}
