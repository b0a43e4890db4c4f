import type { Metadata } from "next";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentPerson } from "@/lib/server/account/current-person.ts";
import { waysIn } from "@/lib/server/account/ways-in.ts";
import { Door } from "@/components/shell/door.tsx";
import { NewAccountForm } from "@/components/shell/new-account-form.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signUp"))("title") };
}

/** Making an account without being asked, where the place is open for it. */
export default async function SignUpPage() {
  if (!waysIn().signUp) notFound();
  const [t, person] = await Promise.all([getTranslations("signUp"), currentPerson()]);
  if (person) redirect(person.role === "guest" ? "/account#keep" : "/home");
  return (
    <Door>
      <h1 className="title text-[32px]/[40px]">{t("title")}</h1>
      <p className="mt-2 text-ink-2">{t("lead")}</p>
      <NewAccountForm to="/api/account/sign-up" next="/home" label={t("submit")} working={t("submitting")} />
      <p className="mt-6 text-small"><Link href="/sign-in">{t("haveAccount")}</Link></p>
    </Door>
  );
}
