// How long the mediator has sat with each party in private, for the balance on the table.
import { pausedMs, type Pause } from "@/lib/domain/session/meeting.ts";
import type { Insight } from "./insight.ts";

/** Shares within this of each other count as the same, s. Our choice: about one exchange. */
const EVEN_S = 60;

export interface PrivateTime { partyId: string; seconds: number }

/** Seconds in private per party, in the order given; an open meeting counts up to `nowMs`, pauses do not count. */
export function privateTimes(meetings: Insight["private"], partyIds: readonly string[], nowMs: number, pauses: readonly Pause[] = []): PrivateTime[] {
  return partyIds.map((partyId) => ({
    partyId,
    seconds: meetings.filter((m) => m.partyId === partyId)
      .reduce((sum, m) => {
        const [from, to] = [Date.parse(m.from), m.to === null ? nowMs : Date.parse(m.to)];
        return sum + Math.max(0, to - from - pausedMs(pauses, from, to));
      }, 0) / 1000,
  }));
}

/** Parties that have had clearly less time in private than the one with most. */
export function shortChanged(times: readonly PrivateTime[]): string[] {
  const most = Math.max(0, ...times.map((t) => t.seconds));
  return times.filter((t) => most - t.seconds > EVEN_S).map((t) => t.partyId);
}
