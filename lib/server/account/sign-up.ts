// Registering without class or invitation, where the place is open for it.
import type { SignUpBody } from "@/lib/wire/account.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { AppError } from "../errors.ts";
import { allow, HOUR_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import { createPerson } from "./create-person.ts";
import { hashPassword } from "./passwords.ts";
import type { Locale } from "./person-view.ts";
import type { SignedIn } from "./sign-in.ts";

/** Throws forbidden unless CAUCUS_REGISTRATION is open; conflict when the email is taken. */
export async function signUp(rt: Runtime, body: SignUpBody, from: { address: string; locale: Locale }): Promise<SignedIn> {
  if (rt.settings.CAUCUS_REGISTRATION !== "open") throw new AppError("forbidden", { publicMessage: "Accounts are made by class code or invitation here." });
  await allow(rt, { key: `account-from:${from.address}`, limit: LIMITS.accountsPerAddressPerHour, windowS: HOUR_S });
  const passwordHash = await hashPassword(body.password);
  return createPerson(rt.db, { email: body.email, name: body.name, role: "trainee", passwordHash, locale: from.locale, actorId: null });
}
