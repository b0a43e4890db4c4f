"use client";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { ArrowLeft, Printer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { replay } from "@/lib/domain/session/reduce.ts";
import { documentsOf } from "@/lib/wire/documents/documents.ts";
import type { SessionPage } from "@/lib/wire/pages.ts";
import { dayInWords } from "@/lib/client/format-day.ts";
import { topicValue } from "@/lib/client/format.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Button, LinkButton } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Sheet } from "./sheet.tsx";

/** The papers of the session's craft: which there are, the one chosen as a sheet, and only the sheet on paper. */
export function Documents({ page }: { page: SessionPage }) {
  const t = useTranslations("documents");
  const locale = useLocale();
  const file = page.case;
  const dossier = useMemo(() => documentsOf(file, replay(page.events), page.mediatorKind === "ai" ? page.mediatorName : page.ownerName, {
    value: (value, topic) => topicValue(value, topic, file.language, "terms"),
    day: (iso) => dayInWords(iso, langTag(file.language), "plain"),
  }), [file, page]);
  const made = dossier.documents.filter((d) => d.waits === null);
  // The latest paper is what somebody comes for: the agreement when there is one.
  const papersOfEnd = ["settlement-agreement", "closing-letter", "agreement", "mediation-record"];
  const [chosen, setChosen] = useState(made.find((d) => papersOfEnd.slice(0, 3).includes(d.id))?.id ?? made.findLast((d) => papersOfEnd.includes(d.id))?.id ?? made[0]?.id ?? "");
  const [all, setAll] = useState(false);
  const shown = made.filter((d) => all || d.id === chosen);
  function print(every: boolean): void {
    flushSync(() => setAll(every));
    window.print();
    setAll(false);
  }
  const lang = langTag(dossier.language);
  return (
    <div className="flex-1 px-4 pb-16 tablet:px-8 desk:px-(--s8) print:p-0">
      <div className="mx-auto grid max-w-[1160px] gap-x-12 desk:grid-cols-[264px_minmax(0,1fr)]">
        <header className="no-print pt-7 desk:sticky desk:top-15 desk:self-start">
          <p className="text-small text-ink-3" lang={lang}>{file.title}</p>
          <h1 className="title mt-0.5">{dossier.name && lang.startsWith(locale.slice(0, 2)) ? dossier.name : t("title")}</h1>
          <p className="mt-2 text-small text-ink-2 text-pretty">{t("intro")}</p>
          <nav aria-label={t("list")} className="mt-5">
            <ol className="grid border-t border-hair" lang={lang}>
              {dossier.documents.map((d, i) => (
                <li key={d.id} className="border-b border-hair">
                  {d.waits === null ? (
                    <button type="button" aria-current={d.id === chosen ? "true" : undefined} onClick={() => setChosen(d.id)} className="flex min-h-10 w-full items-baseline gap-3 py-2 text-left text-ui text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-tablet:min-h-11">
                      <span className="w-4 flex-none text-right text-data text-ink-3 tabular-nums">{i + 1}</span>{d.title}
                    </button>
                  ) : (
                    <div className="flex items-baseline gap-3 py-2 text-ui text-ink-3"><span className="w-4 flex-none text-right text-data tabular-nums">{i + 1}</span><div>{d.title}<p className="text-micro">{d.waits}</p></div></div>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <div className="mt-5 flex flex-wrap items-center gap-2">
            <Button variant="primary" onClick={() => print(false)}><Icon of={Printer} />{t("print")}</Button>
            {made.length > 1 ? <Button onClick={() => print(true)}>{t("printAll")}</Button> : null}
            <LinkButton variant="quiet" href={page.status === "open" ? `/sessions/${page.id}` : `/sessions/${page.id}/debrief`}><Icon of={ArrowLeft} />{t(page.status === "open" ? "back" : "toDebrief")}</LinkButton>
          </div>
        </header>
        <div className="grid min-w-0 justify-items-center gap-8 pt-7 print:gap-0 print:pt-0" lang={lang}>
          {shown.map((d) => <Sheet key={d.id} document={d} dossier={dossier} />)}
        </div>
      </div>
    </div>
  );
}
