import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ClassPage } from "@/lib/wire/pages.ts";
import { rowLook } from "@/components/ui/row.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";

/** What is assigned: the case, until when, what trainees see, and how many have started. */
export function AssignmentList({ assignments, teaches }: { assignments: ClassPage["assignments"]; teaches: boolean }) {
  const t = useTranslations("classPage");
  const words = useTranslations("words");
  if (assignments.length === 0) return <Notice tone="empty" className="border-t border-hair text-ink-2">{t("noAssignments")}</Notice>;
  return (
    <ul className="border-t border-rule">
      {assignments.map((a) => (
        <li key={a.id} className={`${rowLook} flex flex-wrap items-baseline gap-x-6 gap-y-0.5`}>
          <div className="min-w-0 flex-1 basis-64">
            <Link href={`/cases/${a.caseSlug}?assignment=${encodeURIComponent(a.id)}`} className="font-semibold no-underline after:absolute after:inset-0 after:content-['']">{a.title}</Link>
            {a.title === a.caseTitle ? null : <p className="text-small text-ink-2">{a.caseTitle}</p>}
          </div>
          <p className="flex flex-wrap gap-x-6 text-small text-ink-2">
            <span>{a.dueAt ? t.rich("due", { date: () => <LocalTime iso={a.dueAt ?? ""} show="moment" /> }) : t("noDue")}</span>
            <span>{t("meters", { visibility: words(`visibility.${a.visibility}`) })}</span>
            {teaches ? <span className="tabular-nums">{t("sessionsCount", { n: a.sessions })}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
