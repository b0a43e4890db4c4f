import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listCases } from "@/lib/server/case/list-cases.ts";
import { listClasses } from "@/lib/server/class/list-classes.ts";
import { openClass } from "@/lib/server/class/open-class.ts";
import { listSessions } from "@/lib/server/session/list-sessions.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { SessionTable } from "@/components/shell/session-table.tsx";
import { ClassLinks, Continue, DueList, GuestNotice, NextCase } from "./_components/sections.tsx";
import { dueItems, suggestion } from "@/lib/client/home-plan.ts";

const RECENT = 12;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("home"))("title") };
}

export default async function HomePage() {
  const [person, t, locale] = await Promise.all([requirePerson(), getTranslations("home"), getLocale()]);
  const [sessions, cases, classes] = await Promise.all([listSessions(person), listCases(person), listClasses(person)]);
  const learnsIn = await Promise.all(classes.filter((c) => c.seat === "trainee").map((c) => openClass(person, c.id)));
  const teaches = classes.filter((c) => c.seat === "instructor");
  const open = sessions.find((s) => s.status === "open" && s.mediator === "person");
  const due = dueItems(learnsIn, sessions, new Date());
  const taken = new Set([...due.map((d) => d.caseSlug), ...(open ? [open.caseSlug] : [])]);
  const next = suggestion(cases.filter((c) => !taken.has(c.slug)), pageLanguage(locale));
  return (
    <div className="flex-1 bg-sheet px-4 pt-8 pb-14 tablet:px-10 desk:px-18 desk:pt-10">
      <div className="mx-auto max-w-[1080px]">
        <h1 className="title text-[30px]/[38px] zh:text-[28px]/[40px]">{person.role === "guest" ? t("helloGuest") : t("hello", { name: person.name })}</h1>
        {person.role === "guest" && person.expiresAt ? <GuestNotice expiresAt={person.expiresAt} /> : null}
        <div className="mt-8 grid gap-x-18 gap-y-10 desk:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <div className="grid content-start gap-10">
            {open ? <Continue session={open} /> : null}
            {learnsIn.length > 0 ? <DueList items={due} /> : null}
            {next && !open ? <NextCase {...next} main={due.length === 0} /> : null}
          </div>
          <div className="grid content-start gap-10">
            {next && open ? <NextCase {...next} main={false} /> : null}
            {teaches.length > 0 ? <ClassLinks classes={teaches} /> : null}
          </div>
        </div>
        <section aria-labelledby="recent" className="mt-12">
          <h2 id="recent" className="mb-3 title text-[20px]/[28px]">{t("recent")}</h2>
          <SessionTable sessions={sessions.slice(0, RECENT)} caption={t("recent")} whose="own" />
        </section>
      </div>
    </div>
  );
}
