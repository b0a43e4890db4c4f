// What a finished transcript shows, read from its words alone: the behaviour pattern of every party turn, MAD, strategies by stage, signals for
// the rubric, and moments where a party moved. Definitions: metrics/bp-score.ts, stage/derive.ts; which signals: Caucus's own choice.
import type { Language } from "@/lib/domain/case/classification.ts";
import { airtime } from "@/lib/domain/metrics/airtime.ts";
import { bpScore, type BpLabel } from "@/lib/domain/metrics/bp-score.ts";
import { reduce } from "@/lib/domain/session/reduce.ts";
import { EMPTY_STATE, type SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { firstStages, stagesAfter } from "@/lib/domain/stage/derive.ts";
import type { ThreeStage } from "@/lib/domain/stage/stage.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import { classifyBehaviour } from "../behaviour/classify-behaviour.ts";
import type { Move } from "../move.ts";
import { readMove } from "../read-move.ts";
import { bareCase } from "./bare-case.ts";

export interface TranscriptLine {
  /** Null: the mediator. */
  speaker: string | null;
  text: string;
  /** With whom alone it was spoken; null: at the table. */
  privateWith: string | null;
}
export interface Transcript { id: string; lang: Language; lines: readonly TranscriptLine[] }

export interface ScoredTranscript {
  id: string;
  /** One a turn of anybody but the mediator, 1–4 or 5 for no party. */
  turns: { turn: number; speaker: string; bp: BpLabel; p: number[] }[];
  /** `mad` null when no speaker counts: at least two turns, and none read as no party's. */
  mad: number | null;
  perParty: Record<string, number | null>;
  strategies: { turn: number; stage: ThreeStage; first: Strategy; p: number; second: Strategy | null }[];
  byStage: Partial<Record<ThreeStage, Partial<Record<Strategy, number>>>>;
  signals: Signals;
  /** Where a speaker's pattern differs from its turn before, with the mediator turn in between. */
  moments: { turn: number; speaker: string; from: BpLabel; to: BpLabel; after: number | null; strategy: Strategy | null }[];
}
/** Counts over mediator turns; means 0–1, null without turns. Rubric rows: questions and laws D2, D9; acknowledging D3; airtime D4; mistakes D6, D10. */
export interface Signals {
  mediatorTurns: number; open: number; closed: number; leading: number; acknowledges: number | null; relevance: number | null; praises: number; cites: number;
  toolkit: Record<string, number>; mistakes: Record<string, number>; airtime: Record<string, number>;
}

interface Heard { turn: number; stage: ThreeStage; move: Move }

/** Scores one transcript. Any words are read; empty lines count as turns without a reading. */
export function scoreTranscript({ id, lang, lines }: Transcript): ScoredTranscript {
  const names = [...new Set(lines.flatMap((l) => l.speaker ?? []))];
  const file = bareCase(lang, names);
  const idOf = (name: string): string => `p${names.indexOf(name) + 1}`;
  let state: SessionState = { ...EMPTY_STATE, parties: file.parties.map((p) => ({ id: p.id, pattern: [], patternFromText: [], mood: null, beliefs: {}, offers: {}, interestsTold: [], lastSpokeAt: null, lastAddressedAt: null, withdrew: false })) };
  const record = (fresh: readonly NewEvent[]): void => { for (const event of fresh) state = reduce(state, { ...event, seq: state.seq + 1, at: "" }); };
  record(firstStages());
  const heard: Heard[] = [];
  const turns: ScoredTranscript["turns"] = [];
  const moments: ScoredTranscript["moments"] = [];
  const stage = (): ThreeStage => state.stages.three.at(-1)?.stage ?? "understanding";

  lines.forEach((line, i) => {
    const turn: Turn = {
      turn: i + 1, speaker: line.speaker === null ? { seat: "mediator" } : { seat: "party", partyId: idOf(line.speaker), memberId: null }, text: line.text, lang, terms: null,
      audience: line.privateWith === null || !names.includes(line.privateWith) ? { room: "joint", to: [] } : { room: "caucus", with: idOf(line.privateWith) },
    };
    if (line.speaker === null) {
      const move = readMove({ file, turn, state });
      record([{ kind: "turn-spoken", payload: turn }, { kind: "strategy-recognised", payload: { turn: turn.turn, strategies: move.strategies, toolkit: move.toolkit, addressees: move.addressees, topics: move.topics, correctedBy: null } }]);
      record(stagesAfter(state, turn.turn).filter((e) => e.kind === "stage-entered" && e.payload.model === "three"));
      heard.push({ turn: turn.turn, stage: stage(), move });
      return;
    }
    const last = heard.at(-1);
    const { bp, p } = classifyBehaviour(line.text, { lang, before: last === undefined ? null : (lines[last.turn - 1]?.text ?? null) });
    const before = turns.findLast((t) => t.speaker === line.speaker);
    if (before && before.bp !== bp) moments.push({ turn: turn.turn, speaker: line.speaker, from: before.bp, to: bp, after: last?.turn ?? null, strategy: last?.move.strategies[0]?.name ?? null });
    turns.push({ turn: turn.turn, speaker: line.speaker, bp, p: p.map((x) => Number(x.toFixed(4))) });
    record([{ kind: "turn-spoken", payload: turn }]);
  });

  const { score, counted, perParty } = bpScore(names.map((name) => turns.filter((t) => t.speaker === name).map((t) => t.bp)));
  return {
    id, turns, mad: counted === 0 ? null : score, perParty: Object.fromEntries(names.map((name, i) => [name, perParty[i] ?? null])),
    strategies: heard.map(({ turn, stage: at, move: { strategies: [first, second] } }) => ({ turn, stage: at, first: first?.name ?? "others", p: Number((first?.p ?? 0).toFixed(4)), second: second?.name ?? null })),
    byStage: byStage(heard), signals: signalsOf(heard, state, file.parties.map((p) => p.id), (who) => (who === "mediator" ? who : (names[Number(who.slice(1)) - 1] ?? who))), moments,
  };
}

function byStage(heard: readonly Heard[]): ScoredTranscript["byStage"] {
  const counts: Partial<Record<ThreeStage, Partial<Record<Strategy, number>>>> = {};
  for (const { stage, move } of heard) {
    const first = move.strategies[0]?.name ?? "others";
    const row = (counts[stage] ??= {});
    row[first] = (row[first] ?? 0) + 1;
  }
  return counts;
}

function signalsOf(heard: readonly Heard[], state: SessionState, parties: readonly string[], nameOf: (who: string) => string): Signals {
  const moves = heard.map((h) => h.move);
  const mean = (xs: readonly number[]): number | null => (xs.length === 0 ? null : Number((xs.reduce((a, b) => a + b, 0) / xs.length).toFixed(3)));
  const tally = (keys: readonly string[]): Record<string, number> => keys.reduce<Record<string, number>>((counts, key) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }), {});
  const spoke = new Set(state.turns.flatMap((t) => (t.speaker.seat === "party" ? [t.speaker.partyId] : [])));
  return {
    mediatorTurns: moves.length, open: moves.filter((m) => m.question === "open").length, closed: moves.filter((m) => m.question === "closed").length, leading: moves.filter((m) => m.question === "leading").length,
    acknowledges: mean(moves.map((m) => m.acknowledges)), relevance: mean(moves.filter((m) => !m.procedural).map((m) => m.relevance)),
    praises: moves.filter((m) => m.praises).length, cites: moves.reduce((n, m) => n + m.cites.length, 0), toolkit: tally(moves.flatMap((m) => m.toolkit ?? [])), mistakes: tally(moves.flatMap((m) => m.mistakes)),
    airtime: Object.fromEntries(airtime(state.turns, parties.filter((id) => spoke.has(id))).map(({ who, share }) => [nameOf(who), Number(share.toFixed(3))])),
  };
}
