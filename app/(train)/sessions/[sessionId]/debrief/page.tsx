import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { isAppError } from "@/lib/server/errors.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { openDebrief } from "@/lib/server/session/open-debrief.ts";
import { Shell } from "@/components/shell/shell.tsx";
import { Debrief } from "./_components/debrief.tsx";

interface Params { params: Promise<{ sessionId: string }> }

/** The debrief; while one's own session is still open, the table instead. */
async function load(sessionId: string) {
  const person = await requirePerson();
  try {
    return { person, page: await orNotFound(openDebrief(person, sessionId)) };
  } catch (error) {
    if (isAppError(error) && error.code === "conflict") redirect(`/sessions/${sessionId}`);
    throw error;
  }
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { sessionId } = await params;
  const [{ page }, t] = await Promise.all([load(sessionId), getTranslations("debrief")]);
  return { title: t("titleOf", { title: page.case.title }) };
}

export default async function DebriefRoute({ params }: Params) {
  const { sessionId } = await params;
  const { person, page } = await load(sessionId);
  return <Shell person={person}><Debrief key={page.id} page={page} /></Shell>;
}
