import Link from "next/link";
import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx.ts";

const LINKS = [
  { href: "/how-it-works", key: "howItWorks" },
  { href: "/about", key: "whatItIs" },
  { href: "/meters", key: "meters" },
  { href: "/for-instructors", key: "instructors" },
  { href: "/privacy", key: "privacy" },
  { href: "/accessibility", key: "accessibility" },
] as const;

/** The pages that explain, at the foot of every page but the table. */
export function Footer({ className }: { className?: string }) {
  const t = useTranslations("shell");
  return (
    <footer className={cx("no-print px-4 py-6 tablet:px-6", className)}>
      <nav aria-label={t("footer")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-3">
          {LINKS.map((link) => (
            <li key={link.key}><Link href={link.href} className="inline-block py-1 no-underline hover:text-ink hover:underline max-[719px]:py-2.5">{t(link.key)}</Link></li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
