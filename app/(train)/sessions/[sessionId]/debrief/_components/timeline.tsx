"use client";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { memberSpeaking } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { Measured } from "@/components/mediation/measured.tsx";
import type { Voices } from "@/components/mediation/turn.tsx";
import { ChosenTurn, TimelineChart, TimelineGutter, GUTTER } from "./timeline-chart.tsx";
import { layoutOf, type TimelineData } from "@/lib/client/timeline.ts";
import { TimelineTable } from "./timeline-table.tsx";

export interface TimelineProps { data: TimelineData; seats: readonly Seat[]; voices: Voices; state: SessionState; selected: number; onSelect: (turn: number) => void }

/** What fits across a sheet of paper, where nothing scrolls: a wider chart is printed smaller. */
const PAPER = 680;
/** Room for names at the lines' ends, px. */
const LABELS = 96;

/** Behaviour patterns, consensus and stages over the turns. Arrow keys, the pointer or a finger move through them. */
export function Timeline({ data, seats, voices, state, selected, onSelect }: TimelineProps) {
  const t = useTranslations("debrief");
  const [asTable, setAsTable] = useState(false);
  const locale = useLocale();
  const turn = state.turns.find((x) => x.turn === selected);
  const seat = turn?.speaker.seat === "party" ? seats.find((s) => turn.speaker.seat === "party" && s.id === turn.speaker.partyId) : undefined;
  const member = seat && turn?.speaker.seat === "party" ? memberSpeaking(seat, turn.speaker.memberId) : null;

  function keyDown(event: KeyboardEvent): void {
    const next = { ArrowRight: selected + 1, ArrowUp: selected + 1, ArrowLeft: selected - 1, ArrowDown: selected - 1, PageUp: selected + 5, PageDown: selected - 5, Home: 1, End: data.turns }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(Math.min(data.turns, Math.max(1, next)));
  }
  return (
    <figure className="m-0 min-w-0">
      <div className="no-print mb-2 flex items-center gap-3">
        <h2 className="text-small font-semibold">{t("timeline")}</h2>
        <Button variant="quiet" className="ml-auto" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>{t(asTable ? "asPicture" : "asTable")}</Button>
      </div>
      {asTable ? <TimelineTable data={data} state={state} voices={voices} locale={locale} /> : (
        <Measured initial={780}>
          {(width) => <Picture data={data} width={width} selected={selected} onSelect={onSelect} onKeyDown={keyDown} valueText={t("turnOf", { turn: selected, name: member?.name ?? seat?.name ?? voices.mediator })} />}
        </Measured>
      )}
    </figure>
  );
}

interface PictureProps { data: TimelineData; width: number; selected: number; onSelect: (turn: number) => void; onKeyDown: (event: KeyboardEvent) => void; valueText: string }

function Picture({ data, width, selected, onSelect, onKeyDown, valueText }: PictureProps) {
  const t = useTranslations("debrief");
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => layoutOf(data, width - GUTTER, LABELS), [data, width]);
  const fit: Record<string, string> = { "--fit": Math.min(1, PAPER / (layout.width + GUTTER)).toFixed(3) };

  useEffect(() => {
    // The chosen turn is kept in view when the chart is wider than its place.
    const box = scroller.current;
    const mark = box?.querySelector("[data-selected]");
    if (!box || !mark) return;
    const place = mark.getBoundingClientRect();
    const view = box.getBoundingClientRect();
    if (place.left < view.left + GUTTER + 8) box.scrollLeft += place.left - view.left - GUTTER - 60;
    else if (place.right > view.right - 8) box.scrollLeft += place.right - view.right + 60;
  }, [selected, layout]);

  function pick(event: PointerEvent<HTMLElement>): void {
    onSelect(layout.turnAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  }
  return (
    <div ref={scroller} className="flex overflow-x-auto print:[zoom:var(--fit)]" style={fit}>
      <div className="sticky left-0 z-10 flex-none bg-sheet"><TimelineGutter data={data} layout={layout} /></div>
      <div
        role="slider" tabIndex={0} aria-label={t("turnSlider")} aria-valuemin={1} aria-valuemax={data.turns} aria-valuenow={selected} aria-valuetext={valueText}
        onKeyDown={onKeyDown} onPointerDown={pick} onPointerMove={(e) => { if (e.pointerType === "mouse") pick(e); }}
        className="relative flex-none cursor-crosshair focus-visible:-outline-offset-2" style={{ width: layout.width }}
      >
        <TimelineChart data={data} layout={layout} />
        <ChosenTurn layout={layout} selected={selected} />
      </div>
    </div>
  );
}
