import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listAudit } from "@/lib/server/admin/list-audit.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { Table, Td, Th } from "@/components/ui/table.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";
import { PageSheet } from "@/components/shell/page-sheet.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("audit"))("title") };
}

export default async function AuditPage() {
  const person = await requirePerson({ roles: ["admin"] });
  const [{ entries }, t] = await Promise.all([listAudit(person), getTranslations("audit")]);
  const acts = await getTranslations("audit.acts");
  return (
    <PageSheet title={t("title")} lead={t("lead")}>
      <div className="mt-7">
        {entries.length === 0 ? <Notice tone="empty" className="border-t border-hair text-ink-2">{t("none")}</Notice> : (
          <Table caption={t("title")}>
            <thead><tr><Th>{t("at")}</Th><Th>{t("actor")}</Th><Th>{t("action")}</Th><Th>{t("subject")}</Th></tr></thead>
            <tbody>
              {entries.map((entry, i) => (
                <tr key={`${entry.at}:${i}`}>
                  <Td className="whitespace-nowrap text-ink-2"><LocalTime iso={entry.at} show="moment" /></Td>
                  <Td className="font-semibold">{entry.actor ?? <span className="font-normal text-ink-3">{t("system")}</span>}</Td>
                  <Td>{acts.has(entry.action) ? acts(entry.action) : entry.action}</Td>
                  <Td className="min-w-[200px] break-all text-ink-2">{entry.subject}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </PageSheet>
  );
}
