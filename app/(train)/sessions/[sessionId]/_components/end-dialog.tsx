"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { useRoom, useSession } from "./session-context.tsx";

/** Ends the session respectfully. No settlement is a legitimate end; it is asked once, because it cannot be taken back. */
export function EndDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("session.ending");
  const router = useRouter();
  const { page } = useRoom();
  const end = useSession((s) => s.end);
  const ending = useSession((s) => s.ending);
  const failed = useSession((s) => s.problem?.kind ?? null);
  const unsaid = useSession((s) => s.draft.text.trim() !== "");
  async function close(): Promise<void> {
    if (await end()) router.push(`/sessions/${page.id}/debrief`);
  }
  return (
    <Dialog
      open={open} onOpenChange={onOpenChange} title={t("title")} description={t("body")} closeLabel={t("stay")}
      actions={<><Button onClick={() => onOpenChange(false)}>{t("stay")}</Button><Button variant="primary" working={ending ? t("working") : null} onClick={() => void close()}>{t("do")}</Button></>}
    >
      {unsaid ? <p className="text-small text-warn">{t("unsaid")}</p> : null}
      {failed && !ending ? <p role="alert" className="text-small text-loss">{t("failed")}</p> : null}
    </Dialog>
  );
}
