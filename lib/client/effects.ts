// What each turn showed, gathered once for the whole record: the lines under a turn are drawn from this.
import type { EventPayload } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Insight } from "./insight.ts";
import { patternChanges, type PatternChange } from "./series.ts";

export interface Effects {
  reading: EventPayload<"strategy-recognised"> | null;
  changes: readonly PatternChange[];
  /** Answers to the terms this turn put, while they are the last ones put. */
  answers: NonNullable<SessionState["draft"]>["answers"] | null;
  /** Words of this turn that its party allowed to be told outside, with the turn it did so in. */
  released: readonly EventPayload<"sharing-allowed">[];
  /** Instructors only. */
  move: EventPayload<"move-read"> | null;
  thoughts: readonly EventPayload<"thought-recorded">[];
}

export const NO_EFFECTS: Effects = { reading: null, changes: [], answers: null, released: [], move: null, thoughts: [] };

/** By turn number; a turn that showed nothing is not in it. */
export function effectsByTurn(state: SessionState, insight: Insight): ReadonlyMap<number, Effects> {
  const all = new Map<number, Effects>();
  const add = (turn: number, change: (old: Effects) => Partial<Effects>): void => {
    const old = all.get(turn) ?? NO_EFFECTS;
    all.set(turn, { ...old, ...change(old) });
  };
  for (const reading of Object.values(state.readings)) add(reading.turn, () => ({ reading }));
  for (const change of patternChanges(state)) add(change.turn, (old) => ({ changes: [...old.changes, change] }));
  const { draft } = state;
  if (draft) add(draft.turn, () => ({ answers: draft.answers }));
  for (const free of state.released) add(free.said, (old) => ({ released: [...old.released, free] }));
  for (const move of Object.values(insight.moves)) add(move.turn, () => ({ move }));
  for (const thought of insight.thoughts) add(thought.turn, (old) => ({ thoughts: [...old.thoughts, thought] }));
  return all;
}
