// Ends every sign-in of a person, on this device too: cookies of an older epoch are refused.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import type { Runtime } from "../runtime.ts";

export async function signOutEverywhere(rt: Runtime, person: PersonView): Promise<void> {
  await rt.db.$transaction(async (tx) => {
    await tx.person.update({ where: { id: person.id }, data: { sessionEpoch: { increment: 1 } } });
    await audit(tx, { actorId: person.id, action: "signed-out-everywhere", subject: `person:${person.id}` });
  });
}
