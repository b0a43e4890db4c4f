"use client";
import { useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Insight } from "@/lib/client/insight.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { timelineOf } from "@/lib/client/timeline.ts";
import type { Voices } from "@/components/mediation/turn.tsx";
import { Excerpt } from "./excerpt.tsx";
import { Timeline } from "./timeline.tsx";

export interface CourseProps { state: SessionState; insight: Insight; seats: readonly Seat[]; voices: Voices; topics: readonly PublicTopic[] }

/** The timeline beside the words of the turn chosen on it. */
export function Course({ state, insight, seats, voices, topics }: CourseProps) {
  const t = useTranslations("debrief");
  const data = useMemo(() => timelineOf(state, seats), [state, seats]);
  const [selected, setSelected] = useState(() => data.turningPoint);
  return (
    <section aria-label={t("timeline")} className="grid gap-x-11 gap-y-6 desk:grid-cols-[minmax(0,1.75fr)_minmax(300px,1fr)]">
      {data.hasMeters ? <Timeline data={data} seats={seats} voices={voices} state={state} selected={selected} onSelect={setSelected} /> : <p className="text-ui text-ink-3">{t("noMeters")}</p>}
      <Excerpt state={state} insight={insight} voices={voices} topics={topics} selected={selected} onSelect={setSelected} />
    </section>
  );
}
