// A person as pages and use cases know them.
import { LOCALES } from "@/lib/wire/account.ts";
import { ROLES, type PersonRole } from "@/lib/domain/person/role.ts";
import type { PersonView } from "@/lib/wire/pages.ts";

export const personColumns = { id: true, name: true, email: true, role: true, locale: true, expiresAt: true } as const;

export interface PersonRow { id: string; name: string; email: string | null; role: PersonRole; locale: string; expiresAt: Date | null }

export type Locale = (typeof LOCALES)[number];

export function localeOf(text: string | null | undefined): Locale | null {
  return LOCALES.find((l) => l === text) ?? null;
}

export function personView(row: PersonRow): PersonView {
  return { id: row.id, name: row.name, email: row.email, role: row.role, locale: localeOf(row.locale) ?? "en", expiresAt: row.expiresAt?.toISOString() ?? null };
}

/** A role by its name; null when there is none such. */
export function roleOf(text: string): PersonRole | null {
  return ROLES.find((r) => r === text) ?? null;
}
