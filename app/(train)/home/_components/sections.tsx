import Link from "next/link";
import type { ReactNode } from "react";
import { useTranslations } from "next-intl";
import type { ClassListItem, SessionListItem } from "@/lib/wire/pages.ts";
import { langTag } from "@/lib/client/seats.ts";
import { LinkButton } from "@/components/ui/button.tsx";
import { Gap } from "@/components/ui/gap.tsx";
import { rowLook } from "@/components/ui/row.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";
import type { DueItem, Suggestion } from "@/lib/client/home-plan.ts";

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return <section aria-labelledby={id}><h2 id={id} className="border-b border-hair pb-2 text-small font-semibold">{title}</h2>{children}</section>;
}

/** The open session touched last, one click from the table. */
export function Continue({ session }: { session: SessionListItem }) {
  const t = useTranslations("home");
  const words = useTranslations("words");
  return (
    <Part id="go-on" title={t("goOnTitle")}>
      <p lang={langTag(session.language)} className="mt-4 font-speech text-[24px]/[32px]">{session.caseTitle}</p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2"><span>{words("turns", { n: session.turnCount })}</span><span>{t("lastTouched")} <LocalTime iso={session.updatedAt} show="moment" /></span></p>
      <LinkButton href={`/sessions/${session.id}`} variant="primary" size="lg" className="mt-4">{t("goOn")}</LinkButton>
    </Part>
  );
}

/** One case to try, and why that one. `main`: nothing on the page matters more. */
export function NextCase({ item, why, main }: Suggestion & { main: boolean }) {
  const t = useTranslations("home");
  const words = useTranslations("words");
  return (
    <Part id="next" title={t("next")}>
      <div lang={langTag(item.language)} className="mt-4">
        <p className="font-speech text-[21px]/[29px]">{item.title}</p>
        <p className="mt-0.5 text-small text-ink-2">{item.firstLine}</p>
      </div>
      <p className="mt-2 text-small text-ink-3">{t(`nextWhy.${why}`)}<Gap />{words("minutes", { n: item.minutes })}</p>
      <LinkButton href={`/cases/${item.slug}`} variant={main ? "primary" : "line"} size="lg" className="mt-4">{t("open")}</LinkButton>
    </Part>
  );
}

/** Assignments of one's classes, the nearest first. */
export function DueList({ items }: { items: readonly DueItem[] }) {
  const t = useTranslations("home");
  return (
    <Part id="due" title={t("due")}>
      {items.length === 0 ? <Notice tone="empty" className="text-ink-2">{t("nothingDue")}</Notice> : (
        <ul>
          {items.map((item) => (
            <li key={item.id} className={`${rowLook} flex flex-wrap items-baseline gap-x-4 gap-y-0.5`}>
              <div className="min-w-0 flex-1 basis-56">
                <Link href={`/cases/${item.caseSlug}?assignment=${encodeURIComponent(item.id)}`} className="font-semibold no-underline after:absolute after:inset-0 after:content-['']">{item.title}</Link>
                <p className="text-small text-ink-2">{item.caseTitle === item.title ? null : <>{item.caseTitle}　</>}{item.className}</p>
              </div>
              <p className="text-small text-ink-3">
                {item.dueAt ? <span className={item.overdue && item.sessions === 0 ? "text-warn" : ""}>{item.overdue ? t("overdue") : t("dueBy")} <LocalTime iso={item.dueAt} /></span> : t("noDate")}
                <span className="ml-4">{item.sessions > 0 ? t("done", { n: item.sessions }) : t("notStarted")}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** The classes one teaches. */
export function ClassLinks({ classes }: { classes: readonly ClassListItem[] }) {
  const t = useTranslations("home");
  return (
    <Part id="your-classes" title={t("classes")}>
      <ul>
        {classes.map((c) => (
          <li key={c.id} className={rowLook}>
            <Link href={`/classes/${c.id}`} className="font-semibold no-underline after:absolute after:inset-0 after:content-['']">{c.name}</Link>
            <p className="text-small text-ink-3">{t("classLine", { people: c.people, assignments: c.assignments })}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Says that a guest account ends, and how to keep it. */
export function GuestNotice({ expiresAt }: { expiresAt: string }) {
  const t = useTranslations("home");
  return (
    <Notice tone="warn" lead={t("guestLead")} className="mt-4 max-w-[52em]">
      {t.rich("guest", { date: () => <LocalTime iso={expiresAt} /> })}<Gap /><Link href="/account#keep">{t("guestKeep")}</Link>
    </Notice>
  );
}
