// The figures of many sessions: every mean with n and a clustered bootstrap interval (assessment design: no aggregate without).
import type { Outcome } from "@/lib/domain/session/events.ts";
import { bootstrapMean, type Estimate } from "@/lib/domain/statistics/bootstrap.ts";
import { defined, sum } from "./defined.ts";
import { PROMEDICONV_TURN_LIMIT } from "./dialogue-set.ts";
import type { SessionMetrics } from "./session-metrics.ts";

export interface PlayedSession { caseSlug: string; outcome: Outcome | null; metrics: SessionMetrics }

export interface Aggregate {
  n: number;
  cases: number;
  outcomes: Record<Outcome, number>;
  /** Share settled, and share settled within 20 turns (SR@20). */
  success: Estimate | null;
  successRateAt20: Estimate | null;
  /** From state; a session where nobody can be measured is left out. */
  madState: Estimate | null;
  madText: Estimate | null;
  averageTurns: Estimate | null;
  consensus: Estimate | null;
  ssrFinal: Estimate | null;
  ssrSum: Estimate | null;
  ssrTotal: number | null;
  shortCut: Estimate | null;
}

/** Aggregates sessions, grouped by case. Null where nothing is defined. */
export function aggregateOf(sessions: readonly PlayedSession[]): Aggregate {
  const byCase = Map.groupBy(sessions, (s) => s.caseSlug);
  const estimate = (of: (s: PlayedSession) => number | null): Estimate | null => bootstrapMean([...byCase.values()].map((group) => group.map(of)));
  const settled = (s: PlayedSession, within: number): number => (s.outcome === "settled" && s.metrics.averageTurns !== null && s.metrics.averageTurns <= within ? 1 : 0);
  const totals = defined(sessions.map((s) => s.metrics.rewardSum));
  const count = (outcome: Outcome): number => sessions.filter((s) => s.outcome === outcome).length;
  return {
    n: sessions.length, cases: byCase.size,
    outcomes: { settled: count("settled"), breakdown: count("breakdown"), deadlock: count("deadlock"), closed: count("closed") },
    success: estimate((s) => settled(s, Infinity)),
    successRateAt20: estimate((s) => settled(s, PROMEDICONV_TURN_LIMIT)),
    madState: estimate((s) => s.metrics.madState), madText: estimate((s) => s.metrics.madText),
    averageTurns: estimate((s) => s.metrics.averageTurns), consensus: estimate((s) => s.metrics.consensus),
    ssrFinal: estimate((s) => s.metrics.rewardFinal), ssrSum: estimate((s) => s.metrics.rewardSum),
    ssrTotal: totals.length === 0 ? null : sum(totals),
    shortCut: estimate((s) => (s.metrics.shortCut ? 1 : 0)),
  };
}
