import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InfoPage } from "@/components/shell/info-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("info"))("instructors.title") };
}

export default function Page() {
  return <InfoPage name="instructors" />;
}
