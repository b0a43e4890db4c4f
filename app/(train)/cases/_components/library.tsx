"use client";
import { useState } from "react";
import { SlidersHorizontal } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { CaseListItem } from "@/lib/wire/pages.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { Button } from "@/components/ui/button.tsx";
import { Chip } from "@/components/ui/chip.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Sheet } from "@/components/ui/sheet.tsx";
import { CASE_COLUMNS, CaseRow } from "./case-row.tsx";
import { FilterList } from "./filter-list.tsx";
import { LibraryEmpty } from "./library-empty.tsx";
import { chosenFilters, cleared, shownCases, toggled } from "@/lib/client/library-filter.ts";
import { LibrarySearch, LibrarySort } from "./library-search.tsx";
import { useFilterNames } from "./use-filter-names.ts";
import { useLibraryQuery } from "./use-library-query.ts";

/** Rows drawn at first, and more each time they are asked for. */
const PAGE = 60;
const COLUMNS = ["case", "type", "parties", "difficulty", "length", "language", "you"] as const;

/** The case library: filters beside, cases in a list. */
export function Library({ items, mayImport }: { items: readonly CaseListItem[]; mayImport: boolean }) {
  const t = useTranslations("library");
  const common = useTranslations("common");
  const nameOf = useFilterNames();
  const [query, setQuery] = useLibraryQuery();
  const [limit, setLimit] = useState(PAGE);
  const [sheet, setSheet] = useState(false);
  const shown = shownCases(items, query, pageLanguage(useLocale()));
  const filters = chosenFilters(query);
  const list = <FilterList items={items} query={query} onChange={setQuery} />;
  return (
    <div className="flex-1 max-desk:flex max-desk:flex-col desk:grid desk:grid-cols-[268px_minmax(0,1fr)]">
      <section aria-label={t("narrow")} className="hidden border-r border-hair pt-7 pr-6 pb-4 pl-8 desk:block">
        <div className="mb-4 flex items-baseline">
          <h2 className="title text-[20px]">{t("narrow")}</h2>
          {filters.length > 0 ? <button type="button" className="ml-auto text-small underline decoration-hair underline-offset-3 hover:decoration-current" onClick={() => setQuery(cleared(query))}>{t("clear", { n: filters.length })}</button> : null}
        </div>
        {list}
      </section>
      <div className="flex-1 bg-sheet px-4 pt-6 pb-12 tablet:px-8 desk:px-12 desk:pt-7">
        <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <h1 className="title text-[30px]/[38px]">{t("title")}</h1>
          <LibrarySearch value={query.words} onChange={(words) => setQuery({ ...query, words })} />
          <span className="desk:hidden"><Button onClick={() => setSheet(true)}><Icon of={SlidersHorizontal} />{filters.length > 0 ? t("narrowCount", { n: filters.length }) : t("narrow")}</Button></span>
          <LibrarySort value={query.sort} onChange={(sort) => setQuery({ ...query, sort })} />
        </div>
        <div className="mb-2 flex min-h-[26px] flex-wrap items-center gap-2">
          <span className="text-small text-ink-2 tabular-nums">{t("count", { shown: shown.length, all: items.length })}</span>
          {filters.map(({ group, value }) => (
            <Chip key={`${group}:${value}`} onRemove={() => setQuery(toggled(query, group, value))} removeLabel={t("remove", { name: nameOf(group, value) })}>{nameOf(group, value)}</Chip>
          ))}
          <span role="status" className="sr-only">{t("announce", { n: shown.length })}</span>
        </div>
        {shown.length === 0
          ? <LibraryEmpty items={items} query={query} onChange={setQuery} mayImport={mayImport} />
          : <>
              <div aria-hidden="true" className={`hidden pt-3 pb-2 text-micro text-ink-3 ${CASE_COLUMNS}`}>{COLUMNS.map((column) => <span key={column}>{t(`column.${column}`)}</span>)}</div>
              <ul>{shown.slice(0, limit).map((item) => <CaseRow key={item.slug} item={item} />)}</ul>
              {shown.length > limit ? <Button className="mt-5" onClick={() => setLimit(limit + PAGE)}>{t("moreCases", { n: Math.min(PAGE, shown.length - limit) })}</Button> : null}
            </>}
      </div>
      <Sheet open={sheet} onOpenChange={setSheet} title={t("narrow")} closeLabel={common("close")}>
        {list}
        <div className="sticky -bottom-6 -mx-5 flex gap-2 border-t border-hair bg-room px-5 py-3">
          <Button variant="primary" onClick={() => setSheet(false)}>{t("show", { n: shown.length })}</Button>
          {filters.length > 0 ? <Button variant="quiet" onClick={() => setQuery(cleared(query))}>{t("clearAll")}</Button> : null}
        </div>
      </Sheet>
    </div>
  );
}
