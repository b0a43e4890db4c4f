import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ImportFlow } from "./_components/import-flow.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("importer"))("title") };
}

// Who may be here is decided by the layout, and again by the route that stores.
export default function ImportPage() {
  return <ImportFlow />;
}
