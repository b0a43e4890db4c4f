"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { CopyButton } from "@/components/shell/copy-button.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";

export interface MadeLink { email: string; path: string; expiresAt: string }

/** A one-time link, shown once: only a hash of it is kept. */
export function LinkDialog({ link, onClose }: { link: MadeLink | null; onClose: () => void }) {
  const t = useTranslations("people");
  const common = useTranslations("common");
  const address = link ? `${window.location.origin}${link.path}` : "";
  return (
    <Dialog open={link !== null} onOpenChange={(open) => { if (!open) onClose(); }} title={t("linkTitle")} closeLabel={common("close")}
      description={link ? t.rich("linkLead", { email: link.email, date: () => <LocalTime iso={link.expiresAt} show="moment" /> }) : null}
      actions={<><CopyButton text={() => address} label={t("copyLink")} sourceId="made-link" /><Button variant="primary" onClick={onClose}>{t("done")}</Button></>}>
      <p id="made-link" className="rounded-2 border border-hair bg-sheet px-3 py-2.5 text-small break-all select-all">{address}</p>
    </Dialog>
  );
}
