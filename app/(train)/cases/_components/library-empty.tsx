"use client";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTranslations } from "next-intl";
import type { CaseListItem } from "@/lib/wire/pages.ts";
import { Gap } from "@/components/ui/gap.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { bestToDrop, cleared, toggled, type LibraryQuery } from "@/lib/client/library-filter.ts";
import { useFilterNames } from "./use-filter-names.ts";

interface Props { items: readonly CaseListItem[]; query: LibraryQuery; onChange: (query: LibraryQuery) => void; mayImport: boolean }

/** Why the list is empty, and the one act that helps. */
export function LibraryEmpty({ items, query, onChange, mayImport }: Props) {
  const t = useTranslations("library");
  const nameOf = useFilterNames();
  const act = (run: () => void) => function Act(chunks: ReactNode) {
    return <button type="button" className="underline decoration-hair underline-offset-3 hover:decoration-current" onClick={run}>{chunks}</button>;
  };
  if (items.length === 0) {
    return <Notice tone="empty" className="border-t border-hair pt-5">{t("emptyNone")}<Gap />{mayImport ? t.rich("emptyNoneAdmin", { link: (chunks) => <Link href="/admin/import">{chunks}</Link> }) : null}</Notice>;
  }
  const drop = bestToDrop(items, query);
  return (
    <Notice tone="empty" className="border-t border-hair pt-5">
      {query.words === "" ? t("emptyFilters") : t("emptySearch", { words: query.words })}<Gap />
      {drop
        ? t.rich("emptyDrop", { name: nameOf(drop.group, drop.value), n: drop.shows, drop: act(() => onChange(toggled(query, drop.group, drop.value))) })
        : act(() => onChange({ ...cleared(query), words: "" }))(t("clearAll"))}
    </Notice>
  );
}
