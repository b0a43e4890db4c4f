"use client";
import { useLocale, useTranslations } from "next-intl";
import { FOUR_STAGES, STAGE_LABELS, THREE_STAGES } from "@/lib/domain/stage/stage.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { stagePath } from "@/lib/client/series.ts";
import { Measured } from "./measured.tsx";
import { stageGeometry, type StageGeometry } from "./stage-geometry.ts";

export type StageModel = "three" | "four";

/** The stage the session stands in, as a word; null when this viewer knows none. */
export function currentStage(state: SessionState, model: StageModel, locale: string): string | null {
  const now = state.stages[model].at(-1)?.stage;
  return now ? STAGE_LABELS[now][pageLanguage(locale)] : null;
}

/** The stages by name, one tick a turn, a dot where the session is. Nothing when stages are not shown to this viewer. */
export function StageRail({ state, model, width = 480 }: { state: SessionState; model: StageModel; width?: number }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const names: readonly string[] = model === "three" ? THREE_STAGES : FOUR_STAGES;
  const entries: readonly { turn: number | null; stage: string }[] = state.stages[model];
  const last = entries.at(-1);
  if (!last) return null;
  const labels = (model === "three" ? THREE_STAGES : FOUR_STAGES).map((s) => STAGE_LABELS[s][lang]);
  const path = stagePath(entries, state.turns.length).map((s) => (s === null ? null : names.indexOf(s)));
  const now = names.indexOf(last.stage);
  return (
    <figure className="m-0 min-w-0 flex-1">
      <Measured initial={width}>{(w) => <Rail geometry={stageGeometry(names.length, path, now, w)} labels={labels} now={now} width={w} />}</Measured>
      <figcaption className="sr-only">{t("stageNow", { stage: labels[now] ?? "", turn: state.turns.length })}</figcaption>
    </figure>
  );
}

function Rail({ geometry, labels, now, width }: { geometry: StageGeometry; labels: readonly string[]; now: number; width: number }) {
  return (
    <svg width={width} height="44" viewBox={`0 0 ${width} 44`} aria-hidden="true" className="block">
      {geometry.segments.map((s, i) => (
        <g key={labels[i]}>
          <text x={s.from} y="17" className={`text-small ${i === now ? "fill-ink font-semibold" : s.reached ? "fill-ink-2" : "fill-ink-3"}`}>{labels[i]}</text>
          <line x1={s.from} x2={s.to} y1="30" y2="30" className={s.reached && !s.current ? "stroke-ink" : "stroke-hair"} />
          {s.current && geometry.dot !== null ? <line x1={s.from} x2={geometry.dot} y1="30" y2="30" className="stroke-ink" /> : null}
          {s.ticks.map((x) => <line key={x} x1={x} x2={x} y1="27" y2="33" opacity=".55" className="stroke-ink" />)}
        </g>
      ))}
      {geometry.dot === null ? null : <circle r="5" cy="30" className="fill-ink transition-transform duration-(--m-move) ease-(--ease)" style={{ transform: `translateX(${geometry.dot.toFixed(1)}px)` }} />}
    </svg>
  );
}
