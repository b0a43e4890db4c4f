// How the 15 conditions and the Thomas–Kilmann grid reach the psychology, each with its reason. Directions only are taken from
// the literature, sizes are chosen small; the engine is not tuned to published effects (issue 4; SoCRATES, arXiv 2606.05563 Table 5).
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { TkiMode } from "@/lib/domain/party/persona.ts";

/** Assertiveness, cooperativeness and concession exponent β (below 1 concedes late, above 1 early; Faratin, Sierra, Jennings 1998). */
export interface Posture { assertiveness: number; cooperativeness: number; beta: number }

export const TKI: Record<TkiMode, Posture> = {
  // Pursues its own concern at the other's expense: asks much, gives late ("boulware").
  competing: { assertiveness: 0.9, cooperativeness: 0.15, beta: 0.45 },
  // Works on both concerns: speaks up, moves steadily once it sees what the matter turns on.
  collaborating: { assertiveness: 0.75, cooperativeness: 0.85, beta: 1.2 },
  // Meets half-way on both scales, gives linearly.
  compromising: { assertiveness: 0.5, cooperativeness: 0.55, beta: 1 },
  // Puts off its own concern and the other's: seldom cuts in, gives late, because giving too is taking part.
  avoiding: { assertiveness: 0.2, cooperativeness: 0.25, beta: 0.6 },
  // Yields for the other's sake: gives early ("conceder").
  accommodating: { assertiveness: 0.25, cooperativeness: 0.85, beta: 2.2 },
};

/** Dials of a cultural setting, −1 … 1, 0 where none is named. They shade how a party shows things, never what it wants or thinks. */
export interface Dials {
  /** Above 0 names figures a little sooner when asked, below 0 later (low and high context speech; Hall 1976). */
  directness: number;
  /** Above 0 loses a little more face in front of others (face concern; Ting-Toomey 1988). */
  face: number;
  /** Above 0 gives the word of an official or a respected third person a little more weight (power distance; Hofstede 2001). */
  hierarchy: number;
}

const NEUTRAL: Dials = { directness: 0, face: 0, hierarchy: 0 };

// Only the order of published country means is used, shrunk hard: persons differ far more within a country than countries do.
const CULTURES: Record<string, Dials> = {
  us: { directness: 0.4, face: -0.2, hierarchy: -0.2 },
  cn: { directness: -0.2, face: 0.3, hierarchy: 0.4 },
  kr: { directness: -0.3, face: 0.3, hierarchy: 0.2 },
};

/** The dials of a persona's cultural setting; all 0 for none or one that is not listed. */
export function dialsOf(culture: string | undefined): Dials {
  return CULTURES[culture ?? ""] ?? NEUTRAL;
}

/** Size of a dial at ±1: a quarter more or less face lost in front of others, .15 more chance of a figure, a fifth more weight of an official. */
export const DIAL_SIZE = { face: 0.25, directness: 0.15, hierarchy: 0.2 } as const;

/** What a longer shared history does at the start: each sees the other a little worse and knows a little better what it wants. */
export const LONG_HISTORY = { valence: -0.06, goalError: -0.1 } as const;

/** Whether the case is played under `long-history`: its dated entries stand before the background (domain/condition/apply.ts). */
export function hasLongHistory(file: CaseFile): boolean {
  const first = file.conditions.longHistory?.[0];
  return first !== undefined && file.background.startsWith(first.date) && file.background.includes(first.text);
}

/**
 * Why the other conditions need no number here. Reactivity (com-com … react-react): persona.reactivity 0 or 1 sets starting anger, what
 * provocation does, and how much of readiness anger takes (parameters.ts, `start`, `temper`, `readiness`). Third party: one more mind,
 * whose yes is needed and who must be spoken to. General: the case as written.
 */
export const CARRIED_ELSEWHERE = ["general", "third-party", "com-com", "com-react", "react-react"] as const;
