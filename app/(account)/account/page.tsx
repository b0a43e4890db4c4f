import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { Gap } from "@/components/ui/gap.tsx";
import { Shell } from "@/components/shell/shell.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";
import { NewAccountForm } from "@/components/shell/new-account-form.tsx";
import { PagePrefs } from "./_components/page-prefs.tsx";
import { PasswordForm } from "./_components/password-form.tsx";
import { SignOutEverywhere } from "./_components/sign-out-everywhere.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("account"))("title") };
}

const HEAD = "title text-[21px]/[30px]";

export default async function AccountPage() {
  const [person, t, words] = await Promise.all([requirePerson(), getTranslations("account"), getTranslations("words")]);
  const guest = person.role === "guest";
  const facts = [[t("name"), person.name], [t("email"), person.email ?? t("noEmail")], [t("role"), words(`role.${person.role}`)]] as const;
  return (
    <Shell person={person}>
      <div className="flex-1 bg-sheet px-4 pt-8 pb-14 tablet:px-10 desk:px-18 desk:pt-10">
        <div className="mx-auto grid max-w-[880px] gap-10">
          <h1 className="title text-[30px]/[38px]">{t("title")}</h1>
          {guest ? (
            <section id="keep" aria-labelledby="keep-title" className="scroll-mt-20">
              <h2 id="keep-title" className={HEAD}>{t("keepTitle")}</h2>
              <p className="mt-1 text-ink-2">{t("keepLead")}<Gap />{person.expiresAt ? <>{t("keepUntil")} <LocalTime iso={person.expiresAt} />{t("keepUntilEnd")}</> : null}</p>
              <NewAccountForm to="/api/account/upgrade" next="/account" label={t("keep")} working={t("keeping")} />
            </section>
          ) : null}
          <section aria-labelledby="who">
            <h2 id="who" className={HEAD}>{t("who")}</h2>
            <dl className="mt-3 border-t border-hair">
              {facts.map(([key, value]) => <div key={key} className="grid grid-cols-[112px_minmax(0,1fr)] gap-4 border-b border-hair py-2.5"><dt className="text-small font-semibold">{key}</dt><dd className="break-words">{value}</dd></div>)}
            </dl>
          </section>
          <section aria-labelledby="this-page"><h2 id="this-page" className={HEAD}>{t("page")}</h2><PagePrefs /></section>
          {guest ? null : <section aria-labelledby="password-title"><h2 id="password-title" className={HEAD}>{t("passwordTitle")}</h2><PasswordForm /></section>}
          {guest ? null : (
            <section aria-labelledby="everywhere"><h2 id="everywhere" className={HEAD}>{t("everywhereTitle")}</h2><p className="mt-1 mb-4 max-w-[44em] text-ink-2">{t("everywhereLead")}</p><SignOutEverywhere /></section>
          )}
        </div>
      </div>
    </Shell>
  );
}
