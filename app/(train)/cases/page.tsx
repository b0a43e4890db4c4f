import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { listCases } from "@/lib/server/case/list-cases.ts";
import { Library } from "./_components/library.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("library"))("title") };
}

export default async function CasesPage() {
  const person = await requirePerson();
  return <Library items={await listCases(person)} mayImport={person.role === "admin"} />;
}
