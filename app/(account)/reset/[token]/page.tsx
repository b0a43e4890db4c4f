import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openLink } from "@/lib/server/account/open-link.ts";
import { orNotFound } from "@/lib/server/pages.ts";
import { Door } from "@/components/shell/door.tsx";
import { RedeemForm } from "@/components/shell/redeem-form.tsx";

interface Props { params: Promise<{ token: string }> }

// Beware: the address holds a secret. No referrer leaves the page.
export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("link"))("resetTitle"), referrer: "no-referrer", robots: { index: false } };
}

export default async function ResetPage({ params }: Props) {
  const [{ token }, t] = await Promise.all([params, getTranslations("link")]);
  const link = await orNotFound(openLink(token));
  return (
    <Door>
      <h1 className="title text-[32px]/[40px]">{link.className ?? t("resetTitle")}</h1>
      <p className="mt-2 text-ink-2">{t("resetLead")}</p>
      <RedeemForm token={token} link={link} />
    </Door>
  );
}
