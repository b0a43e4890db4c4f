"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { isPaused } from "@/lib/domain/session/meeting.ts";
import { clock } from "@/lib/client/format.ts";
import { secondsAtTable } from "@/lib/client/series.ts";
import { Button, buttonLook } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { LocalTime } from "@/components/mediation/local-time.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { useMeeting } from "./use-meeting.ts";

/** While the session is paused: since when, where the clock stands, and the one act that helps. Nothing can be said by accident. */
export function PauseCover() {
  const t = useTranslations("session.rest");
  const { voices } = useRoom();
  const state = useSession((s) => s.state);
  const { busy, failed, act } = useMeeting();
  const since = state.pauses.at(-1)?.from;
  if (!voices.self || !isPaused(state) || since === undefined) return null;
  const goOn = (): void => void act((api) => api.pause(false));
  return (
    <Dialog
      open onOpenChange={(open) => { if (!open) goOn(); }} title={t("paused")} closeLabel={t("goOn")}
      description={t.rich("pausedBody", { since: () => <LocalTime at={since} />, time: clock(secondsAtTable(state, Date.parse(since))) })}
      actions={<><Link href="/home" className={buttonLook({ variant: "quiet", size: "lg" })}>{t("leave")}</Link><Button autoFocus variant="primary" size="lg" working={busy ? t("goingOn") : null} onClick={goOn}>{t("goOn")}</Button></>}
    >
      {failed ? <p role="alert" className="text-small text-loss">{t("failed")}</p> : null}
    </Dialog>
  );
}
