"use client";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon.tsx";
import { fieldLook } from "@/components/ui/field.tsx";

/** What opens above the composer, inside its border: a toolkit form or the hints. Escape closes it; the focus begins inside. */
export function ToolkitFrame({ title, close, actions, children }: { title: string; close: () => void; actions?: ReactNode; children: ReactNode }) {
  const t = useTranslations("session");
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>("[data-first], textarea, select, input");
    (first ?? box.current)?.focus();
  }, []);
  function escape(event: KeyboardEvent): void {
    // Beware: while an input method composes, Escape belongs to it.
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    close();
  }
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} onKeyDown={escape} className="border-b border-hair pb-3 outline-none tablet:mb-3">
      <div className="flex items-center">
        <h2 id={id} className="text-ui font-semibold">{title}</h2>
        <button type="button" aria-label={t("close")} onClick={close} className="-my-1 -mr-1.5 ml-auto grid size-8 place-items-center rounded-2 text-ink-3 hover:bg-well hover:text-ink max-tablet:size-11"><Icon of={X} /></button>
      </div>
      <div className="-mx-1.5 max-h-[38dvh] overflow-y-auto overscroll-contain px-1.5 pb-1 max-tablet:max-h-[34dvh]">{children}</div>
      {actions ? <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">{actions}</div> : null}
    </section>
  );
}

/** One labelled line of a form: the label beside the field, above it on phones. */
export function ToolkitLine({ label, htmlFor, children }: { label: ReactNode; htmlFor?: string; children: ReactNode }) {
  const Label = htmlFor === undefined ? "span" : "label";
  return (
    <div className="grid gap-x-4 gap-y-1 py-1.5 tablet:grid-cols-[148px_minmax(0,1fr)]">
      <Label htmlFor={htmlFor} className="flex items-start gap-1.5 text-small text-ink-2 tablet:pt-2">{label}</Label>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Words of a form, in the language of the case and the face of speech. */
export function ToolkitWords({ id, value, onChange, lang, placeholder }: { id: string; value: string; onChange: (text: string) => void; lang: string; placeholder?: string }) {
  return (
    // Beware: the language goes around the field; on it, it would set the interface's face.
    <div lang={lang} className="grid">
      <span aria-hidden="true" className="quote invisible col-start-1 row-start-1 px-3 py-1.5 text-quote break-words whitespace-pre-wrap">{value}{"\u200b"}</span>
      <textarea id={id} rows={1} value={value} maxLength={600} placeholder={placeholder} onChange={(e) => onChange(e.target.value)} className={`${fieldLook} quote col-start-1 row-start-1 resize-none overflow-hidden py-1.5 text-quote`} />
    </div>
  );
}
