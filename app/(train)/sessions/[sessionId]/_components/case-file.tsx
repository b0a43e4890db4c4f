"use client";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import { amount, pageLanguage } from "@/lib/client/format.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Prose } from "@/components/mediation/prose.tsx";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { Provisions } from "./provisions.tsx";
import { useRoom } from "./session-context.tsx";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return <section className="border-t border-hair py-4 first:border-t-0 first:pt-0"><h3 className="mb-2 text-small font-semibold">{title}</h3>{children}</section>;
}

/** Everything the mediator was given: brief, background, who they are, what is disputed, the law at hand. Nothing private. */
export function CaseFile() {
  const t = useTranslations("session.file");
  const locale = useLocale();
  const { page, seats } = useRoom();
  const file = page.case;
  const lang = langTag(file.language);
  return (
    <div className="grid">
      <Part title={t("brief")}><Prose text={file.brief} language={file.language} /></Part>
      <Part title={t("background")}><Prose text={file.background} language={file.language} /></Part>
      <Part title={t("people")}>
        <ul className="grid gap-4">
          {file.parties.map((party, i) => {
            const seat = seats[i];
            return (
              <li key={party.id} lang={lang}>
                <p className="flex items-center gap-2">{seat ? <SeatMark seat={seat} size={20} /> : null}<b className="font-semibold">{party.name}</b></p>
                <p className="text-small text-ink-3">{party.role}</p>
                <Prose text={party.public} language={file.language} className="mt-1" />
                {party.members.length > 1 ? <p className="mt-1 text-small text-ink-2"><span lang={locale}>{t("with")}</span> {party.members.slice(1).map((m) => `${m.name}, ${m.role}`).join("; ")}</p> : null}
              </li>
            );
          })}
        </ul>
        {file.officials.length > 0 ? <p className="mt-3 text-small text-ink-2">{t("officials")} <span lang={lang}>{file.officials.map((o) => `${o.name}, ${o.role}`).join("; ")}</span></p> : null}
      </Part>
      <Part title={t("topics")}><ul className="grid gap-2">{file.topics.map((topic) => <Topic key={topic.id} topic={topic} lang={lang} />)}</ul></Part>
      {file.provisions.length > 0 ? <Part title={t("provisions")}><Provisions provisions={file.provisions} lang={lang} /></Part> : null}
      {page.viewer === "mediator" ? <Part title={t("whoReads")}><p className="text-small text-ink-2"><WhoReads /></p></Part> : null}
    </div>
  );
}

function Topic({ topic, lang }: { topic: PublicCase["topics"][number]; lang: string }) {
  const page = pageLanguage(useLocale());
  return (
    <li lang={lang} className="text-small">
      <b className="font-semibold">{topic.name}</b>
      {topic.kind === "options"
        ? <ul className="mt-0.5 text-ink-2">{topic.options.map((o) => <li key={o.id}>{o.label}</li>)}</ul>
        : <p className="text-ink-2 tabular-nums">{amount(topic.range[0], topic, page)} – {amount(topic.range[1], topic, page)}</p>}
    </li>
  );
}

function WhoReads() {
  const t = useTranslations("session.file");
  const { page } = useRoom();
  if (page.assignment) return <>{t("readAssigned", { title: page.assignment.title, className: page.assignment.className, names: page.assignment.instructors.join(", ") })}</>;
  return <>{t(page.shared ? "readShared" : "readOnlyYou")}</>;
}
