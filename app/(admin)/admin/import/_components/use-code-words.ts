"use client";
import { useTranslations } from "next-intl";

/** The name of an import code in the page language; a code nobody has named yet is shown as it is. */
export function useCodeWords(): (code: string) => string {
  const t = useTranslations("importCodes");
  return (code) => (t.has(code) ? t(code) : code);
}
