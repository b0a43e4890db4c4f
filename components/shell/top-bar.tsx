"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { PersonView } from "@/lib/wire/pages.ts";
import { Brand } from "./brand.tsx";
import { LocaleButton } from "./locale-button.tsx";
import { isAt, navFor } from "./nav.ts";
import { NavSheet } from "./nav-sheet.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The bar of every page but the table: where one can go, the language, and who one is. */
export function TopBar({ person }: { person: PersonView }) {
  const t = useTranslations("shell");
  const path = usePathname();
  return (
    <header className="no-print sticky top-0 z-30 flex h-15 items-center gap-6 border-b border-hair bg-room px-4 tablet:px-6">
      <Link href="/home" className="no-underline"><Brand /></Link>
      <nav aria-label={t("main")} className="hidden self-stretch tablet:flex">
        <ul className="flex gap-[22px]">
          {navFor(person.role).map((item) => {
            const here = isAt(item.href, path);
            return (
              <li key={item.key} className="flex">
                <Link href={item.href} aria-current={here ? "page" : undefined}
                  className="relative flex items-center text-ui text-ink-2 no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-0.5 aria-[current]:after:bg-ink aria-[current]:after:content-['']">
                  {t(item.key)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <span className="hidden tablet:flex"><LocaleButton signedIn /></span>
        <span className="hidden tablet:flex"><UserMenu person={person} /></span>
        <span className="tablet:hidden"><NavSheet person={person} /></span>
      </div>
    </header>
  );
}
