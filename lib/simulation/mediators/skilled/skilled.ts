// `skilled`: the adaptive mediator in words. It hears, meets heat, follows cues, tests alternatives in private and puts terms when moods allow.
// It knows the public case and what was said aloud. Taken up again in the middle, it listens through the record first; terms put and answered
// before the last ones are then no longer known to it.
import type { MediatorFactory, MediatorView } from "../../ports.ts";
import { mediatorTurns } from "../hearing.ts";
import type { Heard } from "./heard.ts";
import { Listening } from "./listening.ts";
import { SkilledMind } from "./mind.ts";
import { sayChoice } from "./saying.ts";

export const skilled: MediatorFactory = ({ seed, file }) => {
  const mind = new SkilledMind(file, seed, { terms: "informed", ignores: null });
  const listening = new Listening();
  let decided = 0;
  return {
    name: "skilled",
    act: async (view) => {
      for (; decided < mediatorTurns(view).length; decided++) mind.choose(asOf(listening, view, decided), null);
      decided += 1;
      return sayChoice(view, mind.choose(listening.hear(view), null), seed);
    },
  };
};

/** What had been heard before its own turn number `decided` (from 0). */
function asOf(listening: Listening, view: MediatorView, decided: number): Heard {
  const own = mediatorTurns(view)[decided];
  const before = own === undefined ? view.turns : view.turns.slice(0, own.turn - 1);
  return listening.hear({
    ...view, turns: before, draft: null, turnsLeft: view.turnsLeft + view.turns.length - before.length,
    offers: view.offers.filter((o) => o.turn <= before.length),
  });
}
