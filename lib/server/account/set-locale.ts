// Keeps the page language with the account, for other devices.
import type { PersonView } from "@/lib/wire/pages.ts";
import type { Runtime } from "../runtime.ts";
import type { Locale } from "./person-view.ts";

export async function setLocale(rt: Runtime, person: PersonView, locale: Locale): Promise<void> {
  await rt.db.person.update({ where: { id: person.id }, data: { locale } });
}
