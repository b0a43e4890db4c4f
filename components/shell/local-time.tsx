"use client";
import { useSyncExternalStore } from "react";
import { useLocale } from "next-intl";

const never = () => () => {};

export interface LocalTimeProps {
  /** ISO 8601 with offset. */
  iso: string;
  /** `date`: day only. `moment`: day and time. */
  show?: "date" | "moment";
}

/** A time in the reader's own zone. The server, which cannot know it, writes UTC first. */
export function LocalTime({ iso, show = "date" }: LocalTimeProps) {
  const locale = useLocale();
  const zone = useSyncExternalStore(never, () => Intl.DateTimeFormat().resolvedOptions().timeZone, () => "UTC");
  const words = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
    timeZone: zone, day: "numeric", month: locale === "en" ? "short" : "long", year: "numeric",
    ...(show === "moment" ? { hour: "2-digit", minute: "2-digit" } : {}),
  }).format(new Date(iso));
  return <time dateTime={iso}>{words}</time>;
}
