import { getTranslations } from "next-intl/server";
import { PlainPage } from "@/components/shell/plain-page.tsx";
import { LinkButton } from "@/components/ui/button.tsx";

/** What a page shows, with status 403, to somebody whose role does not allow it. */
export default async function Forbidden() {
  const t = await getTranslations("errors");
  return (
    <PlainPage title={t("forbiddenTitle")} acts={<LinkButton href="/home" variant="primary" size="lg">{t("toHome")}</LinkButton>}>
      <p>{t("forbiddenBody")}</p>
    </PlainPage>
  );
}
