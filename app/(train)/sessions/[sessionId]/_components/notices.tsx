"use client";
import type { ReactNode } from "react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { nextSpeaker } from "@/lib/client/session-model.ts";
import { LinkButton } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { useNow } from "./use-now.ts";

/** After this long without a sign the page says so, s. */
const STILL_S = 20;
/** A line that breaks and comes back sooner than this is not worth a word, s. */
const QUIET_S = 2;

const ACT = "underline decoration-rule underline-offset-3 hover:decoration-current";

/** What failed, what is safe, what to do. One at a time, the most pressing first. */
export function Notices() {
  const ended = useSession((s) => s.state.ended);
  const problem = useSession((s) => s.problem);
  const connection = useSession((s) => s.connection);
  const content = ended ? <Ended /> : problem ? <Problem /> : connection !== "live" && connection !== "connecting" && connection !== "closed" ? <Line /> : <Still />;
  return <div className="px-4 tablet:px-10 [&>*]:mx-auto [&>*]:max-w-[760px] [&>*]:border-t [&>*]:border-hair">{content}</div>;
}

function SignIn() {
  const t = useTranslations("session");
  const { page } = useRoom();
  return <Link href={`/sign-in?next=${encodeURIComponent(`/sessions/${page.id}`)}`}>{t("signIn")}</Link>;
}

function Problem() {
  const t = useTranslations("session.problem");
  const problem = useSession((s) => s.problem);
  const keeping = useSession((s) => s.keeping);
  const say = useSession((s) => s.say);
  const waitUntil = useSession((s) => s.waitUntil);
  const connection = useSession((s) => s.connection);
  const now = useNow();
  if (!problem) return null;
  const again = <button type="button" className={ACT} onClick={() => void say()}>{t("again")}</button>;
  const safe = keeping === "nowhere" ? t("notKept") : t("kept");
  const left = waitUntil === null || now === null ? 0 : Math.max(0, Math.ceil(waitUntil / 1000 - now));
  // Beware: the notice is a live region; what counts down in it must not be read out every second.
  const body: Record<typeof problem.kind, { tone: "warn" | "error"; lead: string; rest: ReactNode }> = {
    offline: { tone: "warn", lead: t(connection === "live" && navigator.onLine ? "notSaid" : "offline"), rest: <>{safe} {again}</> },
    "signed-out": { tone: "warn", lead: t("signedOut"), rest: <>{safe} <SignIn /></> },
    gone: { tone: "error", lead: t("gone"), rest: safe },
    answering: { tone: "warn", lead: t("answering"), rest: t("answeringRest") },
    ended: { tone: "error", lead: t("ended"), rest: safe },
    "slow-down": { tone: "warn", lead: t("slowDown"), rest: left > 0 && problem.kind === "slow-down" ? <><span className="sr-only">{t("slowDownWait", { seconds: problem.waitSeconds })}</span><span aria-hidden="true">{t("slowDownWait", { seconds: left })}</span></> : <>{t("slowDownOver")} {again}</> },
    refused: { tone: "error", lead: t("refused"), rest: <>{problem.kind === "refused" ? problem.message : ""} {safe}</> },
    failed: { tone: "error", lead: t("failed"), rest: <>{safe} {again}</> },
    "too-long": { tone: "error", lead: t("tooLong"), rest: safe },
  };
  const { tone, lead, rest } = body[problem.kind];
  return <Notice tone={tone} lead={lead} live="alert">{rest}</Notice>;
}

/** The live line is not there. Short breaks are not told. */
function Line() {
  const t = useTranslations("session.line");
  const connection = useSession((s) => s.connection);
  const brokeAt = useSession((s) => s.brokeAt);
  const now = useNow();
  if (connection === "signed-out") return <Notice tone="warn" lead={t("signedOut")} live="status">{t("signedOutRest")} <SignIn /></Notice>;
  if (connection === "gone") return <Notice tone="error" lead={t("gone")} live="status" />;
  if (connection === "outdated") return <Notice tone="warn" lead={t("outdated")} live="status">{t("outdatedRest")} <button type="button" className={ACT} onClick={() => window.location.reload()}>{t("reload")}</button></Notice>;
  if (now === null || brokeAt === null || now - brokeAt / 1000 < QUIET_S) return null;
  return <Notice tone="warn" lead={t(connection === "offline" ? "offline" : "reconnecting")} live="status">{t("rest")}</Notice>;
}

/** The answers take long. */
function Still() {
  const t = useTranslations("session");
  const { seats, page } = useRoom();
  const answering = useSession((s) => isAnswering(s.state) && s.partials.length === 0);
  const heardAt = useSession((s) => s.heardAt);
  const askAgain = useSession((s) => s.askAgain);
  const next = useSession(nextSpeaker);
  const now = useNow();
  if (!answering || now === null || heardAt === 0 || now - heardAt / 1000 < STILL_S) return null;
  const name = seats.find((s) => s.id === next)?.name;
  return (
    <Notice tone="note" lead={name ? t("stillThinking", { name }) : t("stillWaiting")} live="status">
      {t("stillSafe")} {page.viewer === "mediator" ? <button type="button" className={ACT} onClick={() => void askAgain()}>{t("askAgain")}</button> : null}
    </Notice>
  );
}

function Ended() {
  const t = useTranslations("session");
  const { page, seats, voices } = useRoom();
  const ended = useSession((s) => s.state.ended);
  const left = useSession((s) => s.state.parties.find((p) => p.withdrew)?.id ?? null);
  const limit = useSession((s) => s.state.runSpec?.limits.turns ?? 0);
  if (!ended) return null;
  const name = seats.find((s) => s.id === left)?.name;
  const words = ended.outcome === "closed" ? t(voices.self ? "over.closedByYou" : "over.closed")
    : ended.outcome === "settled" ? t("over.settled")
    : ended.outcome === "deadlock" ? t("over.deadlock", { turns: limit })
    : name ? t("over.breakdownBy", { name }) : t("over.breakdown");
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <p className="min-w-0 flex-1 text-ui text-pretty"><b className="font-semibold">{t("over.lead")}</b> {words}</p>
      <LinkButton variant="quiet" size="lg" href={`/sessions/${page.id}/documents`}>{t("rest.documents")}</LinkButton>
      <LinkButton variant="primary" size="lg" href={`/sessions/${page.id}/debrief`}>{t("toDebrief")}</LinkButton>
    </div>
  );
}
