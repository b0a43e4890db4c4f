"use client";
import { useTranslations } from "next-intl";
import { PlainPage } from "@/components/shell/plain-page.tsx";
import { Button, LinkButton } from "@/components/ui/button.tsx";

interface Props { error: Error & { digest?: string }; retry: () => void }

/** What a page shows when it failed, or when the role does not allow it (the server marks that in the digest). */
export default function ErrorPage({ error, retry }: Props) {
  const t = useTranslations("errors");
  const common = useTranslations("common");
  const home = <LinkButton href="/home" size="lg">{t("toHome")}</LinkButton>;
  if (error.digest === "caucus:forbidden") {
    return <PlainPage title={t("forbiddenTitle")} acts={<LinkButton href="/home" variant="primary" size="lg">{t("toHome")}</LinkButton>}><p>{t("forbiddenBody")}</p></PlainPage>;
  }
  return (
    <PlainPage title={t("errorTitle")} acts={<><Button variant="primary" size="lg" onClick={retry}>{common("tryAgain")}</Button>{home}</>}>
      <p>{t("errorBody")}</p>
      {error.digest ? <p className="mt-2 font-ui text-small text-ink-3">{t("reference", { id: error.digest })}</p> : null}
    </PlainPage>
  );
}
