// What may be spoken of in a room: the mediator's view without what was only said behind another door (rubric D7, M09).
import { maySpeakOf, type Room } from "../mediators/hearing.ts";
import type { MediatorView } from "../ports.ts";

/** The view with the offers that may be spoken of in this room. Turns keep their places: phrases look up only those the room may know. */
export function viewIn(view: MediatorView, room: Room): MediatorView {
  const audible = (turn: number): boolean => {
    const spoken = view.turns[turn - 1];
    return spoken !== undefined && maySpeakOf(spoken, room);
  };
  const draft = view.draft && audible(view.draft.turn) ? view.draft : null;
  return { ...view, draft, offers: view.offers.filter((o) => audible(o.turn)) };
}
