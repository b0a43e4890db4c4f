"use client";
import { DoorOpen } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Seat } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { useDoor } from "./use-private.ts";

/** Opens the private room with this party. Not there for readers, nor while a private meeting is open. */
export function DoorButton({ seat }: { seat: Seat }) {
  const t = useTranslations("session.caucus");
  const { store } = useRoom();
  const { mine, busy, moving } = useDoor();
  const caucus = useSession((s) => s.state.caucus);
  if (!mine || caucus !== null) return null;
  async function open(): Promise<void> {
    if (await store.getState().moveRoom(seat.id)) document.getElementById("draft")?.focus();
  }
  return (
    <Button variant="quiet" className="-mr-2 text-ink" aria-label={`${t("enter")}: ${seat.name}`} working={moving ? t("entering") : null} disabledReason={busy ? t("wait") : null} onClick={() => void open()}>
      <Icon of={DoorOpen} size={15} />{t("enter")}
    </Button>
  );
}
