import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listCases } from "@/lib/server/case/list-cases.ts";
import { openClass } from "@/lib/server/class/open-class.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { BackLink } from "@/components/shell/back-link.tsx";
import { PageSheet } from "@/components/shell/page-sheet.tsx";
import { SessionTable } from "@/components/shell/session-table.tsx";
import { AssignDialog } from "./_components/assign-dialog.tsx";
import { AssignmentList } from "./_components/assignment-list.tsx";
import { InviteToClass } from "./_components/invite-to-class.tsx";
import { JoinCode } from "./_components/join-code.tsx";
import { PeopleTable } from "./_components/people-table.tsx";

interface Props { params: Promise<{ classId: string }> }

async function load({ params }: Props) {
  const [person, { classId }] = await Promise.all([requirePerson(), params]);
  return { person, page: await orNotFound(openClass(person, classId)) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).page.name };
}

const HEAD = "title text-[20px]/[28px]";

export default async function ClassPage(props: Props) {
  const [{ person, page }, t] = await Promise.all([load(props), getTranslations("classPage")]);
  const teaches = page.seat === "instructor";
  const cases = teaches ? (await listCases(person)).map((c) => ({ slug: c.slug, title: c.title, language: c.language })) : [];
  return (
    <PageSheet title={page.name} lead={t(`youAre.${page.seat}`)} before={<BackLink href="/classes">{t("all")}</BackLink>}>
      {teaches && page.joinCode ? <JoinCode classId={page.id} code={page.joinCode} expiresAt={page.joinCodeExpiresAt} seatCap={page.seatCap} people={page.people.length} /> : null}
      <section aria-labelledby="assignments" className="mt-10">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3"><h2 id="assignments" className={HEAD}>{t("assignments")}</h2>{teaches ? <AssignDialog classId={page.id} cases={cases} /> : null}</div>
        <AssignmentList assignments={page.assignments} teaches={teaches} />
      </section>
      {teaches ? (
        <section aria-labelledby="sessions" className="mt-10">
          <h2 id="sessions" className={HEAD}>{t("sessions")}</h2>
          <p className="mt-0.5 mb-4 text-small text-ink-3">{t("sessionsLead")}</p>
          <SessionTable sessions={page.sessions} caption={t("sessions")} whose="class" />
        </section>
      ) : null}
      <section aria-labelledby="people" className="mt-10">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3"><h2 id="people" className={HEAD}>{t("people")}</h2>{teaches ? <InviteToClass classId={page.id} /> : null}</div>
        <PeopleTable people={page.people} />
      </section>
    </PageSheet>
  );
}
