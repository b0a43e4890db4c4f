// An otherwise skilled mediator that makes one listed mistake every sixth turn: what each mistake costs, on the same cases and seeds.
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import type { Policy, Step } from "../parties/rehearsal/rollout.ts";
import { Ear } from "../mediators/skilled/ear.ts";
import { said } from "./moves.ts";
import type { PolicyMaker } from "./policies.ts";
import { skilledPolicy } from "./skilled-policy.ts";

export const SPOILERS = ["M02", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M16", "M17", "M18"] as const satisfies readonly Mistake[];
export type Spoiler = (typeof SPOILERS)[number];
const EVERY = 6;

/** Skilled but for the mistake. */
export function spoiledPolicy(spoiler: Spoiler): PolicyMaker {
  return (input) => {
    const skilled = skilledPolicy()(input);
    const ear = new Ear(input.file);
    const [first = "", second = ""] = input.file.parties.map((p) => p.id);
    let turn = 0;
    let last: Step = said("other", { to: null, relevance: input.relevance });
    return (heard, snapshot): ReturnType<Policy> => {
      ear.hear(heard);
      const meant = skilled(heard, snapshot);
      turn += 1;
      const made = turn % EVERY === 0 && meant.kind === "speak" ? spoil(spoiler, meant, { ear, first, second, last, relevance: input.relevance }) : meant;
      last = meant;
      return made;
    };
  };
}

interface Around { ear: Ear; first: string; second: string; last: Step; relevance: number }

function spoil(spoiler: Spoiler, meant: Step & { kind: "speak" }, { ear, first, second, last, relevance }: Around): Step {
  const marked = (mistake: Mistake): Step => ({ ...meant, move: { ...meant.move, acknowledges: 0, mistakes: [...meant.move.mistakes, mistake] } });
  switch (spoiler) {
    case "M02": return said("draft", { to: null, relevance, terms: ear.bridgingTerms() });
    case "M10": return said("draft", { to: null, relevance, terms: ear.middleTerms() });
    case "M06": return said("side", { to: first, relevance });
    case "M07": return said("ask", { to: first, relevance });
    case "M08": return said("pressure", { to: second, relevance });
    case "M17": return said("caucus", { to: first, relevance });
    case "M18": return last.kind === "speak" ? { ...last, move: { ...last.move, relevance: 0 } } : last;
    default: return marked(spoiler);
  }
}
