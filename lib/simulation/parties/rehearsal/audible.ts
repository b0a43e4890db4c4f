// The session as one party may know it (promise 3): what a writer who puts words in its mouth is given.
import type { SessionState } from "@/lib/domain/session/state.ts";
import { hears } from "@/lib/domain/session/turn.ts";
import type { Mind } from "./psychology.ts";
import type { Setting } from "./setting.ts";

/** The state without turns, offers, interests and terms this party did not hear, and without the inner readings of others. */
export function audibleState(state: SessionState, partyId: string, mind: Mind, setting: Setting): SessionState {
  const turns = state.turns.filter((t) => hears(partyId, t.audience));
  const heard = new Set(turns.map((t) => t.turn));
  return {
    ...state,
    turns,
    parties: state.parties.map((other) => {
      if (other.id === partyId) return other;
      const told = mind.views[setting.parties.findIndex((p) => p.id === other.id)]?.told ?? [];
      return {
        ...other,
        pattern: [], patternFromText: [], mood: null, beliefs: {},
        offers: Object.fromEntries(Object.entries(other.offers).map(([topic, offers]) => [topic, offers.filter((o) => heard.has(o.turn))])),
        interestsTold: other.interestsTold.filter((id) => told[setting.topics.findIndex((t) => t.id === id)] === true),
      };
    }),
    draft: state.draft !== null && heard.has(state.draft.turn) ? state.draft : null,
  };
}
