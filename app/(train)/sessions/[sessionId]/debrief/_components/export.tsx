"use client";
import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, buttonLook } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";

/** The session as a file, or on paper. */
export function Export({ sessionId }: { sessionId: string }) {
  const t = useTranslations("debrief");
  const href = (format: string): string => `/api/sessions/${encodeURIComponent(sessionId)}/export?format=${format}`;
  return (
    <>
      <a href={href("md")} download className={buttonLook({ variant: "quiet" })}><Icon of={Download} />{t("exportMd")}</a>
      <a href={href("json")} download className={buttonLook({ variant: "quiet" })}><Icon of={Download} />{t("exportJson")}</a>
      <Button variant="quiet" onClick={() => window.print()}><Icon of={Printer} />{t("print")}</Button>
    </>
  );
}
