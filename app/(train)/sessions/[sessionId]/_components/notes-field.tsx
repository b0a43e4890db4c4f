"use client";
import { useId } from "react";
import { useTranslations } from "next-intl";
import { useStore } from "zustand";
import { LIMITS } from "@/lib/wire/limits.ts";
import { fieldLook } from "@/components/ui/field.tsx";
import { useRoom } from "./session-context.tsx";

/** The mediator's own notes. Never seen by a party, and by nobody else either. */
export function NotesField() {
  const t = useTranslations("session.notes");
  const { notes } = useRoom();
  const text = useStore(notes, (s) => s.text);
  const keeping = useStore(notes, (s) => s.keeping);
  const id = useId();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <label htmlFor={id} className="sr-only">{t("label")}</label>
      <p id={`${id}-hint`} className="mb-3 text-small text-ink-3">{t("hint")}</p>
      <textarea
        id={id} value={text} rows={12} maxLength={LIMITS.draftCharacters} spellCheck aria-describedby={`${id}-hint`} placeholder={t("placeholder")}
        onChange={(e) => notes.getState().change(e.target.value)} onBlur={() => notes.getState().flush()}
        className={`${fieldLook} min-h-[240px] flex-1 resize-none py-2.5 leading-6`}
      />
      <p className={`mt-1.5 text-micro ${keeping === "nowhere" ? "text-loss" : "text-ink-3"}`}>{t(keeping)}</p>
    </div>
  );
}
