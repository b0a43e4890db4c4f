// The behaviour pattern as a readout of readiness with hysteresis, and the strikes that end in walking out
// (design, rehearsal engine). At most one step a round; never a step skipped.
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { at } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import type { Setting } from "./setting.ts";

/** The pattern that shows after this round, given readiness and the party's standing answer. */
export function nextPattern(mind: Mind, readiness: number): BehaviourPattern {
  const p = PARAMETERS.pattern;
  switch (mind.pattern) {
    case "denial":
      return readiness >= p.partial ? "partial-acceptance" : "denial";
    case "partial-acceptance": {
      if (readiness < p.backToDenial) return "denial";
      const known = mind.told.filter(Boolean).length / mind.told.length;
      const moved = mind.concessions > 0 || known >= p.knownShare;
      return readiness >= p.negotiation && moved ? "negotiation" : "partial-acceptance";
    }
    case "negotiation":
      if (readiness < p.backToPartial) return "partial-acceptance";
      return mind.answer === "yes" ? "resolution" : "negotiation";
    case "resolution":
      return readiness < p.backToNegotiation || mind.answer !== "yes" ? "negotiation" : "resolution";
  }
}

/** Counts a strike while a party is past bearing or hope, forgives one otherwise; true when it walks out. */
export function strike(mind: Mind, readiness: number, setting: Setting, party: number, round: number): boolean {
  const s = PARAMETERS.strikes;
  const despairs = round > at(setting.parties, party).patience && mind.pattern === "denial";
  const past = mind.anger > s.anger || mind.trust < s.trust || (mind.fatigue > s.fatigue && readiness < s.hopeless) || mind.fatigue > s.exhausted || despairs;
  mind.strikes = past ? mind.strikes + 1 : Math.max(0, mind.strikes - 1);
  return mind.strikes >= at(s.walkOut, setting.difficulty);
}
