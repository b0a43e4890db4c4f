"use client";
import { Fragment, memo, useMemo } from "react";
import { useTranslations } from "next-intl";
import { Lock } from "lucide-react";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";
import type { Insight } from "@/lib/client/insight.ts";
import { effectsByTurn, NO_EFFECTS, type Effects } from "@/lib/client/effects.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { Adjourned } from "./adjourned.tsx";
import { TurnEffects } from "./turn-effects.tsx";
import { TurnBlock, type Voices } from "./turn.tsx";

export interface SpokenRecordProps { state: SessionState; insight: Insight; voices: Voices; topics: readonly PublicTopic[] }

/**
 * Every finished turn with what it showed. Drawn anew only when the record changes, not with every piece of a speech,
 * and of the turns only those that changed: an hour's talk stays smooth.
 */
export const SpokenRecord = memo(function SpokenRecord({ state, insight, voices, topics }: SpokenRecordProps) {
  const effects = useMemo(() => effectsByTurn(state, insight), [state, insight]);
  return <>{state.turns.map((turn, i) => (
    <Fragment key={turn.turn}>
      <Door from={i === 0 ? null : roomOf(state.turns[i - 1])} to={roomOf(turn)} voices={voices} />
      <Row turn={turn} effects={effects.get(turn.turn) ?? NO_EFFECTS} voices={voices} topics={topics} />
      {state.adjournments.filter((a) => a.turn === turn.turn).map((a) => <Adjourned key={a.day} meeting={a} />)}
    </Fragment>
  ))}</>;
});

function roomOf(turn: SpokenTurn | undefined): string | null {
  return turn?.audience.room === "caucus" ? turn.audience.with : null;
}

/** Between two turns said in different rooms. */
function Door({ from, to, voices }: { from: string | null; to: string | null; voices: Voices }) {
  const t = useTranslations("session.caucus");
  if (from === to) return null;
  const name = voices.seats.find((s) => s.id === to)?.name;
  return (
    <p className="my-2 flex items-center gap-3 text-small text-ink-3 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
      <span className="inline-flex items-center gap-1.5">{to === null ? null : <Icon of={Lock} size={13} />}{to === null ? t("closed") : t("opened", { name: name ?? to })}</span>
    </p>
  );
}

interface RowProps { turn: SpokenTurn; effects: Effects; voices: Voices; topics: readonly PublicTopic[] }

function sameRow(a: RowProps, b: RowProps): boolean {
  return a.turn === b.turn && a.voices === b.voices && a.topics === b.topics
    && a.effects.reading === b.effects.reading && a.effects.answers === b.effects.answers && a.effects.move === b.effects.move
    && a.effects.changes.length === b.effects.changes.length && a.effects.released.length === b.effects.released.length && a.effects.thoughts.length === b.effects.thoughts.length;
}

const Row = memo(function Row({ turn, effects, voices, topics }: RowProps) {
  return (
    <TurnBlock turn={turn} voices={voices} heardBy={effects.reading?.addressees}>
      <TurnEffects turn={turn} effects={effects} voices={voices} topics={topics} />
    </TurnBlock>
  );
}, sameRow);
