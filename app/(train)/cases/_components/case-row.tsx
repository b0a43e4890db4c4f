import Link from "next/link";
import { useTranslations } from "next-intl";
import type { CaseListItem } from "@/lib/wire/pages.ts";
import { langTag } from "@/lib/client/seats.ts";
import { DifficultySign, TableSign } from "@/components/shell/case-signs.tsx";
import { useFilterNames } from "./use-filter-names.ts";

/** Columns of the list, shared by its head and its rows. */
export const CASE_COLUMNS = "desk:grid desk:grid-cols-[minmax(0,1fr)_132px_70px_84px_66px_66px_128px] desk:gap-4 desk:items-center";

/** One case: its words first, then what kind of case it is. The whole row leads to the brief. */
export function CaseRow({ item }: { item: CaseListItem }) {
  const t = useTranslations("library");
  const words = useTranslations("words");
  const nameOf = useFilterNames();
  return (
    <li className={`relative -mx-4 px-4 before:absolute before:inset-x-4 before:top-0 before:h-px before:bg-hair before:content-[''] desk:before:inset-x-5 pt-[11px] pb-[13px] hover:bg-room has-[a:focus-visible]:bg-room desk:-mx-5 desk:px-5 ${CASE_COLUMNS}`}>
      <div className="min-w-0" lang={langTag(item.language)}>
        <h2 className="font-speech text-[19px]/[25px] zh:text-[18px]/[28px]">
          <Link href={`/cases/${item.slug}`} className="no-underline after:absolute after:inset-0 after:content-['']">{item.title}</Link>
        </h2>
        <p className="mt-px line-clamp-2 text-small text-ink-2 desk:line-clamp-1">{item.firstLine}</p>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2 desk:contents">
        <span>{nameOf("disputeType", item.disputeType)}</span>
        <span className="flex items-center gap-[7px]"><TableSign parties={item.partyCount} /><span className="sr-only">{t("partiesLabel", { n: item.partyCount })}</span><span aria-hidden="true" className="tabular-nums">{item.partyCount}</span></span>
        <span><DifficultySign difficulty={item.difficulty} /><span className="sr-only">{words(`difficulty.${item.difficulty}`)}</span></span>
        <span className="tabular-nums">{words("minutes", { n: item.minutes })}</span>
        <span lang={langTag(item.language)}>{nameOf("language", item.language)}</span>
        <Tries item={item} />
      </div>
      {item.basis === "fictional" ? null : <p className="mt-1 text-micro text-ink-3 desk:col-span-full desk:-mt-3">{t("derived")}</p>}
    </li>
  );
}

function Tries({ item }: { item: CaseListItem }) {
  const t = useTranslations("library");
  const words = useTranslations("words");
  if (item.tries === 0) return <span className="text-ink-3">{t("notTried")}</span>;
  return <span className="text-ink">{item.lastOutcome ? t("triedOutcome", { outcome: words(`outcome.${item.lastOutcome}`), n: item.tries }) : t("tried", { n: item.tries })}</span>;
}
