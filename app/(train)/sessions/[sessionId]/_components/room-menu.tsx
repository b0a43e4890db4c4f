"use client";
import { useState } from "react";
import Link from "next/link";
import { ArrowLeft, CalendarDays, Ellipsis, FileText, Files, Flag, Pause } from "lucide-react";
import { useTranslations } from "next-intl";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Menu, MenuItem, MenuLine } from "@/components/ui/menu.tsx";
import { AdjournDialog } from "./adjourn-dialog.tsx";
import { AgreementDialog } from "./agreement-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { useMeeting } from "./use-meeting.ts";

/** Everything beside speaking: the papers, a pause, another day, the end; behind a door the sheet too, which says where it is. */
export function RoomMenu({ inRoom = false }: { inRoom?: boolean }) {
  const t = useTranslations("session");
  const { page } = useRoom();
  const answering = useSession((s) => isAnswering(s.state) || s.sending !== null);
  const { busy, failed, act } = useMeeting();
  const [open, setOpen] = useState<"agreement" | "adjourn" | "end" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu trigger={<Button variant="quiet" size="icon" aria-label={t("more")} title={t("rest.menu")} className={inRoom ? "text-current hover:bg-transparent hover:text-current hover:opacity-80" : "text-ink"}><Icon of={Ellipsis} size={20} /></Button>}>
        {inRoom ? <MenuItem onSelect={() => setOpen("agreement")}><Icon of={FileText} />{t("agreement")}</MenuItem> : null}
        <MenuItem asChild><Link href={`/sessions/${page.id}/documents`}><Icon of={Files} />{t("rest.documents")}</Link></MenuItem>
        <MenuLine />
        <MenuItem disabled={answering || busy} onSelect={() => void act((api) => api.pause(true))}><Icon of={Pause} />{t("rest.pause")}{answering ? <span className="ml-auto pl-4 text-micro">{t("rest.why.answering")}</span> : null}</MenuItem>
        <MenuItem onSelect={() => setOpen("adjourn")}><Icon of={CalendarDays} />{t("rest.adjourn")}</MenuItem>
        <MenuItem onSelect={() => setOpen("end")}><Icon of={Flag} />{t("end")}</MenuItem>
        <MenuLine />
        <MenuItem asChild><Link href="/home"><Icon of={ArrowLeft} />{t("leaveTable")}</Link></MenuItem>
      </Menu>
      {failed ? <p role="alert" className="fixed inset-x-4 top-20 z-40 mx-auto w-fit rounded-2 bg-lift px-4 py-2.5 text-small text-loss shadow-float">{t("rest.failed")}</p> : null}
      {open === "agreement" ? <AgreementDialog close={close} /> : null}
      {open === "adjourn" ? <AdjournDialog close={close} /> : null}
      {open === "end" ? <EndDialog close={close} /> : null}
    </>
  );
}
