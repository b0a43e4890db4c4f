// Who asks and who is asked: by the cues of its own words. Where nobody or everybody asks, the strongest and the weakest are taken,
// so that every dispute has both sides. The order of the list plays no part.
import { materialOf, type DeriveInput } from "./input.ts";
import { shade } from "./pick.ts";
import { ANSWERS, CLAIMS, hits, LOOKS_ON } from "./words.ts";

export const SIDES = ["claims", "answers", "third"] as const;
export type Side = (typeof SIDES)[number];

export function sidesOf(input: DeriveInput): Map<string, Side> {
  const scored = input.parties.map((party) => {
    const words = materialOf(party, input.description);
    // Two points are a cue; the shade only parts equals.
    return { id: party.id, looksOn: LOOKS_ON.test(words), score: 2 * (hits(words, CLAIMS) - hits(words, ANSWERS)) + 0.5 * shade(words, "side") };
  });
  const sides = new Map<string, Side>(scored.map(({ id, looksOn, score }) => [id, looksOn ? "third" : score > 1 ? "claims" : score < -1 ? "answers" : "third"]));
  // Onlookers are drafted into a side only when there is nobody else.
  const ranked = [...scored].sort((a, b) => Number(a.looksOn) - Number(b.looksOn) || b.score - a.score);
  const taking = ranked.filter((s) => !s.looksOn).length >= 2 ? ranked.filter((s) => !s.looksOn) : ranked;
  const first = taking[0];
  const last = taking.at(-1);
  if (!first || !last) return sides;
  const taken = [...sides.values()];
  if (!taken.includes("claims") || taking.length === 2) sides.set(first.id, "claims");
  if (!taken.includes("answers") || taking.length === 2) sides.set(last.id, "answers");
  return sides;
}
