"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { CopyButton } from "./copy-button.tsx";
import { LocalTime } from "./local-time.tsx";

/** `email` null: whoever holds it may use it. */
export interface MadeLink { email: string | null; path: string; expiresAt: string }

/** A one-time link, shown once: only a hash of it is kept. */
export function LinkDialog({ link, onClose }: { link: MadeLink | null; onClose: () => void }) {
  const t = useTranslations("oneTime");
  const common = useTranslations("common");
  const address = link ? `${window.location.origin}${link.path}` : "";
  return (
    <Dialog open={link !== null} onOpenChange={(open) => { if (!open) onClose(); }} title={t("linkTitle")} closeLabel={common("close")}
      description={link ? t.rich(link.email === null ? "linkLeadAnybody" : "linkLead", { email: link.email ?? "", date: () => <LocalTime iso={link.expiresAt} show="moment" /> }) : null}
      actions={<><CopyButton text={() => address} label={t("copyLink")} sourceId="made-link" /><Button variant="primary" onClick={onClose}>{t("done")}</Button></>}>
      <p id="made-link" className="rounded-2 border border-hair bg-sheet px-3 py-2.5 text-small break-all select-all">{address}</p>
    </Dialog>
  );
}
