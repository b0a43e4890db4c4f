// A new join code; the old one stops working at once.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { instruct } from "./access.ts";
import { newJoinCode } from "./join-code.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `days`: how long the code works; null: until it is changed. Throws not-found unless the person instructs the class. */
export async function rotateCode(person: PersonView, classId: string, days: number | null, rt: Runtime = runtime()): Promise<{ joinCode: string; expiresAt: string | null }> {
  await instruct(rt, person, classId);
  const joinCode = newJoinCode();
  const expiresAt = days === null ? null : new Date(rt.now().getTime() + days * DAY_MS);
  await rt.db.$transaction(async (tx) => {
    await tx.class.update({ where: { id: classId }, data: { joinCode, joinCodeExpiresAt: expiresAt } });
    await audit(tx, { actorId: person.id, action: "join-code-rotated", subject: `class:${classId}` });
  });
  return { joinCode, expiresAt: expiresAt?.toISOString() ?? null };
}
