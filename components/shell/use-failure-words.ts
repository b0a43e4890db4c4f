"use client";
import { useLocale, useTranslations } from "next-intl";
import type { SendFailure } from "@/lib/client/send.ts";

/** Codes the server refuses with that have words of our own in both languages. */
const CODES = ["bad-request", "wrong-password", "forbidden", "cross-site", "not-found", "conflict", "session-ended", "still-answering", "too-large", "rate-limited", "failed", "unavailable"] as const;
type Code = (typeof CODES)[number];
const FIELDS = ["name", "email", "password", "code", "title", "dueAt", "seatCap"] as const;

/**
 * Turns a failed call into a sentence that says what happened and what is safe, with the place it is about.
 * The server speaks English and knows most; on a Chinese page its code is put into words instead. `here` are words for codes that mean something special in this place.
 */
export function useFailureWords(here: Partial<Record<Code, string>> = {}): (failure: SendFailure) => string {
  const common = useTranslations("common");
  const t = useTranslations("failure");
  const english = useLocale() === "en";
  return (failure) => {
    if (failure.kind === "offline") return common("offline");
    if (failure.kind === "signed-out") return common("signedOut");
    if (failure.kind === "failed") return common("failed");
    const code = CODES.find((c) => c === failure.code);
    const own = code ? here[code] : undefined;
    const sentence = own ?? (english || !code ? failure.message : t(code));
    if (failure.field === null || own !== undefined) return sentence;
    const known = FIELDS.find((f) => f === failure.field);
    return t("at", { sentence, field: known ? t(`field.${known}`) : failure.field });
  };
}
