"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { PeoplePage } from "@/lib/wire/pages.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { Table, Th } from "@/components/ui/table.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { PersonRow } from "./person-row.tsx";

/** Everybody, with a search over name and email. */
export function PeopleList({ people, self }: { people: PeoplePage["people"]; self: string }) {
  const t = useTranslations("people");
  const [words, setWords] = useState("");
  const wanted = words.trim().normalize("NFKC").toLowerCase();
  const shown = people.filter((p) => `${p.name} ${p.email ?? ""}`.normalize("NFKC").toLowerCase().includes(wanted));
  return (
    <>
      <div className="mt-7 mb-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 tablet:max-w-[420px]"><TextField label={t("search")} labelHidden type="search" placeholder={t("search")} value={words} onChange={(e) => setWords(e.currentTarget.value)} className="h-10" /></div>
        <span role="status" className="text-small text-ink-2 tabular-nums">{t("count", { n: shown.length })}</span>
      </div>
      {shown.length === 0 ? <Notice tone="empty" className="border-t border-hair text-ink-2">{t("none")}</Notice> : (
        <Table caption={t("title")}>
          <thead><tr><Th>{t("name")}</Th><Th>{t("email")}</Th><Th>{t("role")}</Th><Th>{t("since")}</Th><Th><span className="sr-only">{t("actions")}</span></Th></tr></thead>
          <tbody>{shown.map((person) => <PersonRow key={person.id} person={person} isSelf={person.id === self} />)}</tbody>
        </Table>
      )}
    </>
  );
}
