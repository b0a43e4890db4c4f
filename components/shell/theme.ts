// Light or dark. Kept in a cookie so that the server writes it into the first byte of the page: nothing flashes and no script runs before paint.
export const THEME_COOKIE = "caucus-theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What a cookie value means; anything unknown follows the system. */
export function themeOf(value: string | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? "system";
}
