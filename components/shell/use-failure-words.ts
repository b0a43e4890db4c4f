"use client";
import { useTranslations } from "next-intl";
import type { SendFailure } from "@/lib/client/send.ts";

/** Turns a failed call into a sentence that says what happened and what is safe. */
export function useFailureWords(): (failure: SendFailure) => string {
  const t = useTranslations("common");
  return (failure) => {
    if (failure.kind === "offline") return t("offline");
    if (failure.kind === "signed-out") return t("signedOut");
    if (failure.kind === "refused") return failure.message;
    return t("failed");
  };
}
