// What a mediator may see of a session (the `dialogue` view of ports.ts), built from the fold and the public case, nothing else.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { MediatorView } from "../ports.ts";

/** The view at this point of the session. `turnsLeft` counts utterances of either side up to the protocol's limit. */
export function mediatorView(publicCase: PublicCase, state: SessionState): MediatorView {
  return {
    case: publicCase,
    turns: state.turns,
    stage: state.stages,
    offers: state.parties.flatMap((p) =>
      Object.entries(p.offers).flatMap(([topicId, offers]) => offers.map(({ turn, value }) => ({ partyId: p.id, topicId, turn, value })))),
    interestsTold: state.parties.flatMap((p) => p.interestsTold.map((topicId) => ({ partyId: p.id, topicId }))),
    moods: state.parties.map((p) => ({ partyId: p.id, mood: p.mood })),
    draft: state.draft,
    turnsLeft: Math.max(0, (state.runSpec?.limits.turns ?? 0) - state.turns.length),
  };
}
