import { useTranslations } from "next-intl";
import { SEATS_IN_CLASS } from "./seats-in-class.ts";
import type { ClassPage } from "@/lib/wire/pages.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { Table, Td, Th } from "@/components/ui/table.tsx";

/** Who is in the class. Emails are there only for those who may see them. */
export function PeopleTable({ people }: { people: ClassPage["people"] }) {
  const t = useTranslations("classPage");
  const words = useTranslations("words");
  if (people.length === 0) return <Notice tone="empty" className="border-t border-hair text-ink-2">{t("nobody")}</Notice>;
  const emails = people.some((p) => p.email !== null);
  return (
    <Table caption={t("people")}>
      <thead><tr><Th>{t("name")}</Th>{emails ? <Th>{t("email")}</Th> : null}<Th>{t("seat")}</Th></tr></thead>
      <tbody>
        {people.map((p) => {
          const seat = SEATS_IN_CLASS.find((s) => s === p.seat);
          return <tr key={p.id}><Td className="font-semibold">{p.name}</Td>{emails ? <Td className="text-ink-2">{p.email}</Td> : null}<Td>{seat ? words(`seat.${seat}`) : p.seat}</Td></tr>;
        })}
      </tbody>
    </Table>
  );
}
