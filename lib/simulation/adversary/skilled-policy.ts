// The skilled mediator (mediators/skilled) on the bare psychology: its choices as moves without words, in the dialogue view or with meters.
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import { SkilledMind, type Skill } from "../mediators/skilled/mind.ts";
import { metersOf, sceneOf } from "../parties/rehearsal/rollout.ts";
import { said } from "./moves.ts";
import type { PolicyMaker } from "./policies.ts";

export const SKILLED: Skill & { view: "dialogue" | "meters" } = { view: "dialogue", terms: "informed", ignores: null };

/** A skilled policy with the skill given; in the dialogue view it knows only what is audible. */
export function skilledPolicy(skill = SKILLED): PolicyMaker {
  return ({ file, seed, relevance }) => {
    const mind = new SkilledMind(file, seed, skill);
    const scene = sceneOf(file, seed, 1);
    return (heard, snapshot) => {
      const stages = skill.view === "meters" ? new Map(metersOf(scene, snapshot).map((m) => [m.partyId, ordinal(m.pattern)])) : null;
      const choice = mind.choose(heard, stages);
      if (choice.kind === "close") return choice;
      const { move, ...how } = choice;
      return said(move, { relevance, ...how });
    };
  };
}
