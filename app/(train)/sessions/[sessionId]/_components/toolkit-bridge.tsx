"use client";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { firstTerms } from "@/lib/client/first-terms.ts";
import { amount, pageLanguage } from "@/lib/client/format.ts";
import { outOfRange } from "@/lib/client/read-out.ts";
import { langTag } from "@/lib/client/seats.ts";
import { bridgeWords } from "@/lib/client/toolkit-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { fieldLook, SelectField } from "@/components/ui/field.tsx";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { useRoom, useSession } from "./session-context.tsx";
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
      <p className="pb-1 text-small text-ink-3">{t("bridge.lead")}</p>
      {file.topics.map((topic) => (
        <ToolkitLine key={topic.id} htmlFor={`${id}-${topic.id}`} label={<span lang={langTag(file.language)} className="font-semibold text-ink">{topic.name}</span>}>
          <Value id={`${id}-${topic.id}`} topic={topic} value={terms[topic.id] ?? null} onChange={(value) => set(topic.id, value)} />
        </ToolkitLine>
      ))}
      {seats.map((seat) => (
        <ToolkitLine key={seat.id} htmlFor={`${id}-${seat.id}`} label={<><SeatMark seat={seat} size={18} /><span lang={langTag(seat.lang)}>{t("bridge.gives", { name: seat.formal })}</span></>}>
          <ToolkitWords id={`${id}-${seat.id}`} value={gives[seat.id] ?? ""} onChange={(text) => setGives({ ...gives, [seat.id]: text })} lang={langTag(file.language)} placeholder={t("bridge.example")} />
        </ToolkitLine>
      ))}
    </ToolkitFrame>
  );
}

/** A figure within its range, an option, or left open. */
function Value({ id, topic, value, onChange }: { id: string; topic: PublicTopic; value: number | string | null; onChange: (value: number | string | null) => void }) {
  const t = useTranslations("session.toolkit.bridge");
  const lang = pageLanguage(useLocale());
  const { page } = useRoom();
  const [typed, setTyped] = useState(typeof value === "number" ? String(value) : "");
  if (topic.kind === "options") {
    return (
      <SelectField id={id} label={topic.name} labelHidden value={typeof value === "string" ? value : ""} onChange={(e) => onChange(e.target.value === "" ? null : e.target.value)} className="h-9">
        <option value="">{t("leaveOpen")}</option>
        {topic.options.map((o) => <option key={o.id} value={o.id} lang={langTag(page.case.language)}>{o.label}</option>)}
      </SelectField>
    );
  }
  const plain = typed.replace(/[,，\s]/g, "");
  const wrong = plain !== "" && (!Number.isFinite(Number(plain)) || outOfRange(Number(plain), topic.range) !== null);
  function type(text: string): void {
    setTyped(text);
    const figure = text.replace(/[,，\s]/g, "");
    onChange(figure === "" || !Number.isFinite(Number(figure)) ? null : Number(figure));
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input id={id} inputMode="decimal" autoComplete="off" value={typed} onChange={(e) => type(e.target.value)} aria-invalid={wrong ? true : undefined} aria-describedby={`${id}-range`} placeholder={t("leaveOpen")} className={`${fieldLook} h-9 max-w-[150px] tabular-nums max-tablet:h-11`} />
      <span id={`${id}-range`} className={`text-small tabular-nums ${wrong ? "text-loss" : "text-ink-3"}`}>{wrong ? <span aria-hidden="true">✕ </span> : null}{t("range", { low: amount(topic.range[0], topic, lang, "terms"), high: amount(topic.range[1], topic, lang, "terms") })}</span>
    </div>
  );
}
