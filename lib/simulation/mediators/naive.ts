// `naive`: what untrained people do. A short opening, one question to each, then the middle of everything, pressed again and
// again. It shows what not to do and must not succeed (prototype: 0 of 200 seeds).
import type { MediatorAct, MediatorFactory, MediatorView } from "../ports.ts";
import { middleTerms } from "./bridging.ts";
import { mediatorTurns } from "./hearing.ts";
import { compose } from "./phrases/compose.ts";

export const naive: MediatorFactory = ({ seed }) => ({ name: "naive", act: async (view) => act(view, seed) });

function act(view: MediatorView, seed: number): MediatorAct {
  const done = mediatorTurns(view).length;
  const parties = view.case.parties.map((p) => p.id);
  const asked = parties[done];
  if (asked !== undefined) {
    const text = compose(view, "position", { to: asked, room: null, topic: view.case.topics[0] ?? null }, seed);
    return text === null ? { kind: "close" } : { kind: "speak", to: [asked], private: null, text, terms: null };
  }
  const terms = middleTerms(view);
  const pressed = parties[done % parties.length] ?? null;
  const text = compose(view, "push", { to: pressed, room: null, terms }, seed);
  return text === null ? { kind: "close" } : { kind: "speak", to: [], private: null, text, terms };
}
