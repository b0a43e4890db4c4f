"use client";
import { useTranslations } from "next-intl";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { langTag } from "@/lib/client/seats.ts";
import type { Language } from "@/lib/domain/case/classification.ts";

/** What the mediator said would come next at a respectful close; nothing when nothing was said. */
export function NextSteps({ state, language }: { state: SessionState; language: Language }) {
  const t = useTranslations("documents");
  if (!state.nextSteps) return null;
  return (
    <section className="pt-8">
      <h2 className="title border-b border-ink pb-2.5">{t("nextSteps")}</h2>
      <ol lang={langTag(language)} className="quote grid list-decimal gap-1.5 pt-3 pl-6 text-quote">{state.nextSteps.steps.map((step) => <li key={step} className="pl-1">{step}</li>)}</ol>
    </section>
  );
}
