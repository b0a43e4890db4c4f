"use client";
import { useId, useState } from "react";
import { useTranslations } from "next-intl";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { firstTerms } from "@/lib/client/first-terms.ts";
import { outOfRange } from "@/lib/client/read-out.ts";
import { langTag } from "@/lib/client/seats.ts";
import { bridgeWords } from "@/lib/client/toolkit-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { TermField } from "./term-field.tsx";
import { ToolkitFrame, ToolkitLine, ToolkitWords } from "./toolkit-frame.tsx";
import { useStage, type ToolkitFormProps } from "./toolkit-menu.ts";

/** "Bridging proposal": a value for some topics, and what each party would have from it. */
export function ToolkitBridge({ close, done }: ToolkitFormProps) {
  const t = useTranslations("session.toolkit");
  const { page, seats } = useRoom();
  const state = useSession((s) => s.state);
  const stage = useStage();
  const id = useId();
  const [terms, setTerms] = useState<Terms>(() => firstTerms(state));
  const [gives, setGives] = useState<Record<string, string>>({});
  const file = page.case;
  const wrong = file.topics.some((topic) => { const value = terms[topic.id]; return topic.kind !== "options" && typeof value === "number" && outOfRange(value, topic.range) !== null; });
  const reason = wrong ? t("bridge.outOfRange") : Object.keys(terms).length === 0 ? t("bridge.empty") : null;
  const told = state.parties.some((p) => p.interestsTold.length > 0);
  function set(topicId: string, value: number | string | null): void {
    const { [topicId]: _old, ...rest } = terms;
    setTerms(value === null ? rest : { ...rest, [topicId]: value });
  }
  const actions = (
    <>
      {stage === "understanding" || !told ? <p className="mr-auto max-w-[44ch] text-small text-pretty text-warn">{t("bridge.early")}</p> : null}
      <Button variant="line" disabledReason={reason} onClick={() => done({ text: bridgeWords(file, { terms, gives }), to: [], terms })}>{t("put")}</Button>
    </>
  );
  return (
    <ToolkitFrame title={t("bridge.title")} close={close} actions={actions}>
      <p className="pb-2 text-small text-ink-3">{t("bridge.lead")}</p>
      <div className="grid gap-x-8 gap-y-4 pb-2 tablet:grid-cols-2">
        {file.topics.map((topic) => <TermField key={topic.id} topic={topic} value={terms[topic.id] ?? null} onChange={(value) => set(topic.id, value)} language={file.language} />)}
      </div>
      {seats.map((seat) => (
        <ToolkitLine key={seat.id} htmlFor={`${id}-${seat.id}`} label={<><SeatMark seat={seat} size={18} /><span lang={langTag(seat.lang)}>{t("bridge.gives", { name: seat.formal })}</span></>}>
          <ToolkitWords id={`${id}-${seat.id}`} value={gives[seat.id] ?? ""} onChange={(text) => setGives({ ...gives, [seat.id]: text })} lang={langTag(file.language)} placeholder={t("bridge.example")} />
        </ToolkitLine>
      ))}
    </ToolkitFrame>
  );
}
