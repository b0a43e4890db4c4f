import { TriangleAlert, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ImportIssue } from "@/lib/wire/pages.ts";
import { Icon } from "@/components/ui/icon.tsx";

/** ✕ refused, △ needs you, • noted; the word is there for screen readers. */
export function LevelSign({ level }: { level: ImportIssue["level"] }) {
  const t = useTranslations("importer");
  const label = t(`level.${level}`);
  if (level === "refused") return <span className="text-loss"><Icon of={X} size={14} label={label} /></span>;
  if (level === "needs-you") return <span className="text-warn"><Icon of={TriangleAlert} size={14} label={label} /></span>;
  return <span role="img" aria-label={label} className="grid size-3.5 place-items-center"><span className="size-[5px] rounded-pill bg-ink-3" /></span>;
}
