// The four ordered behaviour patterns (BP) of a party, after ProMediConv (arXiv 2609.11101, §C.3: a
// Transtheoretical-Model ladder plus "not a party"). Order in the tuple is the ordinal used by MAD.

export const BEHAVIOUR_PATTERNS = ["denial", "partial-acceptance", "negotiation", "resolution"] as const;
export type BehaviourPattern = (typeof BEHAVIOUR_PATTERNS)[number];

/** Labels as shown; `short` is the one under a track's tick. Chinese per the style pack's word list. */
export const BEHAVIOUR_PATTERN_LABELS: Record<BehaviourPattern, { en: string; zh: string; short: { en: string; zh: string } }> = {
  denial: { en: "denial", zh: "否认", short: { en: "Denial", zh: "否认" } },
  "partial-acceptance": { en: "partial acceptance", zh: "部分承认", short: { en: "Partial", zh: "部分承认" } },
  negotiation: { en: "negotiation", zh: "协商", short: { en: "Negotiation", zh: "协商" } },
  resolution: { en: "resolution", zh: "接受", short: { en: "Resolution", zh: "接受" } },
};

/** The ordinal 1–4 that metrics count with. */
export function ordinal(pattern: BehaviourPattern): 1 | 2 | 3 | 4 {
  const ordinals = { denial: 1, "partial-acceptance": 2, negotiation: 3, resolution: 4 } as const;
  return ordinals[pattern];
}

/** Steps from one pattern to another, −3…3; positive is towards settlement. */
export function stepsBetween(from: BehaviourPattern, to: BehaviourPattern): number {
  return ordinal(to) - ordinal(from);
}
