"use client";
import { useTranslations } from "next-intl";
import { Segmented } from "@/components/ui/segmented.tsx";
import { LOCALES, LOCALE_NAMES } from "@/components/shell/locale.ts";
import { THEMES, type Theme } from "@/components/shell/theme.ts";
import { useLocaleSwitch } from "@/components/shell/use-locale-switch.ts";
import { useTheme } from "@/components/shell/use-theme.ts";

const THEME_KEYS: Record<Theme, "themeSystem" | "themeLight" | "themeDark"> = { system: "themeSystem", light: "themeLight", dark: "themeDark" };

/** Language and appearance. */
export function PagePrefs() {
  const t = useTranslations("shell");
  const { locale, choose } = useLocaleSwitch(true);
  const [theme, chooseTheme] = useTheme();
  return (
    <div className="mt-3 grid gap-4">
      <div className="grid gap-x-4 gap-y-1 tablet:grid-cols-[112px_minmax(0,1fr)]"><span aria-hidden="true" className="text-small font-semibold tablet:leading-[34px]">{t("language")}</span><Segmented look="apart" label={t("language")} value={locale} onChange={choose} options={LOCALES.map((value) => ({ value, label: <span lang={value}>{LOCALE_NAMES[value]}</span> }))} /></div>
      <div className="grid gap-x-4 gap-y-1 tablet:grid-cols-[112px_minmax(0,1fr)]"><span aria-hidden="true" className="text-small font-semibold tablet:leading-[34px]">{t("theme")}</span><Segmented look="apart" label={t("theme")} value={theme} onChange={chooseTheme} options={THEMES.map((value) => ({ value, label: t(THEME_KEYS[value]) }))} /></div>
    </div>
  );
}
