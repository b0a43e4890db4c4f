"use client";
import { ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { STRATEGIES, STRATEGY_LABELS, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import { readsOwn } from "@/lib/wire/project.ts";
import { isUnsure } from "@/lib/client/guesses.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { useReading } from "@/lib/client/strategy.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { Menu, MenuChoice } from "@/components/ui/menu.tsx";
import { useRoom, useSession } from "./session-context.tsx";

const AS_READ = "as-read";

/** What the words in the composer read as, while they are typed. One may say it is something else. Not there where readings are not shown. */
export function StrategyChip() {
  const { page } = useRoom();
  return readsOwn({ role: "trainee", visibility: page.visibility, ended: false }) ? <Chip /> : null;
}

function Chip() {
  const t = useTranslations("session.chip");
  const lang = pageLanguage(useLocale());
  const { page } = useRoom();
  const text = useSession((s) => s.draft.text);
  const to = useSession((s) => s.draft.to);
  const room = useSession((s) => s.state.caucus);
  const chosen = useSession((s) => s.draft.strategy ?? null);
  const correct = useSession((s) => s.correct);
  const { reading, stale } = useReading(page.id, { text, to, room });
  const [first, second] = reading?.strategies ?? [];
  const name = (s: Strategy): string => STRATEGY_LABELS[s][lang];
  if (text.trim() === "") return null;
  if (chosen === null && !first) return stale ? <span className="text-small text-ink-3 max-tablet:hidden">{t("reading")}</span> : null;
  const unsure = first !== undefined && second !== undefined && isUnsure(first, second);
  const label = chosen !== null ? name(chosen) : first === undefined ? "" : unsure ? t("maybe", { a: name(first.name), b: name(second.name) }) : name(first.name);
  const ordered = [...new Set([...(second ? [second.name] : []), ...(first ? [first.name] : []), ...STRATEGIES])];
  const options: { value: Strategy | typeof AS_READ; label: string }[] = [
    ...(chosen !== null && first ? [{ value: AS_READ, label: t("asRead", { name: name(first.name) }) } as const] : []),
    ...ordered.map((value) => ({ value, label: name(value) })),
  ];
  const trigger = (
    <button
      type="button" aria-label={t(chosen === null ? "readsAs" : "youSay", { name: label })}
      className={`relative inline-flex h-[26px] max-w-full min-w-0 items-center gap-1.5 rounded-pill border px-2.5 text-small transition-opacity after:absolute after:-inset-y-[9px] after:inset-x-0 focus-visible:rounded-pill max-tablet:h-8 ${chosen === null ? "border-transparent bg-accent-wash" : "border-ink"} ${stale && chosen === null ? "opacity-70" : ""}`}
    >
      <span className="truncate">{label}</span><Icon of={ChevronDown} size={13} className="flex-none text-ink-3" />
    </button>
  );
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span aria-hidden="true" className="text-small whitespace-nowrap text-ink-3 max-tablet:hidden">{t(chosen === null ? "lead" : "leadYou")}</span>
      <Menu trigger={trigger} side="top">
        <MenuChoice label={t("choose")} value={chosen ?? first?.name ?? null} onChange={(value) => correct(value === AS_READ || value === first?.name ? null : value)} options={options} />
      </Menu>
    </div>
  );
}
