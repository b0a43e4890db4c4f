// A day of the session's own calendar in words. Days have no time zone here: they are read and written as UTC.

/** "Thursday, 3 December 2026", "2026年12月3日星期四". `plain`: without the day of the week. `iso` may be a moment. */
export function dayInWords(iso: string, locale: string, look: "full" | "plain" = "full"): string {
  const zh = locale.startsWith("zh");
  return new Intl.DateTimeFormat(zh ? "zh-CN" : "en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric", ...(look === "full" ? { weekday: "long" } : {}) }).format(new Date(iso));
}
