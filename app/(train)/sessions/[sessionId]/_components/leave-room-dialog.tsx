"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { KeptHere, MayCarry, PrivateBalance } from "./caucus-panel.tsx";
import { useSession } from "./session-context.tsx";
import { useDoor, type PrivateRoom } from "./use-private.ts";

/** Before the others come back in: what must not be repeated, and who was heard how long. */
export function LeaveRoomDialog({ room, close }: { room: PrivateRoom; close: () => void }) {
  const t = useTranslations("session.caucus");
  const moveRoom = useSession((s) => s.moveRoom);
  const failed = useSession((s) => s.problem !== null);
  const unsaid = useSession((s) => s.draft.text.trim() !== "");
  const { busy, moving } = useDoor();
  const { seat } = room;
  const free = useSession((s) => s.state.released.some((r) => r.partyId === seat.id));
  return (
    <Dialog
      open onOpenChange={close} title={t("leave")} description={t("leaveBody", { name: seat.name, pronoun: seat.pronoun })} closeLabel={t("stay")}
      actions={<><Button onClick={close}>{t("stay")}</Button><Button variant="primary" working={moving ? t("going") : null} disabledReason={busy ? t("wait") : null} onClick={() => void moveRoom(null)}>{t("go")}</Button></>}
    >
      <div className="grid gap-4">
        {free ? <div><p className="mb-2 text-small font-semibold">{t("carryLead", { name: seat.name })}</p><MayCarry partyId={seat.id} /></div> : null}
        <div><p className="mb-2 text-small font-semibold">{t("keep", { name: seat.name })}</p><KeptHere partyId={seat.id} /></div>
        <PrivateBalance />
        {unsaid ? <p className="text-small text-warn">{t("draft")}</p> : null}
        {failed && !moving ? <p role="alert" className="text-small text-loss">{t("failed")}</p> : null}
      </div>
    </Dialog>
  );
}
