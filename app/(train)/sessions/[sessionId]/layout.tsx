import type { ReactNode } from "react";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { mayReadSession } from "@/lib/server/session/may-read-session.ts";

interface Props { children: ReactNode; params: Promise<{ sessionId: string }> }

/** Outside of loading.tsx on purpose: once that is sent, the status of the answer is 200 whatever follows. */
export default async function SessionLayout({ children, params }: Props) {
  const [person, { sessionId }] = await Promise.all([requirePerson(), params]);
  await orNotFound(mayReadSession(person, sessionId));
  return children;
}
