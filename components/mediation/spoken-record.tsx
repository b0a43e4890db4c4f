"use client";
import { memo, useMemo } from "react";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";
import type { Insight } from "@/lib/client/insight.ts";
import { effectsByTurn, NO_EFFECTS, type Effects } from "@/lib/client/effects.ts";
import { TurnEffects } from "./turn-effects.tsx";
import { TurnBlock, type Voices } from "./turn.tsx";

export interface SpokenRecordProps { state: SessionState; insight: Insight; voices: Voices; topics: readonly PublicTopic[] }

/**
 * Every finished turn with what it showed. Drawn anew only when the record changes, not with every piece of a speech,
 * and of the turns only those that changed: an hour's talk stays smooth.
 */
export const SpokenRecord = memo(function SpokenRecord({ state, insight, voices, topics }: SpokenRecordProps) {
  const effects = useMemo(() => effectsByTurn(state, insight), [state, insight]);
  return <>{state.turns.map((turn) => <Row key={turn.turn} turn={turn} effects={effects.get(turn.turn) ?? NO_EFFECTS} voices={voices} topics={topics} />)}</>;
});

interface RowProps { turn: SpokenTurn; effects: Effects; voices: Voices; topics: readonly PublicTopic[] }

function sameRow(a: RowProps, b: RowProps): boolean {
  return a.turn === b.turn && a.voices === b.voices && a.topics === b.topics
    && a.effects.reading === b.effects.reading && a.effects.answers === b.effects.answers && a.effects.move === b.effects.move
    && a.effects.changes.length === b.effects.changes.length && a.effects.thoughts.length === b.effects.thoughts.length;
}

const Row = memo(function Row({ turn, effects, voices, topics }: RowProps) {
  return (
    <TurnBlock turn={turn} voices={voices} heardBy={effects.reading?.addressees}>
      <TurnEffects turn={turn} effects={effects} voices={voices} topics={topics} />
    </TurnBlock>
  );
}, sameRow);
