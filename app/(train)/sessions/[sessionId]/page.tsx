import type { Metadata } from "next";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { openSession } from "@/lib/server/session/open-session.ts";
import { Conversation } from "./_components/conversation.tsx";

interface Params { params: Promise<{ sessionId: string }> }

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { sessionId } = await params;
  const page = await orNotFound(openSession(await requirePerson(), sessionId));
  return { title: page.case.title };
}

export default async function SessionRoute({ params }: Params) {
  const { sessionId } = await params;
  const person = await requirePerson();
  const page = await orNotFound(openSession(person, sessionId));
  // The key: another session is another room, never the same one with other words in it.
  return <Conversation key={page.id} page={page} personId={person.id} />;
}
