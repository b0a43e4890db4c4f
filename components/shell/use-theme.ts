"use client";
import { useSyncExternalStore } from "react";
import { THEME_COOKIE, themeOf, type Theme } from "./theme.ts";

const YEAR_S = 31_536_000;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The chosen theme, and how to choose another. The page changes at once; the cookie is for the next page. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, () => themeOf(document.documentElement.dataset["theme"]), () => "system" as const);
  return [theme, chooseTheme];
}

function chooseTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_S}; samesite=lax`;
}
