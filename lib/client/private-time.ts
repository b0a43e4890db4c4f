// How long the mediator has sat with each party in private, for the balance on the table.
import type { Insight } from "./insight.ts";

/** Shares within this of each other count as the same, s. Our choice: about one exchange. */
const EVEN_S = 60;

export interface PrivateTime { partyId: string; seconds: number }

/** Seconds in private per party, in the order given; an open meeting counts up to `nowMs`. */
export function privateTimes(meetings: Insight["private"], partyIds: readonly string[], nowMs: number): PrivateTime[] {
  return partyIds.map((partyId) => ({
    partyId,
    seconds: meetings.filter((m) => m.partyId === partyId)
      .reduce((sum, m) => sum + Math.max(0, (m.to === null ? nowMs : Date.parse(m.to)) - Date.parse(m.from)), 0) / 1000,
  }));
}

/** Parties that have had clearly less time in private than the one with most. */
export function shortChanged(times: readonly PrivateTime[]): string[] {
  const most = Math.max(0, ...times.map((t) => t.seconds));
  return times.filter((t) => most - t.seconds > EVEN_S).map((t) => t.partyId);
}
