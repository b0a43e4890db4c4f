// How a party behaves: read off the cues of its words by counting. Steps and bounds are a teaching estimate in the scale of the
// exemplar cases (reactivity .3–.7, barrier .4–.65, alternatives 35–55); the shade (±) only tells equal texts apart.
import { BARRIERS, type Barrier, type TkiMode } from "@/lib/domain/party/persona.ts";
import { clamp, round2, shade } from "./pick.ts";
import type { Side } from "./sides.ts";
import { ASSERTIVE, AVOIDING, BARRIER_WORDS, COOPERATIVE, EMOTIONAL, hits, LEGAL_THREAT, RIGHT_ON_SIDE, SHUNS_LAW } from "./words.ts";

export interface Temper {
  tki: TkiMode;
  /** 0–1. */
  reactivity: number;
  barrier: Barrier;
  /** 0–1. */
  level: number;
  /** Utility 0–100 of walking away, before the deal check. */
  walkAway: number;
  optimism: number;
  /** −1 yielding … 1 firm. */
  firmness: number;
}

/** `own`: the party's words; the description heats or cools everybody alike, so that a profile follows its role text wherever that stands. */
export function temperOf(own: string, description: string, side: Side): Temper {
  const assertive = hits(own, ASSERTIVE);
  const cooperative = hits(own, COOPERATIVE);
  const avoiding = hits(own, AVOIDING);
  const felt = hits(own, EMOTIONAL);
  const emotional = felt + .3 * Math.min(4, hits(description, EMOTIONAL));
  const tki = modeOf(assertive, cooperative, avoiding, felt, side);
  const [barrier, strength] = barrierOf(own, side);
  const firmness = clamp((assertive - .6 * cooperative - .3 * avoiding) / 3 + .15 * shade(own, "firm"), -1, 1);
  return {
    tki, barrier, firmness: round2(firmness),
    reactivity: round2(clamp(.38 + .05 * emotional + .06 * assertive - .04 * cooperative + .04 * shade(own, "reactivity"), .2, .85)),
    level: round2(clamp(.32 + .07 * strength + .03 * emotional + .04 * shade(own, "barrier"), .25, .75)),
    walkAway: Math.round(clamp(40 + 6 * firmness + 4 * hits(own, LEGAL_THREAT) + 3 * hits(own, RIGHT_ON_SIDE) - 6 * hits(own, SHUNS_LAW) - 2 * hits(own, BARRIER_WORDS.hardship) + 2 * shade(own, "batna"), 24, 58)),
    optimism: Math.round(clamp(6 + 3 * firmness + 1.5 * shade(own, "optimism"), 2, 11)),
  };
}

/** Thomas–Kilmann by two counts: how much it pushes for itself, how much it reaches out. With neither, hot words compete, the asker trades, others shy away. */
function modeOf(assertive: number, cooperative: number, avoiding: number, felt: number, side: Side): TkiMode {
  if (avoiding >= 1 && assertive < 1.5 && cooperative <= avoiding + 1) return "avoiding";
  if (assertive >= 1 && cooperative <= 1) return "competing";
  if (assertive >= 1) return cooperative >= 3 ? "collaborating" : "compromising";
  if (cooperative >= 2) return cooperative >= 3 ? "collaborating" : "accommodating";
  if (felt >= 2) return "competing";
  return cooperative === 0 && side !== "claims" ? "avoiding" : "compromising";
}

function barrierOf(own: string, side: Side): [Barrier, number] {
  // What usually blocks a side when its words are silent: the asker was not listened to, the asked side fears for its face.
  const usual: Record<Side, Partial<Record<Barrier, number>>> = { claims: { unheard: .6 }, answers: { face: .4, hostile: .3 }, third: { face: .2 } };
  const ranked = BARRIERS.map((kind) => {
    const words = new RegExp(BARRIER_WORDS[kind].source, "g");
    return { kind, strength: hits(own, words) + (usual[side][kind] ?? 0) + .2 * shade(own, kind) };
  }).sort((a, b) => b.strength - a.strength);
  const first = ranked[0];
  return first ? [first.kind, Math.max(0, first.strength)] : ["unheard", 0];
}
