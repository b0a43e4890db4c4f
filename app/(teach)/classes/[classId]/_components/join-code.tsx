"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { RotateAnswer } from "@/lib/wire/classes.ts";
import { send } from "@/lib/client/send.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { CopyButton } from "@/components/shell/copy-button.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

const DAYS = ["7", "30", "90", "forever"] as const;
type Days = (typeof DAYS)[number];

interface Props { classId: string; code: string; expiresAt: string | null; seatCap: number | null; people: number }

/** The code in two groups, as it is read out; joining does not mind the hyphen. */
function spoken(code: string): string {
  const half = Math.ceil(code.length / 2);
  return code.length < 6 ? code : `${code.slice(0, half)}-${code.slice(half)}`;
}

/** The code one gives to a class: to read out, to copy, to renew. */
export function JoinCode({ classId, code: first, expiresAt: firstEnd, seatCap, people }: Props) {
  const t = useTranslations("classPage");
  const common = useTranslations("common");
  const failureWords = useFailureWords();
  const [now, setNow] = useState({ code: first, expiresAt: firstEnd, checkedAt: Date.now() });
  const [asking, setAsking] = useState(false);
  const [days, setDays] = useState<Days>("30");
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ended = now.expiresAt !== null && new Date(now.expiresAt).getTime() < now.checkedAt;
  async function rotate() {
    setWorking(true);
    setTrouble(null);
    const answer = await send(`/api/classes/${classId}/rotate-code`, { days: days === "forever" ? null : Number(days) }, RotateAnswer);
    setWorking(false);
    if (!answer.ok) { setTrouble(failureWords(answer.failure)); return; }
    setNow({ code: answer.value.joinCode, expiresAt: answer.value.expiresAt, checkedAt: Date.now() });
    setAsking(false);
  }
  const date = () => <LocalTime iso={now.expiresAt ?? ""} show="moment" />;
  return (
    <section aria-labelledby="class-code" className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3 border-y border-hair py-5">
      <div>
        <h2 id="class-code" className="text-small font-semibold">{t("code")}</h2>
        <p id="code-itself" className="mt-1 font-ui text-[28px]/[36px] font-medium tracking-[.1em] tabular-nums">{spoken(now.code)}</p>
      </div>
      <div className="min-w-0 flex-1 basis-60 text-small text-ink-2">
        <p>{t("codeLead")}</p>
        <p className={ended ? "text-warn" : ""}>{ended ? <>△ {t.rich("codeEnded", { date })}</> : now.expiresAt ? t.rich("codeUntil", { date }) : t("codeForever")}</p>
        {seatCap === null ? null : <p className="tabular-nums">{t("seats", { n: people, cap: seatCap })}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={() => spoken(now.code)} label={t("copyCode")} sourceId="code-itself" />
        <CopyButton text={() => `${window.location.origin}/join?code=${encodeURIComponent(now.code)}`} label={t("copyLink")} />
        <Button onClick={() => setAsking(true)}>{t("rotate")}</Button>
      </div>
      <Dialog open={asking} onOpenChange={setAsking} title={t("rotateTitle")} description={t("rotateLead")} closeLabel={common("close")}
        actions={<><Button onClick={() => setAsking(false)}>{common("cancel")}</Button><Button variant="primary" working={working ? t("rotating") : null} onClick={() => void rotate()}>{t("rotate")}</Button></>}>
        <p aria-hidden="true" className="mb-1.5 text-small font-semibold">{t("rotateDays")}</p>
        <Segmented look="apart" label={t("rotateDays")} value={days} onChange={setDays} options={DAYS.map((value) => ({ value, label: value === "forever" ? t("forever") : t("days", { n: Number(value) }) }))} />
        {trouble ? <Notice tone="error" live="alert">{trouble}</Notice> : null}
      </Dialog>
    </section>
  );
}
