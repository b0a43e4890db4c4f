// The two published stage models, as tables that refuse. Three stages: ProMediConv §C.4 (I→II→III, also
// II→I and I→III). Four states: CogMed's FSM (no guards published; drafting locks on convergence, and a party
// that no longer says yes leads back to negotiation: chosen). Both are derived for every session.

export const THREE_STAGES = ["understanding", "intercession", "reconciliation"] as const;
export type ThreeStage = (typeof THREE_STAGES)[number];

export const FOUR_STAGES = ["opening", "exploration", "negotiation", "drafting"] as const;
export type FourStage = (typeof FOUR_STAGES)[number];

const THREE_MOVES: Record<ThreeStage, readonly ThreeStage[]> = {
  understanding: ["intercession", "reconciliation"],
  intercession: ["understanding", "reconciliation"],
  reconciliation: [],
};

const FOUR_MOVES: Record<FourStage, readonly FourStage[]> = {
  opening: ["exploration"],
  exploration: ["negotiation"],
  negotiation: ["exploration", "drafting"],
  drafting: [],
};

/** Whether the three-stage model allows this step. Staying is not a step. */
export function mayEnterThree(from: ThreeStage, to: ThreeStage): boolean {
  return THREE_MOVES[from].includes(to);
}

/** Whether the four-state model allows this step. `assentWithdrawn` opens the one way back out of drafting. */
export function mayEnterFour(from: FourStage, to: FourStage, assentWithdrawn = false): boolean {
  if (from === "drafting" && to === "negotiation") return assentWithdrawn;
  return FOUR_MOVES[from].includes(to);
}

export const STAGE_LABELS: Record<ThreeStage | FourStage, { en: string; zh: string }> = {
  understanding: { en: "Understanding", zh: "查明" },
  intercession: { en: "Intercession", zh: "调处" },
  reconciliation: { en: "Reconciliation", zh: "和解" },
  opening: { en: "Opening", zh: "开场" },
  exploration: { en: "Exploration", zh: "探查" },
  negotiation: { en: "Negotiation", zh: "协商" },
  drafting: { en: "Drafting", zh: "起草" },
};
