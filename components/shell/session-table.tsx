import Link from "next/link";
import { useTranslations } from "next-intl";
import type { SessionListItem } from "@/lib/wire/pages.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Gap } from "@/components/ui/gap.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Table, Td, Th } from "@/components/ui/table.tsx";
import { LocalTime } from "./local-time.tsx";
import { useMediatorName } from "./use-mediator-name.ts";

export interface SessionTableProps {
  sessions: readonly SessionListItem[];
  caption: string;
  /** `own`: my sessions, named by their case. `class`: of trainees, named by who sat at the table. */
  whose: "own" | "class";
}

/** Sessions with what came of them; the first column leads to the record, and to the debrief when it has ended. */
export function SessionTable({ sessions, caption, whose }: SessionTableProps) {
  const t = useTranslations("sessionTable");
  const words = useTranslations("words");
  const mediatorName = useMediatorName();
  if (sessions.length === 0) {
    return <Notice tone="empty" className="border-t border-hair text-ink-2">{whose === "own" ? <>{t("noneOwn")}<Gap /><Link href="/cases">{t("choose")}</Link></> : t("noneClass")}</Notice>;
  }
  return (
    <Table caption={caption}>
      <thead>
        <tr>{whose === "class" ? <Th>{t("trainee")}</Th> : null}<Th>{t("case")}</Th><Th>{whose === "class" ? t("assignment") : t("mediator")}</Th><Th>{t("outcome")}</Th><Th className="text-right">{t("turns")}</Th><Th>{t("when")}</Th><Th><span className="sr-only">{t("open")}</span></Th></tr>
      </thead>
      <tbody>
        {sessions.map((s) => (
          <tr key={s.id} className="hover:bg-room">
            {whose === "class" ? <Td className="font-semibold">{s.ownerName}</Td> : null}
            <Td className="min-w-[180px]"><Link href={`/sessions/${s.id}`} lang={langTag(s.language)} className="font-semibold no-underline hover:underline">{s.caseTitle}</Link></Td>
            <Td>{whose === "class" ? (s.assignmentTitle ?? <span className="text-ink-3">{t("shared")}</span>) : <>{s.mediator === "person" ? t("you") : mediatorName(s.mediator)}{s.assignmentTitle ? <span className="block text-ink-3">{s.assignmentTitle}</span> : null}</>}</Td>
            <Td className="whitespace-nowrap">{s.status === "open" ? <span className="text-ink-3">{words("status.open")}</span> : s.outcome ? words(`outcome.${s.outcome}`) : words("status.ended")}</Td>
            <Td className="text-right">{s.turnCount}</Td>
            <Td className="whitespace-nowrap text-ink-2"><LocalTime iso={s.updatedAt} show="moment" /></Td>
            <Td className="whitespace-nowrap">{s.status === "ended" ? <Link href={`/sessions/${s.id}/debrief`}>{t("debrief")}</Link> : whose === "own" ? <Link href={`/sessions/${s.id}`}>{s.mediator === "person" ? t("goOn") : t("watch")}</Link> : null}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
