// Makes an account. Also used by the seed and the command line.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { Tx } from "@/lib/adapters/db/client.ts";
import { isDuplicate } from "@/lib/adapters/db/failures.ts";
import { emailKey } from "@/lib/adapters/db/people.ts";
import type { PersonRole } from "@/lib/domain/person/role.ts";
import { AppError } from "../errors.ts";
import type { Locale } from "./person-view.ts";

export interface NewPerson { email: string; name: string; role: PersonRole; passwordHash: string; locale: Locale; actorId: string | null }

/** Said to somebody who proved a right to make an account (a class code, a link); nobody else learns which emails have one. */
export const EMAIL_TAKEN = "This email cannot be used for a new account. If it is yours, sign in with it instead.";

/** Throws conflict when the email has an account. */
export async function createPerson(db: Tx, input: NewPerson): Promise<{ id: string; sessionEpoch: number }> {
  const { name, role, passwordHash, locale, actorId } = input;
  try {
    const person = await db.person.create({ data: { email: emailKey(input.email), name, role, passwordHash, locale }, select: { id: true, sessionEpoch: true } });
    await audit(db, { actorId: actorId ?? person.id, action: "person-created", subject: `person:${person.id}`, detail: { role } });
    return person;
  } catch (error) {
    if (isDuplicate(error)) throw new AppError("conflict", { field: "email", publicMessage: EMAIL_TAKEN, cause: error });
    throw error;
  }
}
