// Words for meter values. Bands are those of the visual language (meters and their text equivalents).

export const VALENCE_WORDS = ["hostile", "wary", "neutral", "open", "warm"] as const;
export type ValenceWord = (typeof VALENCE_WORDS)[number];

/** Feeling −1…1: hostile < −.6 ≤ wary < −.15 ≤ neutral ≤ .15 < open ≤ .6 < warm. */
export function valenceWord(value: number): ValenceWord {
  if (value < -0.6) return "hostile";
  if (value < -0.15) return "wary";
  if (value <= 0.15) return "neutral";
  return value <= 0.6 ? "open" : "warm";
}

export const FLEXIBILITY_WORDS = ["closed", "low", "some", "good", "high"] as const;
export type FlexibilityWord = (typeof FLEXIBILITY_WORDS)[number];

/** Flexibility 0–1: closed < .15, low < .40, some < .60, good < .80, high. */
export function flexibilityWord(value: number): FlexibilityWord {
  if (value < 0.15) return "closed";
  if (value < 0.4) return "low";
  if (value < 0.6) return "some";
  return value < 0.8 ? "good" : "high";
}
