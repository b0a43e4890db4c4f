// The moves of policies that speak no words: ProMediConv's strategies, the toolkit, and the mistakes a policy may make on purpose. Names and the
// set of 19 follow the rehearsal prototype.
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { Move } from "../language/move.ts";
import type { Step } from "../parties/rehearsal/rollout.ts";

type Shape = Partial<Move> & { strategy: Strategy; private?: boolean };

const SHAPES = {
  ask: { strategy: "understanding-the-situation", question: "open" },
  empathy: { strategy: "understanding-the-situation", acknowledges: 1 },
  summarise: { strategy: "understanding-the-situation", toolkit: "summarize_and_clarify" },
  caucus: { strategy: "understanding-the-situation", question: "open", acknowledges: 0.4, private: true },
  mobilise: { strategy: "mobilizing-multiple-forces", question: "open" },
  law: { strategy: "law-and-morality" },
  reality: { strategy: "law-and-morality", toolkit: "perform_reality_check", question: "open", private: true },
  focus: { strategy: "principal-contradiction", question: "open" },
  practical: { strategy: "ideological-and-practical", question: "open" },
  perspective: { strategy: "perspective-taking", question: "open" },
  prevent: { strategy: "early-detection-and-prevention" },
  ambiguity: { strategy: "strategic-ambiguity" },
  praise: { strategy: "recognition-and-motivation", praises: true },
  bridge: { strategy: "reaching-agreement", toolkit: "propose_bridging_solution", question: "closed" },
  draft: { strategy: "reaching-agreement", asksAssent: true, question: "closed" },
  other: { strategy: "others", procedural: true },
  side: { strategy: "others" },
  blame: { strategy: "others" },
  pressure: { strategy: "others", pressures: true },
} as const satisfies Record<string, Shape>;

export type MoveName = keyof typeof SHAPES;
export const MOVE_NAMES = Object.keys(SHAPES).filter((name): name is MoveName => name in SHAPES);

/** Moves that put terms. */
export function putsTerms(name: MoveName): boolean {
  return name === "bridge" || name === "draft";
}

/** To whom and with what a move is made; `acknowledges` 0–1 when the same words also meet a feeling. `to` null: everybody at the table. `relevance` q stands for the words, 0–1. */
export interface Said { to: string | null; relevance: number; terms?: Terms | null; inPrivate?: boolean; acknowledges?: number; mistakes?: readonly Mistake[] }

/** The step of a move. A private one needs somebody to be private with; said to all it is said at the table. */
export function said(name: MoveName, { to, relevance, terms = null, inPrivate, acknowledges, mistakes = [] }: Said): Step {
  const { strategy, private: alone = false, ...shape }: Shape = SHAPES[name];
  const move: Move = {
    strategies: [{ name: strategy, p: 0.8 }], toolkit: null, addressees: to === null ? [] : [to], topics: [], terms: putsTerms(name) ? terms : null, asksAssent: false, question: "none",
    acknowledges: 0, praises: false, relevance, procedural: false, blames: name === "blame" && to !== null ? [to] : [], sidesWith: name === "side" ? to : null, pressures: false, cites: [],
    offTask: false, probesSecret: false, mistakes: [...mistakes], ...shape, ...(acknowledges === undefined ? {} : { acknowledges }),
  };
  return { kind: "speak", move, audience: to !== null && (inPrivate ?? alone) ? { room: "caucus", with: to } : { room: "joint", to: [] } };
}
