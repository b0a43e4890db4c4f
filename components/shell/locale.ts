// The page languages. (How a case language is tagged and which label table a page uses: lib/client/seats.ts, lib/client/format.ts.)
export const LOCALES = ["en", "zh-CN"] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words. */
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", "zh-CN": "中文" };
