// The figures of one session as its debrief shows them. Definitions in bp-score.ts, dialogue-set.ts and reward.ts; here only
// how a session's log is read for them. Thresholds of the short-cut warning are ours: the paper names the failure, not a number.
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Reward, SessionEvent } from "@/lib/domain/session/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { consensus, type PartyState, type PatternStep, type SessionState } from "@/lib/domain/session/state.ts";
import { airtime } from "./airtime.ts";
import { bpScore, type BpLabel } from "./bp-score.ts";
import { sum } from "./defined.ts";
import { REWARD_VALUES } from "./reward.ts";

export interface SessionMetrics {
  /** MAD of this session from state, −3…3; null when no party can be measured. */
  madState: number | null;
  /** The same from the classified words; null while no party has two classified turns. Never mixed with madState. */
  madText: number | null;
  /** Mean agreement over topics at the end, 0–1. */
  consensus: number | null;
  /** Turn at which it settled; the limit when it ended otherwise; null while it is open. */
  averageTurns: number | null;
  turnLimit: number;
  /** Value of the last reward, −1…1, and the sum of all; null without rewards. */
  rewardFinal: number | null;
  rewardSum: number | null;
  rewards: { turn: number; reward: Reward }[];
  /** Share of the words per speaker, "mediator" or party id. */
  airtime: { who: string; share: number }[];
  /** Steps of help asked for; null where the session allowed none. */
  hintsUsed: number | null;
  /** Ids of topics nobody spoke of before they were written into terms. */
  topicsUntouched: string[];
  /** Settled fast with little movement or with topics untouched. */
  shortCut: boolean;
}

/** "Fast": the fastest published mediator needs 10.3 turns on average, human dialogues 17.9 (ProMediConv Table 2, test set). */
export const SHORT_CUT_TURNS = 12;
/** "Little movement": less than one step a party on average (published MAD: .46–1.09). */
export const SHORT_CUT_MAD = 1;

/** Measures one session. `topics` in the case's order. Throws when the log has no `session-started`. */
export function sessionMetrics(topics: readonly { id: string }[], events: readonly SessionEvent[]): SessionMetrics {
  const state = replay(events);
  if (!state.runSpec) throw new Error("session-metrics: the log has no session-started event");
  const turnLimit = state.runSpec.limits.turns;
  const settledAt = state.ended?.outcome === "settled" ? state.turns.length : null;
  const madState = score(state.parties.map((p) => labelsOfState(p)));
  const topicsUntouched = untouched(topics, state);
  const values = state.rewards.map((r) => REWARD_VALUES[r.reward]);
  return {
    madState,
    madText: score(state.parties.map((p) => labels(p.patternFromText))),
    consensus: consensus(state),
    averageTurns: state.ended ? (settledAt ?? turnLimit) : null,
    turnLimit,
    rewardFinal: values.at(-1) ?? null,
    rewardSum: values.length === 0 ? null : sum(values),
    rewards: state.rewards.map(({ turn, reward }) => ({ turn, reward })),
    airtime: airtime(state.turns, state.parties.map((p) => p.id)),
    hintsUsed: state.hintsAllowed ? state.hints.length : null,
    topicsUntouched,
    shortCut: settledAt !== null && settledAt <= SHORT_CUT_TURNS && (topicsUntouched.length > 0 || (madState !== null && madState < SHORT_CUT_MAD)),
  };
}

function labels(steps: readonly PatternStep[]): BpLabel[] {
  return steps.map((s) => ordinal(s.pattern));
}

/** State holds until it changes: a party that spoke and never moved is still measured, at no difference. */
function labelsOfState(party: PartyState): BpLabel[] {
  const own = labels(party.pattern);
  return own.length === 1 && party.lastSpokeAt !== null ? [...own, ...own] : own;
}

/** Unlike in a set of cases, a single session where nobody counts shows n/a, not 0. */
function score(parties: BpLabel[][]): number | null {
  const { score: value, counted } = bpScore(parties);
  return counted === 0 ? null : value;
}

/** Topics no mediator turn was read to speak of (turns that put whole terms aside) and no party named a position or an interest on. */
function untouched(topics: readonly { id: string }[], state: SessionState): string[] {
  const putTerms = new Set(state.turns.filter((t) => t.terms !== null).map((t) => t.turn));
  const spoken = new Set([
    ...Object.values(state.readings).filter((r) => !putTerms.has(r.turn)).flatMap((r) => r.topics),
    ...state.parties.flatMap((p) => [...Object.keys(p.offers), ...p.interestsTold]),
  ]);
  return topics.map((t) => t.id).filter((id) => !spoken.has(id));
}
