import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { currentPerson } from "@/lib/server/account/current-person.ts";
import { waysIn } from "@/lib/server/account/ways-in.ts";
import { safePath } from "@/lib/client/safe-path.ts";
import { Door, DoorPart } from "@/components/shell/door.tsx";
import { TryButton } from "@/components/shell/try-button.tsx";
import { Gap } from "@/components/ui/gap.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { CodeForm } from "./_components/code-form.tsx";
import { SignInForm } from "./_components/sign-in-form.tsx";

interface Props { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("signIn"))("title") };
}

export default async function SignInPage({ searchParams }: Props) {
  const [query, t, person] = await Promise.all([searchParams, getTranslations("signIn"), currentPerson()]);
  const given = query["next"] ?? query["callbackUrl"];
  const next = safePath(typeof given === "string" ? given : null);
  // A guest may come here to sign in as somebody else.
  if (person && person.role !== "guest") redirect(next);
  const ways = waysIn();
  const fromTable = next.startsWith("/sessions/");
  return (
    <Door>
      <h1 className="title text-[32px]/[40px]">{t("title")}</h1>
      {given === undefined ? null : <Notice tone="note" className="pb-0 text-ink-2">{fromTable ? t("comeBack") : t("comeBackPlain")}</Notice>}
      <SignInForm next={next} unsent={fromTable} />
      {ways.signUp && !person ? <p className="mt-5 text-small text-ink-2">{t("noAccount")}<Gap /><Link href="/sign-up">{t("signUp")}</Link></p> : null}
      <DoorPart id="joining" title={t("joinTitle")}><CodeForm /></DoorPart>
      {person || !ways.guests ? null : (
        <DoorPart id="looking" title={t("guestTitle")}>
          <p className="mt-1 mb-3.5 text-ink-2">{t("guestLead")}</p>
          <TryButton label={t("guest")} size="lg" />
        </DoorPart>
      )}
    </Door>
  );
}
