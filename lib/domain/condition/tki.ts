// The Thomas–Kilmann mode of a point on the two scales, as AgentMediation's code cuts them (arXiv 2509.06586, systems notes F).
import type { TkiMode } from "@/lib/domain/party/persona.ts";

/** From this up a scale counts as high, from that down as low; 0–10 each. */
const HIGH = 7;
const LOW = 3;

/** The mode of assertiveness and cooperativeness, 0–10 each; everything between the corners is compromising. */
export function tkiMode(assertiveness: number, cooperativeness: number): TkiMode {
  if (assertiveness >= HIGH) return cooperativeness >= HIGH ? "collaborating" : cooperativeness <= LOW ? "competing" : "compromising";
  if (assertiveness <= LOW) return cooperativeness >= HIGH ? "accommodating" : cooperativeness <= LOW ? "avoiding" : "compromising";
  return "compromising";
}

/** The points of the experiment grid. */
export const TKI_POINTS: Record<TkiMode, { assertiveness: number; cooperativeness: number }> = {
  competing: { assertiveness: 10, cooperativeness: 0 },
  collaborating: { assertiveness: 10, cooperativeness: 10 },
  avoiding: { assertiveness: 0, cooperativeness: 0 },
  accommodating: { assertiveness: 0, cooperativeness: 10 },
  compromising: { assertiveness: 5, cooperativeness: 5 },
};
