"use client";
import { useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import { ADJOURN, dayAfter } from "@/lib/domain/session/meeting.ts";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { dayInWords } from "@/lib/client/format-day.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { fieldLook } from "@/components/ui/field.tsx";
import { useSession } from "./session-context.tsx";
import { useMeeting } from "./use-meeting.ts";
import { useNow } from "./use-now.ts";

const SOON = [{ days: 1, name: "tomorrow" }, { days: 3, name: "inDays" }, { days: 7, name: "inWeek" }, { days: 14, name: "inWeeks" }] as const;

/** A later meeting: on which day, and what days do to people. Asked once, since days cannot be taken back. */
export function AdjournDialog({ close }: { close: () => void }) {
  const t = useTranslations("session.rest");
  const locale = useLocale();
  const state = useSession((s) => s.state);
  const now = useNow();
  const { busy, failed, act } = useMeeting();
  const [chosen, setChosen] = useState<number | "other">(3);
  const [day, setDay] = useState("");
  const last = state.adjournments.at(-1);
  const today = last?.day ?? new Date((now ?? 0) * 1000).toISOString().slice(0, 10);
  const days = chosen === "other" ? Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000) : chosen;
  const wrong = !Number.isInteger(days) || days < 1 || days > ADJOURN.daysAtMost;
  const left = ADJOURN.timesAtMost - state.adjournments.length;
  const why = left <= 0 ? "often" : state.caucus !== null ? "room" : state.turns.length <= (last?.turn ?? 0) ? "nothing" : isAnswering(state) ? "answering" : null;
  const reason = why ? t(`why.${why}`) : wrong ? t("outside") : null;
  async function adjourn(): Promise<void> {
    if (await act((api) => api.adjourn(days))) close();
  }
  const row = "flex min-h-9 cursor-pointer items-center gap-2.5 text-ui text-ink-2 has-checked:font-semibold has-checked:text-ink max-tablet:min-h-11";
  return (
    <Dialog
      open onOpenChange={close} title={t("title")} description={t("body")} closeLabel={t("stay")}
      actions={<>{reason ? <p className="mr-auto self-center text-small text-ink-3">{reason}</p> : null}<Button size="lg" onClick={close}>{t("stay")}</Button><Button variant="primary" size="lg" working={busy ? t("working") : null} disabledReason={reason} onClick={() => void adjourn()}>{t("do")}</Button></>}
    >
      <fieldset className="grid">
        <legend className="sr-only">{t("day")}</legend>
        {SOON.map((soon) => (
          <label key={soon.days} className={row}>
            <input type="radio" name="adjourn" checked={chosen === soon.days} onChange={() => setChosen(soon.days)} className="size-4 flex-none accent-accent" />
            {t(soon.name, { days: soon.days })}<span className="ml-auto text-small font-normal text-ink-3 tabular-nums">{now === null ? "" : dayInWords(dayAfter(today, soon.days), locale)}</span>
          </label>
        ))}
        <label className={row}>
          <input type="radio" name="adjourn" checked={chosen === "other"} onChange={() => setChosen("other")} className="size-4 flex-none accent-accent" />
          {t("other")}
        </label>
        {chosen === "other" ? <input type="date" aria-label={t("day")} value={day} min={dayAfter(today, 1)} max={dayAfter(today, ADJOURN.daysAtMost)} onChange={(e) => setDay(e.target.value)} className={`${fieldLook} mt-1 ml-6.5 h-11 max-w-[200px]`} /> : null}
      </fieldset>
      {left > 0 ? <p className="mt-3 text-small text-ink-3">{t("left", { count: left })}</p> : null}
      {failed && !busy ? <p role="alert" className="mt-3 text-small text-loss">{t("failed")}</p> : null}
    </Dialog>
  );
}
