"use client";
import { useLocale, useTranslations } from "next-intl";
import { DIFFICULTIES, DISPUTE_TYPE_LABELS, DISPUTE_TYPES, DOMAIN_LABELS, DOMAINS, LANGUAGES, STYLES } from "@/lib/domain/case/classification.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { LOCALE_NAMES } from "@/components/shell/locale.ts";
import { LENGTHS, PARTY_COUNTS, type Group } from "@/lib/client/library-filter.ts";

function named<Value extends string>(list: readonly Value[], value: string, name: (value: Value) => string): string {
  const found = list.find((v) => v === value);
  return found === undefined ? value : name(found);
}

/** The name of a filter value in the page language; languages are named in themselves. */
export function useFilterNames(): (group: Group, value: string) => string {
  const t = useTranslations("library");
  const words = useTranslations("words");
  const lang = pageLanguage(useLocale());
  return (group, value) => {
    switch (group) {
      case "disputeType": return named(DISPUTE_TYPES, value, (v) => DISPUTE_TYPE_LABELS[v][lang]);
      case "domain": return named(DOMAINS, value, (v) => DOMAIN_LABELS[v][lang]);
      case "length": return named(LENGTHS, value, (v) => t(`length.${v}`));
      case "parties": return named(PARTY_COUNTS, value, (v) => t(`partyCount.${v}`));
      case "difficulty": return named(DIFFICULTIES, value, (v) => words(`difficulty.${v}`));
      case "style": return named(STYLES, value, (v) => words(`style.${v}`));
      case "language": return named(LANGUAGES, value, (v) => LOCALE_NAMES[v === "zh" ? "zh-CN" : "en"]);
    }
  };
}
