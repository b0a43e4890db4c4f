import { useTranslations } from "next-intl";
import type { ImportIssue } from "@/lib/wire/pages.ts";

/** ✕ refused, △ needs you, • noted; the word is there for screen readers. Heavier than the icons of the house: these are read, not pressed. */
export function LevelSign({ level }: { level: ImportIssue["level"] }) {
  const t = useTranslations("importer");
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" role="img" aria-label={t(`level.${level}`)} className={level === "refused" ? "text-loss" : level === "needs-you" ? "text-warn" : "text-ink-3"}>
      {level === "refused" ? <path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="2" /> : null}
      {level === "needs-you" ? <><path d="M7 1.5 13 12.5H1z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" /><path d="M7 5.5v3.5" stroke="currentColor" strokeWidth="1.5" /></> : null}
      {level === "noted" ? <circle cx="7" cy="7" r="2.5" fill="currentColor" /> : null}
    </svg>
  );
}
