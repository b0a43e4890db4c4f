import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentPerson } from "@/lib/server/account/current-person.ts";
import { Door } from "@/components/shell/door.tsx";
import { JoinAsSelf } from "./_components/join-as-self.tsx";
import { JoinSteps } from "./_components/join-steps.tsx";

interface Props { searchParams: Promise<{ code?: string | string[] }> }

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("join"))("title") };
}

export default async function JoinPage({ searchParams }: Props) {
  const [{ code }, person] = await Promise.all([searchParams, currentPerson()]);
  const given = typeof code === "string" ? code : "";
  return <Door>{person ? <JoinAsSelf code={given} name={person.name} /> : <JoinSteps code={given} />}</Door>;
}
