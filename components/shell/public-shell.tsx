import Link from "next/link";
import type { ReactNode } from "react";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button.tsx";
import { cx } from "@/components/ui/cx.ts";
import { Brand } from "./brand.tsx";
import { Footer } from "./footer.tsx";
import { LocaleButton } from "./locale-button.tsx";

/** The frame of pages one can read without being signed in. */
export function PublicShell({ children, className }: { children: ReactNode; className?: string }) {
  const t = useTranslations("shell");
  return (
    <div className={cx("flex min-h-dvh flex-col bg-sheet", className)}>
      <header className="no-print flex h-18 items-center gap-6 px-4 tablet:px-8 desk:px-18">
        <Link href="/" className="no-underline"><Brand /></Link>
        <nav aria-label={t("main")} className="ml-4 hidden gap-[22px] tablet:flex">
          <Link href="/how-it-works" className="text-ui text-ink-2 no-underline hover:text-ink">{t("howItWorks")}</Link>
          <Link href="/for-instructors" className="text-ui text-ink-2 no-underline hover:text-ink">{t("instructors")}</Link>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <LocaleButton signedIn={false} />
          <LinkButton href="/sign-in">{t("signIn")}</LinkButton>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">{children}</main>
      <Footer className="tablet:px-8 desk:px-18" />
    </div>
  );
}
