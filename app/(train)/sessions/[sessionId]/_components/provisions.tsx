"use client";
import { useId, useState } from "react";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import { findProvisions, marked, wordsIn } from "@/lib/client/find-provisions.ts";
import { fieldLook } from "@/components/ui/field.tsx";
import { Icon } from "@/components/ui/icon.tsx";

type Entry = PublicCase["provisions"][number];

/** The law and contract clauses of a case, with a box to look something up. What nobody has checked says so. */
export function Provisions({ provisions, lang }: { provisions: readonly Entry[]; lang: string }) {
  const t = useTranslations("session.file");
  const [query, setQuery] = useState("");
  const id = useId();
  const found = findProvisions(provisions, query);
  const searching = wordsIn(query).length > 0;
  return (
    <>
      {provisions.length > 1 ? (
        <div className="mb-3">
          <label htmlFor={id} className="sr-only">{t("find")}</label>
          <div className="relative" lang={lang}>
            <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-ink-3"><Icon of={Search} size={14} /></span>
            <input id={id} type="search" value={query} autoComplete="off" placeholder={t("find")} onChange={(e) => setQuery(e.target.value)} className={`${fieldLook} h-9 pl-8 text-small max-tablet:h-11`} />
          </div>
          <p role="status" className={searching ? "mt-1.5 text-micro text-ink-3" : "sr-only"}>{searching ? t("found", { count: found.length, total: provisions.length }) : ""}</p>
        </div>
      ) : null}
      <ul className="grid gap-4">{found.map((p) => <Provision key={p.id} provision={p} query={query} lang={lang} />)}</ul>
    </>
  );
}

/** A legal text counts as checked when somebody opened its source on a day that is written down. */
function isChecked(p: Entry): boolean {
  return p.source !== null && p.checked !== null && /^\d{4}-\d{2}-\d{2}/.test(p.checked);
}

function Provision({ provision, query, lang }: { provision: Entry; query: string; lang: string }) {
  const t = useTranslations("session.file");
  return (
    <li>
      <p lang={lang} className="text-small font-semibold"><Marked text={`${provision.name}${provision.article ? ` ${provision.article}` : ""}`} query={query} /></p>
      <p lang={lang} className="quote mt-0.5"><Marked text={provision.text} query={query} /></p>
      {isChecked(provision)
        ? <p className="mt-1 text-micro text-ink-3">{t("checked", { date: provision.checked ?? "" })}</p>
        : <p className="mt-1 inline-block rounded-1 bg-warn-wash px-1.5 text-micro/[18px] text-warn">{t("verify")}</p>}
    </li>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return <>{marked(text, query).map((piece, i) => (piece.found ? <mark key={i} className="rounded-1 bg-accent-wash text-ink">{piece.text}</mark> : <span key={i}>{piece.text}</span>))}</>;
}
