"use client";
import { Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { isFromOtherRoom } from "@/lib/client/send-turn.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { useRoom, useSession } from "./session-context.tsx";

const ACT = "font-medium underline decoration-rule underline-offset-3 hover:decoration-current max-tablet:py-2.5";

/** The draft was written in another room: it stays, and is said here only when the mediator takes it along. */
export function OtherRoom() {
  const t = useTranslations("session.otherRoom");
  const { seats } = useRoom();
  const elsewhere = useSession(isFromOtherRoom);
  const from = useSession((s) => s.draft.room ?? null);
  const takeAlong = useSession((s) => s.takeAlong);
  const setText = useSession((s) => s.setText);
  if (!elsewhere) return null;
  const name = seats.find((s) => s.id === from)?.name ?? null;
  function field(act: () => void): void {
    act();
    document.getElementById("draft")?.focus();
  }
  return (
    <div role="status" className="mb-2 flex items-start gap-2 rounded-2 bg-warn-wash px-3 py-2 text-small text-warn">
      <Icon of={Lock} size={14} className="mt-[3px] flex-none" />
      <p className="min-w-0 text-pretty">
        {name === null ? t("fromTable") : t("fromPrivate", { name })}{" "}
        <span className="whitespace-nowrap"><button type="button" className={ACT} onClick={() => field(takeAlong)}>{t("take")}</button>{t("or")}<button type="button" className={ACT} onClick={() => field(() => setText(""))}>{t("drop")}</button></span>
      </p>
    </div>
  );
}
