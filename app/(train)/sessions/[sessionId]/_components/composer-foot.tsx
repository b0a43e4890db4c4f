"use client";
import { useTranslations } from "next-intl";
import { nextSpeaker } from "@/lib/client/session-model.ts";
import { NEAR_LIMIT } from "@/lib/client/session-store.ts";
import { isFromOtherRoom, whyNot } from "@/lib/client/send-turn.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { characters } from "@/lib/wire/text.ts";
import { useRoom, useSession } from "./session-context.tsx";
import { useNow } from "./use-now.ts";

/** Why it cannot be said now, in words; null: it can. */
export function useReason(): string | null {
  const t = useTranslations("session.wait");
  const { seats } = useRoom();
  const now = useNow();
  const why = useSession((s) => whyNot(s, s.draft.text, (now ?? 0) * 1000));
  const elsewhere = useSession(isFromOtherRoom);
  const speaking = useSession((s) => s.partials[0]?.partyId ?? nextSpeaker(s));
  if (why === "sending") return null;
  if (why === null) return elsewhere ? t("other-room") : null;
  const name = seats.find((s) => s.id === speaking)?.name;
  return why === "answering" && name ? t("party", { name }) : t(why);
}

/** Where the words are kept, or why they cannot be said yet. */
export function Foot({ waiting }: { waiting: string | null }) {
  const t = useTranslations("session.keeping");
  const keeping = useSession((s) => s.keeping);
  const connection = useSession((s) => s.connection);
  if (waiting) return <>{waiting}</>;
  if (keeping === "empty") return <><span className="sr-only">{t("keys")}</span><span aria-hidden="true" title={t("keys")} className="hidden whitespace-nowrap desk:inline">{t("keysShort")}</span></>;
  return <>{keeping === "here" ? t(connection === "offline" ? "offline" : "here") : t(keeping)}</>;
}

/** The count, shown near the limit and past it. */
export function Count({ text }: { text: string }) {
  const t = useTranslations("session");
  const length = characters(text.trim());
  if (length < NEAR_LIMIT) return null;
  const over = length - LIMITS.turnCharacters;
  return (
    <p className={`text-micro whitespace-nowrap tabular-nums ${over > 0 ? "text-loss" : "text-ink-3"}`}>
      {over > 0 ? t("tooLongBy", { count: over, limit: LIMITS.turnCharacters }) : t("count", { count: length, limit: LIMITS.turnCharacters })}
      {/* Read out once when the limit is passed, not at every key. */}
      <span role="status" className="sr-only">{over > 0 ? t("wait.too-long") : ""}</span>
    </p>
  );
}
