"use client";
import { useLocale } from "next-intl";
import { useHydrated } from "./hydrated.ts";

const LOOKS = {
  clock: { hour: "2-digit", minute: "2-digit", hour12: false },
  day: { day: "numeric", month: "long", year: "numeric" },
} as const;

/** A moment in the reader's own time zone, which the server does not know: written once the page is awake. */
export function LocalTime({ at, look = "clock", className }: { at: string; look?: keyof typeof LOOKS; className?: string }) {
  const locale = useLocale();
  const awake = useHydrated();
  const text = awake ? new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, LOOKS[look]).format(new Date(at)) : "\u00a0";
  return <time dateTime={at} className={className}>{text}</time>;
}
