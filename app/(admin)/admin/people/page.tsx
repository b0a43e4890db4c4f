import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listPeople } from "@/lib/server/admin/list-people.ts";
import { PageSheet } from "@/components/shell/page-sheet.tsx";
import { InviteDialog } from "./_components/invite-dialog.tsx";
import { PeopleList } from "./_components/people-list.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("people"))("title") };
}

export default async function PeoplePage() {
  const person = await requirePerson({ roles: ["admin"] });
  const [{ people }, t] = await Promise.all([listPeople(person), getTranslations("people")]);
  return (
    <PageSheet title={t("title")} lead={t("lead")} aside={<InviteDialog />}>
      <PeopleList people={people} self={person.id} />
    </PageSheet>
  );
}
