"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { grouped, plainMessage, type IssueGroup } from "@/lib/client/import-report.ts";
import type { ImportIssue } from "@/lib/wire/pages.ts";
import { cx } from "@/components/ui/cx.ts";
import { LevelSign } from "./level-sign.tsx";
import { useCodeWords } from "./use-code-words.ts";

const TABS = ["all", "refused", "needs-you", "noted"] as const;
type Tab = (typeof TABS)[number];

interface Props { issues: readonly ImportIssue[]; chosen: number | null; onChoose: (line: number) => void }

/** Everything that was noticed: what refuses the file first, then what needs a look, then what was merely noted. */
export function IssueList({ issues, chosen, onChoose }: Props) {
  const t = useTranslations("importer");
  const [tab, setTab] = useState<Tab>("all");
  const count = (which: Tab) => (which === "all" ? issues.length : issues.filter((i) => i.level === which).length);
  const groups = grouped(tab === "all" ? issues : issues.filter((i) => i.level === tab));
  return (
    <section aria-label={t("issues")} className="min-w-0 px-4 pt-4 pb-6 tablet:px-10 desk:pr-0 desk:pl-14">
      <div role="group" aria-label={t("issues")} className="flex flex-wrap gap-x-4">
        {TABS.map((which) => (
          <button key={which} type="button" aria-pressed={tab === which} onClick={() => setTab(which)} className="border-b-2 border-transparent py-1.5 text-small text-ink-2 hover:text-ink aria-pressed:border-ink aria-pressed:font-semibold aria-pressed:text-ink max-[719px]:min-h-11">{t(`tab.${which}`, { n: count(which) })}</button>
        ))}
      </div>
      {groups.length === 0
        ? <p className="mt-2 border-t border-hair py-4 text-ink-3">{t("noIssues")}</p>
        : <ul className="mt-2">{groups.map((group) => <GroupRow key={`${group.code}:${group.issues[0]?.line}:${group.issues[0]?.message}`} group={group} chosen={chosen} onChoose={onChoose} />)}</ul>}
    </section>
  );
}

function GroupRow({ group, chosen, onChoose }: { group: IssueGroup; chosen: number | null; onChoose: (line: number) => void }) {
  const t = useTranslations("importer");
  const codeWords = useCodeWords();
  const lines = [...new Set(group.issues.map((i) => i.line))];
  const [first] = group.issues;
  const one = group.issues.length === 1 ? first : undefined;
  return (
    <li className={cx("grid grid-cols-[24px_14px_minmax(0,1fr)] gap-x-2.5 border-t border-hair py-3 pr-4 desk:-ml-14 desk:pl-11", one && one.line === chosen && one.level !== "noted" && "bg-sheet shadow-[inset_3px_0_0_var(--ink)]")}>
      <span className="text-right">{one && one.line > 0 ? <LineButton line={one.line} chosen={chosen} onChoose={onChoose} /> : null}</span>
      <span className="pt-[3px]"><LevelSign level={group.level} /></span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2"><b className="font-semibold">{codeWords(group.code)}</b><span className="text-micro break-all text-ink-3">{group.code}</span></p>
        {one ? <p lang="en" className="text-small text-ink-2">{plainMessage(one.message)}</p> : null}
        {one ? null : (
          <p className="mt-1 -ml-1.5 flex flex-wrap gap-1">{lines.map((line) => line === 0
            ? <span key={line} className="text-small text-ink-3">{t("wholeFile")}</span>
            : <LineButton key={line} line={line} chosen={chosen} onChoose={onChoose} />)}</p>
        )}
      </div>
    </li>
  );
}

/** A line number that shows its line. */
function LineButton({ line, chosen, onChoose }: { line: number; chosen: number | null; onChoose: (line: number) => void }) {
  const t = useTranslations("importer");
  return (
    <button type="button" aria-current={line === chosen || undefined} aria-label={t("line", { n: line })} onClick={() => onChoose(line)}
      className="min-w-6 rounded-1 px-1 py-0.5 text-data tabular-nums text-ink-2 underline decoration-hair underline-offset-3 hover:bg-well hover:text-ink aria-[current]:bg-well aria-[current]:font-semibold aria-[current]:text-ink max-[719px]:min-h-8 max-[719px]:min-w-8">{line}</button>
  );
}
