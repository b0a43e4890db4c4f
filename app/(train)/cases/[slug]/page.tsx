import type { Metadata } from "next";
import Link from "next/link";
import { ArrowLeft } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { openBrief } from "@/lib/server/case/open-brief.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { BeforeYouStart } from "./_components/before-you-start.tsx";
import { CaseBrief } from "./_components/case-brief.tsx";
import { WatchPlay } from "./_components/watch-play.tsx";

interface Props { params: Promise<{ slug: string }>; searchParams: Promise<{ assignment?: string | string[] }> }

async function load({ params }: Props) {
  const [person, { slug }] = await Promise.all([requirePerson(), params]);
  return orNotFound(openBrief(person, slug));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await load(props)).case.title };
}

export default async function BriefPage(props: Props) {
  const [brief, t, query] = await Promise.all([load(props), getTranslations("brief"), props.searchParams]);
  const asked = brief.assignments.find((a) => a.id === query.assignment)?.id ?? null;
  return (
    <div className="flex-1 max-desk:pb-24 desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(400px,556px)]">
      <div className="bg-sheet px-4 pt-7 pb-12 tablet:px-10 desk:px-18 desk:pt-9">
        <Link href="/cases" className="no-print inline-flex min-h-8 items-center gap-1.5 text-small text-ink-2 no-underline hover:text-ink max-[719px]:min-h-11"><Icon of={ArrowLeft} size={14} />{t("all")}</Link>
        <CaseBrief brief={brief} />
        <WatchPlay slug={brief.case.slug} conditions={brief.conditions} />
      </div>
      <BeforeYouStart slug={brief.case.slug} title={brief.case.title} assignments={brief.assignments} conditions={brief.conditions} asked={asked} openSessionId={brief.openSessionId} tries={brief.tries} />
    </div>
  );
}
