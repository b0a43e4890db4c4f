"use client";
import { useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { Language } from "@/lib/domain/case/classification.ts";
import { TERM_PART_LABELS, TERM_PARTS, type TermDetail, type TermPart } from "@/lib/domain/case/topic-schema.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { langTag } from "@/lib/client/seats.ts";
import { fieldLook } from "@/components/ui/field.tsx";

export interface TermDetailFieldsProps { topicId: string; detail: TermDetail; onChange: (part: TermPart, text: string) => void; language: Language; names: readonly string[] }

/** Who, when, how and if not of one term: folded, with what is missing told in words. None of it is required. */
export function TermDetailFields({ topicId, detail, onChange, language, names }: TermDetailFieldsProps) {
  const t = useTranslations("session.sheet");
  const page = pageLanguage(useLocale());
  const missing = TERM_PARTS.filter((part) => (detail[part] ?? "").trim() === "").map((part) => TERM_PART_LABELS[part][page]);
  const id = `detail-${topicId}`;
  // Opened by what was said before, then by hand alone: it must not fold while the last part is being written.
  const [open, setOpen] = useState(missing.length < TERM_PARTS.length);
  return (
    <details className="group mt-2.5 border-l-2 border-hair pl-3.5" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary className="flex min-h-8 cursor-pointer list-none flex-wrap items-baseline gap-x-3 text-small text-ink-2 hover:text-ink max-tablet:min-h-11 max-tablet:content-center [&::-webkit-details-marker]:hidden">
        <span className="underline decoration-rule underline-offset-3">{t("details")}</span>
        <span className={`text-micro ${missing.length === 0 ? "text-gain" : "text-ink-3"}`}>{missing.length === 0 ? t("complete") : t("missing", { parts: missing.join(page === "zh" ? "、" : ", ") })}</span>
      </summary>
      <div className="grid gap-x-4 gap-y-2.5 pt-1.5 pb-1 tablet:grid-cols-2">
        {TERM_PARTS.map((part) => (
          <div key={part}>
            <label htmlFor={`${id}-${part}`} className="mb-1 block text-micro text-ink-2">{TERM_PART_LABELS[part][page]}</label>
            <div lang={langTag(language)}>
              <input
                id={`${id}-${part}`} value={detail[part] ?? ""} maxLength={240} autoComplete="off" placeholder={t(`example.${part}`)}
                list={part === "who" ? `${id}-names` : undefined} onChange={(e) => onChange(part, e.target.value)} className={`${fieldLook} h-9 text-small max-tablet:h-11`}
              />
            </div>
          </div>
        ))}
        <datalist id={`${id}-names`}>{names.map((name) => <option key={name} value={name} />)}</datalist>
      </div>
    </details>
  );
}
