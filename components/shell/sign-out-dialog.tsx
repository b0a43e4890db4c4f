"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { countDrafts, leave } from "./leave.ts";

export interface SignOut { ask: () => void; dialog: React.ReactNode }

/** Signs out; where words are still unsaid on this device it asks first whether to clear them. */
export function useSignOut(personId: string): SignOut {
  const t = useTranslations("shell");
  const common = useTranslations("common");
  const [drafts, setDrafts] = useState(0);
  function ask() {
    const found = countDrafts(personId);
    if (found === 0) void leave(personId, false);
    else setDrafts(found);
  }
  const dialog = (
    <Dialog open={drafts > 0} onOpenChange={(open) => { if (!open) setDrafts(0); }} title={t("signOutTitle")} closeLabel={common("close")}
      actions={<>
        <Button onClick={() => void leave(personId, true)}>{t("signOutClear")}</Button>
        <Button variant="primary" onClick={() => void leave(personId, false)}>{t("signOutKeep")}</Button>
      </>}>
      <p className="text-ui text-ink-2">{t("signOutDrafts", { n: drafts })}</p>
    </Dialog>
  );
  return { ask, dialog };
}
