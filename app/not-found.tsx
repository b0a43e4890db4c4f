import { getTranslations } from "next-intl/server";
import { PlainPage } from "@/components/shell/plain-page.tsx";
import { LinkButton } from "@/components/ui/button.tsx";

export default async function NotFound() {
  const t = await getTranslations("errors");
  return (
    <PlainPage title={t("notFoundTitle")} acts={<><LinkButton href="/home" variant="primary" size="lg">{t("toHome")}</LinkButton><LinkButton href="/cases" size="lg">{t("toCases")}</LinkButton></>}>
      <p>{t("notFoundBody")}</p>
    </PlainPage>
  );
}
