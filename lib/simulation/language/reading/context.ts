// What stood in the room before a mediator turn: the earlier turns that its addressees heard, sorted by who spoke.
import { hears, type Turn } from "@/lib/domain/session/turn.ts";
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";

/** The party of a turn; null for the mediator. */
export function speakerOf(turn: Turn): string | null {
  return turn.speaker.seat === "party" ? turn.speaker.partyId : null;
}

/** Turns before `turn` that everyone in the room now has heard. */
export function heardBefore(state: SessionState, turn: Turn): SpokenTurn[] {
  const listeners = turn.audience.room === "caucus" ? [turn.audience.with] : state.parties.map((p) => p.id);
  return state.turns.filter((t) => t.turn < turn.turn && listeners.every((id) => hears(id, t.audience)));
}

export interface Context {
  /** Mediator turns the listeners heard, oldest first. */
  mediator: SpokenTurn[];
  /** Party turns, oldest first. */
  parties: SpokenTurn[];
  /** What is being answered: the addressees' turns since the last mediator turn, else each addressee's last turn. */
  answered: SpokenTurn[];
}

/** The context of a turn for the parties it is meant for (empty: all in the room). */
export function contextOf(state: SessionState, turn: Turn, addressees: readonly string[]): Context {
  const heard = heardBefore(state, turn);
  const mediator = heard.filter((t) => speakerOf(t) === null);
  const parties = heard.filter((t) => speakerOf(t) !== null);
  const since = mediator.at(-1)?.turn ?? 0;
  const meant = (t: SpokenTurn): boolean => addressees.length === 0 || addressees.includes(speakerOf(t) ?? "");
  const fresh = parties.filter((t) => t.turn > since && meant(t));
  const last = addressees.flatMap((id) => parties.findLast((t) => speakerOf(t) === id) ?? []);
  const answered = fresh.length > 0 ? fresh : last.length > 0 ? last : parties.slice(-1);
  return { mediator, parties, answered };
}
