"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { useLocaleSwitch } from "./use-locale-switch.ts";

/** Changes the page to the other language. Says so in that language. */
export function LocaleButton({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations("shell");
  const { locale, switching, choose } = useLocaleSwitch(signedIn);
  const other = locale === "en" ? "zh-CN" : "en";
  return <Button variant="quiet" lang={other} aria-busy={switching || undefined} onClick={() => choose(other)}>{t("switchTo")}</Button>;
}
