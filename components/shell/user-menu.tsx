"use client";
import Link from "next/link";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PersonView } from "@/lib/wire/pages.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Menu, MenuChoice, MenuItem, MenuLine } from "@/components/ui/menu.tsx";
import { LOCALES, LOCALE_NAMES } from "./locale.ts";
import { useSignOut } from "./sign-out-dialog.tsx";
import { THEMES } from "./theme.ts";
import { useLocaleSwitch } from "./use-locale-switch.ts";
import { useTheme } from "./use-theme.ts";

const THEME_KEYS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

/** Who one is, and what one may change about the page and the account. */
export function UserMenu({ person }: { person: PersonView }) {
  const t = useTranslations("shell");
  const words = useTranslations("words");
  const [theme, chooseTheme] = useTheme();
  const { locale, choose } = useLocaleSwitch(true);
  const signOut = useSignOut(person.id);
  return (
    <>
      <Menu trigger={<Button variant="quiet" className="max-w-[220px] font-normal"><span className="truncate">{person.name}</span><Icon of={ChevronDown} size={14} /></Button>}>
        <p className="px-2.5 pt-1.5 pb-2 text-small">
          <span className="block font-semibold">{person.name}</span>
          <span className="block text-ink-3">{person.email ?? words(`role.${person.role}`)}</span>
        </p>
        <MenuLine />
        <MenuItem asChild><Link href="/account">{t("account")}</Link></MenuItem>
        <MenuLine />
        <MenuChoice label={t("theme")} value={theme} onChange={chooseTheme} options={THEMES.map((value) => ({ value, label: t(THEME_KEYS[value]) }))} />
        <MenuLine />
        <MenuChoice label={t("language")} value={locale} onChange={choose} options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value }))} />
        <MenuLine />
        <MenuItem onSelect={signOut.ask}>{t("signOut")}</MenuItem>
      </Menu>
      {signOut.dialog}
    </>
  );
}
