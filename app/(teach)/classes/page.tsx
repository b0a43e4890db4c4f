import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listClasses } from "@/lib/server/class/list-classes.ts";
import type { ClassListItem } from "@/lib/wire/pages.ts";
import { LinkButton } from "@/components/ui/button.tsx";
import { Gap } from "@/components/ui/gap.tsx";
import { rowLook } from "@/components/ui/row.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { PageSheet } from "@/components/shell/page-sheet.tsx";
import { NewClassForm } from "./_components/new-class-form.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("classes"))("title") };
}

export default async function ClassesPage() {
  const person = await requirePerson();
  const [classes, t] = await Promise.all([listClasses(person), getTranslations("classes")]);
  const mayTeach = person.role === "instructor" || person.role === "admin";
  const teaches = classes.filter((c) => c.seat === "instructor");
  const learns = classes.filter((c) => c.seat !== "instructor");
  return (
    <PageSheet title={t("title")} aside={<LinkButton href="/join">{t("joinOne")}</LinkButton>}>
      {mayTeach ? (
        <div className="mt-8 grid gap-x-18 gap-y-8 desk:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <section aria-labelledby="teach">
            <h2 id="teach" className="border-b border-hair pb-2 text-small font-semibold">{t("teach")}</h2>
            {teaches.length > 0 ? <ClassRows classes={teaches} /> : <Notice tone="empty" className="text-ink-2">{t("noneTeach")}</Notice>}
          </section>
          <section aria-labelledby="new-class"><h2 id="new-class" className="border-b border-hair pb-2 text-small font-semibold">{t("newTitle")}</h2><NewClassForm /></section>
        </div>
      ) : null}
      {learns.length > 0 || !mayTeach ? (
        <section aria-labelledby="learn" className="mt-8 max-w-[680px]">
          <h2 id="learn" className="border-b border-hair pb-2 text-small font-semibold">{t("learn")}</h2>
          {learns.length > 0 ? <ClassRows classes={learns} /> : <Notice tone="empty" className="text-ink-2">{t("none")}<Gap /><Link href="/join">{t("joinOne")}</Link></Notice>}
        </section>
      ) : null}
    </PageSheet>
  );
}

async function ClassRows({ classes }: { classes: readonly ClassListItem[] }) {
  const t = await getTranslations("classes");
  return (
    <ul>
      {classes.map((c) => (
        <li key={c.id} className={rowLook}>
          <Link href={`/classes/${c.id}`} className="font-speech text-[19px]/[27px] no-underline after:absolute after:inset-0 after:content-['']">{c.name}</Link>
          <p className="text-small text-ink-3">{t("line", { people: c.people, assignments: c.assignments })}</p>
        </li>
      ))}
    </ul>
  );
}
