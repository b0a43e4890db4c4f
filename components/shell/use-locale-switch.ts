"use client";
import { useTransition } from "react";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { send } from "@/lib/client/send.ts";
import { LOCALES, type Locale } from "./locale.ts";

const YEAR_S = 31_536_000;

export interface LocaleSwitch { locale: Locale; switching: boolean; choose: (locale: Locale) => void }

/** The page language and how to change it. The page is drawn anew in it; what was typed in a form and not sent is gone, drafts of a session stay. */
export function useLocaleSwitch(signedIn: boolean): LocaleSwitch {
  const current = useLocale();
  const router = useRouter();
  const [switching, start] = useTransition();
  function choose(locale: Locale) {
    document.cookie = `NEXT_LOCALE=${locale}; path=/; max-age=${YEAR_S}; samesite=lax`;
    start(async () => {
      // The account keeps it for other devices; if that fails the cookie still holds here.
      if (signedIn) await send("/api/account/locale", { locale });
      router.refresh();
    });
  }
  return { locale: LOCALES.find((l) => l === current) ?? "en", switching, choose };
}
