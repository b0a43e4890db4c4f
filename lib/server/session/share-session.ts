// The owner of a practice session lets the instructors of own classes read it, or no longer.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate } from "./access.ts";

export async function shareSession(person: PersonView, sessionId: string, shared: boolean, rt: Runtime = runtime()): Promise<void> {
  await mediate(rt, person, sessionId);
  await rt.db.$transaction(async (tx) => {
    await tx.session.update({ where: { id: sessionId }, data: { shared } });
    await audit(tx, { actorId: person.id, action: shared ? "session-shared" : "session-unshared", subject: `session:${sessionId}` });
  });
}
