"use client";
import { CalendarDays } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { SessionAdjourned } from "@/lib/domain/session/meeting.ts";
import { dayInWords } from "@/lib/client/format-day.ts";
import { Icon } from "@/components/ui/icon.tsx";

/** Between two meetings: how many days passed, and which day it is now. */
export function Adjourned({ meeting }: { meeting: SessionAdjourned }) {
  const t = useTranslations("session.rest");
  const locale = useLocale();
  return (
    <p className="my-4 flex items-center gap-3 text-small text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      <span className="inline-flex items-center gap-1.5"><Icon of={CalendarDays} size={14} />{t("mark", { days: meeting.days, day: dayInWords(meeting.day, locale) })}</span>
    </p>
  );
}
