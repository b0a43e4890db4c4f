import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ImportPreview } from "@/lib/wire/pages.ts";
import { langOfText } from "@/lib/client/import-report.ts";
import { Button } from "@/components/ui/button.tsx";
import { PageSheet } from "@/components/shell/page-sheet.tsx";

/** What is in the library now. */
export function Saved({ saved, onAnother }: { saved: NonNullable<ImportPreview["saved"]>; onAnother: () => void }) {
  const t = useTranslations("importer");
  return (
    <PageSheet title={<span role="status">{t("savedTitle", { n: saved.length })}</span>} lead={t("savedLead")} aside={<Button onClick={onAnother}>{t("another")}</Button>}>
      <ul className="mt-7 border-t border-rule">
        {saved.map((c) => <li key={c.slug} className="border-b border-hair"><Link href={`/cases/${c.slug}`} lang={langOfText(c.title)} className="block py-2.5 font-speech text-[18px]/[28px] no-underline hover:underline">{c.title}</Link></li>)}
      </ul>
    </PageSheet>
  );
}
