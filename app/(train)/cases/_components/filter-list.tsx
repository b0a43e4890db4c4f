"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { CaseListItem } from "@/lib/wire/pages.ts";
import { CheckField } from "@/components/ui/field.tsx";
import { countsIn, GROUP_NAMES, GROUPS, toggled, type Group, type LibraryQuery } from "@/lib/client/library-filter.ts";
import { useFilterNames } from "./use-filter-names.ts";

/** Beyond this many types the rest is folded. */
const TYPES_IN_VIEW = 6;

interface Props { items: readonly CaseListItem[]; query: LibraryQuery; onChange: (query: LibraryQuery) => void }

/** The filters, each with the number of cases it would show. Values no case has are left out. */
export function FilterList({ items, query, onChange }: Props) {
  return <>{GROUP_NAMES.map((group) => <FilterGroup key={group} group={group} items={items} query={query} onChange={onChange} />)}</>;
}

function FilterGroup({ group, items, query, onChange }: Props & { group: Group }) {
  const t = useTranslations("library");
  const nameOf = useFilterNames();
  const [open, setOpen] = useState(false);
  const all: readonly string[] = GROUPS[group];
  const everywhere = countsIn(items, { ...query, chosen: { ...query.chosen, disputeType: [], length: [], parties: [], difficulty: [], language: [], style: [], domain: [] }, words: "" }, group);
  const counts = countsIn(items, query, group);
  const present = all.filter((value) => everywhere.has(value));
  const long = group === "disputeType" || group === "domain";
  const values = long ? [...present].sort((a, b) => (everywhere.get(b) ?? 0) - (everywhere.get(a) ?? 0)) : present;
  const inView = values.filter((value, i) => open || !long || i < TYPES_IN_VIEW || query.chosen[group].includes(value));
  if (present.length < 2) return null;
  return (
    <fieldset className="mb-[18px] min-w-0">
      <legend className="mb-1.5 text-small font-semibold">{t(`group.${group}`)}</legend>
      {inView.map((value) => (
        <CheckField key={value} label={nameOf(group, value)} count={counts.get(value) ?? 0} checked={query.chosen[group].includes(value)} onChange={() => onChange(toggled(query, group, value))} />
      ))}
      {long && values.length > TYPES_IN_VIEW ? (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className="mt-1 text-micro text-ink underline decoration-hair underline-offset-3 hover:decoration-current max-[719px]:min-h-11">
          {open ? t("fewerTypes") : t("moreTypes", { n: values.length - inView.length })}
        </button>
      ) : null}
    </fieldset>
  );
}
