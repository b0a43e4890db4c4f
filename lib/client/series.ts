// What the charts draw, from the state alone: behaviour pattern, consensus and stage at every turn.
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { pausedMs } from "@/lib/domain/session/meeting.ts";
import type { PartyState, SessionState } from "@/lib/domain/session/state.ts";

/** The pattern at the start (index 0) and after every turn; empty when this viewer knows none. */
export function patternPath(party: PartyState, turns: number): BehaviourPattern[] {
  const first = party.pattern[0];
  if (!first) return [];
  const path: BehaviourPattern[] = [];
  let now = first.pattern;
  let next = 0;
  for (let turn = 0; turn <= turns; turn++) {
    while (next < party.pattern.length) {
      const step = party.pattern[next];
      if (!step || (step.turn ?? 0) > turn) break;
      now = step.pattern;
      next++;
    }
    path.push(now);
  }
  return path;
}

/** Mean agreement over topics after every turn (index 0: before the first); null where nothing was known yet. */
export function consensusPath(state: SessionState): (number | null)[] {
  if (state.topics.every((t) => t.scores.length === 0)) return [];
  return Array.from({ length: state.turns.length + 1 }, (_, turn) => {
    const now = state.topics.map((t) => t.scores.findLast((s) => s.turn <= turn)?.agreement ?? null);
    if (now.every((v) => v === null)) return null;
    return now.reduce((sum: number, v) => sum + (v ?? 0), 0) / now.length;
  });
}

/** The stage each turn was spoken in; turn 1 is index 0. Empty when this viewer knows no stages. */
export function stagePath<S extends string>(entries: readonly { turn: number | null; stage: S }[], turns: number): (S | null)[] {
  if (entries.length === 0) return [];
  return Array.from({ length: turns }, (_, i) => entries.findLast((e) => (e.turn ?? 0) <= i + 1)?.stage ?? entries[0]?.stage ?? null);
}

/** Spans of equal stages in order, both ends included. */
export function stageSpans<S extends string>(path: readonly (S | null)[]): { stage: S; from: number; to: number }[] {
  const spans: { stage: S; from: number; to: number }[] = [];
  path.forEach((stage, i) => {
    if (stage === null) return;
    const last = spans.at(-1);
    if (last && last.stage === stage && last.to === i) last.to = i + 1;
    else spans.push({ stage, from: i + 1, to: i + 1 });
  });
  return spans;
}

export interface PatternChange { partyId: string; turn: number; cause: number | null; from: BehaviourPattern; to: BehaviourPattern }

/** Every change of behaviour pattern with the turn in which it shows and the mediator turn that brought it. */
export function patternChanges(state: SessionState): PatternChange[] {
  return state.parties.flatMap((party) =>
    party.pattern.flatMap((step, i) => {
      const before = party.pattern[i - 1];
      if (!before || step.turn === null || before.pattern === step.pattern) return [];
      return [{ partyId: party.id, turn: step.turn, cause: step.cause, from: before.pattern, to: step.pattern }];
    }),
  );
}

/** Silence counts up to this long; what is longer is time away from the table. Our choice: long enough to think, short against a lunch break. */
const SILENCE_MS = 5 * 60 * 1000;

/** Seconds spent at the table: from the start over every turn to the end (or `nowMs`), without pauses, each silence counted up to five minutes. */
export function secondsAtTable(state: SessionState, nowMs: number): number {
  if (state.startedAt === null) return 0;
  const moments = [state.startedAt, ...state.turns.map((t) => t.at), ...(state.ended ? [state.ended.at] : [])].map((at) => Date.parse(at));
  if (!state.ended) moments.push(nowMs);
  let sum = 0;
  for (let i = 1; i < moments.length; i++) {
    const [from, to] = [moments[i - 1] ?? 0, moments[i] ?? 0];
    const gap = to - from - pausedMs(state.pauses, from, to);
    sum += Math.min(Math.max(gap, 0), SILENCE_MS);
  }
  return sum / 1000;
}

/** The last sentence a party spoke before everybody, for its card: public words only. */
export function lastWords(state: SessionState, partyId: string): { text: string; turn: number; lang: "en" | "zh" } | null {
  const turn = state.turns.findLast((t) => t.speaker.seat === "party" && t.speaker.partyId === partyId && t.audience.room === "joint");
  const sentences = turn?.text.match(/[^.!?。！？…]+[.!?。！？…]+["”’」』]?|[^.!?。！？…]+$/g)?.map((s) => s.trim()).filter((s) => s !== "") ?? [];
  const text = sentences.at(-1);
  return turn && text ? { text, turn: turn.turn, lang: turn.lang } : null;
}
