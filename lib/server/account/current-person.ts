// Who is asking, in pages. Looked up once a request; the row decides, not the cookie.
import "server-only";
import { cache } from "react";
import { cookies, headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import type { PersonRole } from "@/lib/domain/person/role.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { PATH_HEADER } from "../http/header-names.ts";
import { runtime } from "../runtime.ts";
import { cookieName, personOfToken } from "./session-cookie.ts";

/** The person signed in, or null. */
export const currentPerson = cache(async (): Promise<PersonView | null> => {
  const rt = runtime();
  return personOfToken(rt, (await cookies()).get(cookieName(rt.settings))?.value ?? null);
});

/**
 * The person signed in. Signed out: redirects to the sign-in page, which leads back here. Shows the 403 page when the
 * role is none of `roles`.
 */
export async function requirePerson(minimum: { roles?: PersonRole[] } = {}): Promise<PersonView> {
  const person = await currentPerson();
  if (!person) {
    const path = (await headers()).get(PATH_HEADER) ?? "/home";
    redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  }
  if (minimum.roles && !minimum.roles.includes(person.role)) forbidden();
  return person;
}
