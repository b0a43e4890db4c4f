"use client";
import { useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { Language } from "@/lib/domain/case/classification.ts";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import { amount, pageLanguage } from "@/lib/client/format.ts";
import { outOfRange } from "@/lib/client/read-out.ts";
import { langTag } from "@/lib/client/seats.ts";
import { fieldLook } from "@/components/ui/field.tsx";

export interface TermFieldProps { topic: PublicTopic; value: number | string | null; onChange: (value: number | string | null) => void; language: Language }

/** One topic of the agreement sheet: a figure within its range, or one of its options, or nothing yet. */
export function TermField({ topic, value, onChange, language }: TermFieldProps) {
  return topic.kind === "options"
    ? <OptionField topic={topic} value={typeof value === "string" ? value : null} onChange={onChange} language={language} />
    : <FigureField topic={topic} value={typeof value === "number" ? value : null} onChange={onChange} language={language} />;
}

function FigureField({ topic, value, onChange, language }: { topic: Exclude<PublicTopic, { kind: "options" }>; value: number | null; onChange: (value: number | null) => void; language: Language }) {
  const t = useTranslations("session.sheet");
  const page = pageLanguage(useLocale());
  const [typed, setTyped] = useState(value === null ? "" : String(value));
  const unreadable = typed.trim() !== "" && !Number.isFinite(Number(typed.replace(/[,，\s]/g, "")));
  const wrong = unreadable || (value !== null && outOfRange(value, topic.range) !== null);
  const id = `term-${topic.id}`;
  function type(text: string): void {
    setTyped(text);
    const plain = text.replace(/[,，\s]/g, "");
    onChange(plain === "" || !Number.isFinite(Number(plain)) ? null : Number(plain));
  }
  return (
    <div>
      <label htmlFor={id} lang={langTag(language)} className="mb-1.5 block text-small font-semibold">{topic.name}</label>
      <div className="flex items-center gap-3">
        <input id={id} inputMode="decimal" autoComplete="off" value={typed} onChange={(e) => type(e.target.value)} aria-invalid={wrong ? true : undefined} aria-describedby={`${id}-hint`} className={`${fieldLook} h-11 max-w-[180px] tabular-nums`} />
        <span className="text-small text-ink-2 tabular-nums">{value === null ? topic.unit : amount(value, topic, page, "terms")}</span>
      </div>
      <p id={`${id}-hint`} className={`mt-1.5 text-small ${wrong ? "text-loss" : "text-ink-3"}`}>{wrong ? <span aria-hidden="true">✕ </span> : null}{unreadable ? t("notANumber") : t("range", { low: amount(topic.range[0], topic, page, "terms"), high: amount(topic.range[1], topic, page, "terms") })}</p>
    </div>
  );
}

function OptionField({ topic, value, onChange, language }: { topic: Extract<PublicTopic, { kind: "options" }>; value: string | null; onChange: (value: string | null) => void; language: Language }) {
  const t = useTranslations("session.sheet");
  const choices = [...topic.options.map((o) => ({ id: o.id, label: o.label, own: true })), { id: "", label: t("leaveOpen"), own: false }];
  return (
    <fieldset>
      <legend lang={langTag(language)} className="mb-1 text-small font-semibold">{topic.name}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className="flex min-h-8 cursor-pointer items-center gap-2.5 py-0.5 text-small text-ink-2 has-checked:font-semibold has-checked:text-ink max-tablet:min-h-11">
          <input type="radio" name={`term-${topic.id}`} value={choice.id} checked={(value ?? "") === choice.id} onChange={() => onChange(choice.id === "" ? null : choice.id)} className="size-4 flex-none accent-accent" />
          <span lang={choice.own ? langTag(language) : undefined}>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
