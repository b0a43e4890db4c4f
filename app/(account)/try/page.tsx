import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listCases } from "@/lib/server/case/list-cases.ts";
import { pageLanguage } from "@/lib/client/format.ts";

/** Where "Try a case now" leads: the shortest written case in the page's language, or the library when there is none. */
export default async function TryPage() {
  const [person, locale] = await Promise.all([requirePerson(), getLocale()]);
  const cases = await listCases(person);
  const language = pageLanguage(locale);
  const [first] = cases.filter((c) => c.basis === "fictional").sort((a, b) => Number(b.language === language) - Number(a.language === language) || a.minutes - b.minutes);
  redirect(first ? `/cases/${first.slug}` : "/cases");
}
