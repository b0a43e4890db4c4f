// A one-time link into a class, with a new account.
import type { ClassInviteBody } from "@/lib/wire/classes.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { inviteLink, type MadeLink } from "../account/make-link.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { instruct } from "./access.ts";

/** Throws not-found unless the person instructs the class. */
export async function inviteToClass(person: PersonView, classId: string, body: ClassInviteBody, rt: Runtime = runtime()): Promise<MadeLink> {
  await instruct(rt, person, classId);
  return inviteLink(rt, { email: body.email, role: body.seat, classId, actorId: person.id });
}
