"use client";
import { useState } from "react";
import { signOut } from "next-auth/react";
import { useTranslations } from "next-intl";
import { send } from "@/lib/client/send.ts";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

/** Voids every sign-in of this account, this one too. */
export function SignOutEverywhere() {
  const t = useTranslations("account");
  const failureWords = useFailureWords();
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function leave() {
    setWorking(true);
    const answer = await send("/api/account/sign-out-everywhere", {});
    if (answer.ok) await signOut({ callbackUrl: "/sign-in" });
    else { setTrouble(failureWords(answer.failure)); setWorking(false); }
  }
  return <><Button size="lg" working={working ? t("everywhereWorking") : null} onClick={() => void leave()}>{t("everywhere")}</Button>{trouble ? <Notice tone="error" live="alert">{trouble}</Notice> : null}</>;
}
