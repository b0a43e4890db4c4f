"use client";
import { useState } from "react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { Menu as MenuGlyph } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PersonView } from "@/lib/wire/pages.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { Sheet } from "@/components/ui/sheet.tsx";
import { LOCALES, LOCALE_NAMES } from "./locale.ts";
import { isAt, navFor } from "./nav.ts";
import { useSignOut } from "./sign-out-dialog.tsx";
import { THEMES } from "./theme.ts";
import { useLocaleSwitch } from "./use-locale-switch.ts";
import { useTheme } from "./use-theme.ts";

const THEME_KEYS = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;
const ROW = "flex min-h-12 items-center border-b border-hair text-[16px] text-ink no-underline aria-[current]:font-semibold";

/** The top bar's contents on a phone. */
export function NavSheet({ person }: { person: PersonView }) {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  const [open, setOpen] = useState(false);
  const path = usePathname();
  const [theme, chooseTheme] = useTheme();
  const { locale, choose } = useLocaleSwitch(true);
  const signOut = useSignOut(person.id);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={t("menu")} aria-haspopup="dialog" onClick={() => setOpen(true)}><Icon of={MenuGlyph} size={20} /></Button>
      <Sheet open={open} onOpenChange={setOpen} side="right" title={person.name} closeLabel={common("close")}>
        <nav aria-label={t("main")}>
          <ul>
            {navFor(person.role).map((item) => (
              <li key={item.key}><Link href={item.href} onClick={close} aria-current={isAt(item.href, path) ? "page" : undefined} className={ROW}>{t(item.key)}</Link></li>
            ))}
            <li><Link href="/account" onClick={close} aria-current={path === "/account" ? "page" : undefined} className={ROW}>{t("account")}</Link></li>
          </ul>
        </nav>
        <div className="mt-6 grid gap-5">
          <div><p aria-hidden="true" className="mb-1.5 text-small text-ink-3">{t("theme")}</p>
            <Segmented label={t("theme")} value={theme} onChange={chooseTheme} options={THEMES.map((value) => ({ value, label: t(THEME_KEYS[value]) }))} /></div>
          <div><p aria-hidden="true" className="mb-1.5 text-small text-ink-3">{t("language")}</p>
            <Segmented label={t("language")} value={locale} onChange={choose} options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))} /></div>
          <Button className="justify-self-start" onClick={signOut.ask}>{t("signOut")}</Button>
        </div>
      </Sheet>
      {signOut.dialog}
    </>
  );
}
