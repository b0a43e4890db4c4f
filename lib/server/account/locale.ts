// The page language: what was chosen in this browser, else the account's, else what the browser asks for.
import { cookieOf } from "./session-cookie.ts";
import { localeOf, type Locale } from "./person-view.ts";

export const LOCALE_COOKIE = "NEXT_LOCALE";

/** The first language of Accept-Language, by weight, that we have. */
export function fromAcceptLanguage(header: string | null): Locale {
  const wanted = (header ?? "").split(",").map((part, i) => {
    const [tag = "", ...options] = part.trim().split(";");
    const weight = Number(options.find((o) => o.trim().startsWith("q="))?.split("=")[1] ?? 1);
    return { tag: tag.toLowerCase(), weight: Number.isFinite(weight) ? weight : 0, i };
  });
  wanted.sort((a, b) => b.weight - a.weight || a.i - b.i);
  for (const { tag } of wanted) {
    if (tag === "zh" || tag.startsWith("zh-")) return "zh-CN";
    if (tag === "en" || tag.startsWith("en-")) return "en";
  }
  return "en";
}

/** For somebody without an account. */
export function acceptedLocale(cookieHeader: string | null, acceptLanguage: string | null): Locale {
  return localeOf(cookieOf(cookieHeader, LOCALE_COOKIE)) ?? fromAcceptLanguage(acceptLanguage);
}
