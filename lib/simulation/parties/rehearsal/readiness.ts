// How ready a party is to deal, from its feelings (design, rehearsal engine, Psychology).
import { clip } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import type { PartySetting } from "./setting.ts";

/** Disposition towards the others, −1…1: half the mean, half the worst of them (equal with two parties). */
export function valenceOf(mind: Mind): number {
  let sum = 0;
  let n = 0;
  let least = 1;
  for (const view of mind.views) {
    if (view === null) continue;
    sum += view.valence;
    n++;
    if (view.valence < least) least = view.valence;
  }
  return n === 0 ? 0 : 0.5 * (sum / n) + 0.5 * least;
}

/** Belief in the others' willingness to move, 0–1: the mean. */
export function flexibilityOf(mind: Mind): number {
  let sum = 0;
  let n = 0;
  for (const view of mind.views) if (view !== null) { sum += view.flexibility; n++; }
  return n === 0 ? 0 : sum / n;
}

/** R = clip(1.12 c (1 − .5 L)(.05 + .28 T + .22 H + .18 P + .15 (valence + 1)/2 + .12 F) − .5 A (.6 + .4 ρ)), 0–1. */
export function readinessOf(mind: Mind, party: PartySetting): number {
  const r = PARAMETERS.readiness;
  const good = r.floor + r.trust * mind.trust + r.heard * mind.heard + r.fairness * mind.fairness + (r.valence * (valenceOf(mind) + 1)) / 2 + r.face * mind.face;
  const angry = r.anger * mind.anger * (r.angerBase + r.angerReactivity * party.reactivity);
  return clip(r.scale * mind.credibility * (1 - r.barrier * mind.barrier) * good - angry);
}
