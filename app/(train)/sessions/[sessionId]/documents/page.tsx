import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { openSession } from "@/lib/server/session/open-session.ts";
import { Shell } from "@/components/shell/shell.tsx";
import { Documents } from "./_components/documents.tsx";

interface Params { params: Promise<{ sessionId: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { sessionId } = await params;
  const [page, t] = await Promise.all([orNotFound(openSession(await requirePerson(), sessionId)), getTranslations("documents")]);
  return { title: t("titleOf", { title: page.case.title }) };
}

export default async function DocumentsRoute({ params }: Params) {
  const { sessionId } = await params;
  const person = await requirePerson();
  const page = await orNotFound(openSession(person, sessionId));
  return <Shell person={person}><Documents key={page.id} page={page} /></Shell>;
}
