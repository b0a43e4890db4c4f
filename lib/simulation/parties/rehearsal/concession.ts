// How much a party demands and what of it it says aloud. Demand falls by the Faratin tactics (time, focus, mirror), all
// of it times readiness: waiting alone gives nothing. Spoken figures give low-weight topics first, are round, never pass
// the reserve and never get harder than before.
import { at, clip, round6 } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import { eachHearer } from "./disclosure.ts";
import { valenceOf } from "./readiness.ts";
import type { Round } from "./round.ts";
import { worthAt, type CorePackage, type PartySetting, type Setting } from "./setting.ts";
import { isPastReserve } from "./utility.ts";

const C = PARAMETERS.concession;

/** The utility the party holds out for after this round; never more than before. */
export function nextDemand(mind: Mind, own: PartySetting, setting: Setting, round: number): number {
  const tau = Math.min(1, round / setting.horizon);
  // Rounded because pow is not the same to the last bit in every engine.
  const time = round6(Math.pow(tau, 1 / own.beta));
  const alpha = mind.readiness * (C.time * time + C.focus * mind.focus + C.cooperativeness * own.cooperativeness);
  let mirror = 0;
  for (const view of mind.views) {
    if (view === null || round - view.concededAt > C.mirrorWithin) continue;
    mirror = Math.max(mirror, (C.mirror * view.flexibility * (1 + valenceOf(mind))) / 2);
  }
  const least = Math.min(own.opens, own.batna + mind.optimism);
  const aspiration = Math.min(own.opens, least + own.ambition);
  const bluff = (own.opens - aspiration) * (1 - clip((mind.readiness - C.bluffFrom) / (C.bluffGone - C.bluffFrom)));
  return Math.min(mind.demand, aspiration - (aspiration - least) * clip(alpha + mirror) + bluff);
}

/** Utility step worth saying aloud. */
function worthSaying(own: PartySetting): number {
  return C.step * own.ambition;
}

/**
 * The package the party would voice at its present demand: shares come down in inverse proportion to weight, never below
 * what the others have already granted in its hearing.
 */
export function positionsAt(mind: Mind, own: PartySetting, setting: Setting): CorePackage {
  const from = setting.topics.map((_, k) => at(mind.spoken, k) ?? at(own.opening, k));
  const shares = from.map((value, k) => worthAt(own.worth[k], value));
  const floors = shares.map((share, k) => Math.min(share, grantedShare(mind, own, k)));
  const weights = own.weights;
  const meanWeight = 100 / weights.length;
  const total = (lambda: number): number => {
    let sum = 0;
    for (let k = 0; k < shares.length; k++) sum += at(weights, k) * Math.max(at(floors, k), at(shares, k) - (lambda * meanWeight) / Math.max(1, at(weights, k)));
    return sum;
  };
  let low = 0;
  let high = 4;
  if (total(0) <= mind.demand) high = 0;
  for (let n = 0; n < 24 && high > 0; n++) {
    const mid = (low + high) / 2;
    if (total(mid) > mind.demand) low = mid;
    else high = mid;
  }
  return from.map((value, k) => {
    const wanted = Math.max(at(floors, k), at(shares, k) - (high * meanWeight) / Math.max(1, at(weights, k)));
    return value === null ? null : valueAtShare(own, setting, k, wanted, value);
  });
}

/** The least the others have granted on a topic, as a share to this party; 0 while nobody spoke of it. */
function grantedShare(mind: Mind, own: PartySetting, k: number): number {
  let least = 1;
  let heard = false;
  for (const view of mind.views) {
    const offer = view?.offers[k] ?? null;
    if (offer === null) continue;
    heard = true;
    least = Math.min(least, worthAt(own.worth[k], offer));
  }
  return heard ? least : 0;
}

/** The value that gives at least `share`: for figures rounded towards the party's own side, for options the cheapest that does. Never harder than `before`. */
function valueAtShare(own: PartySetting, setting: Setting, k: number, share: number, before: number): number {
  const worth = at(own.worth, k);
  const topic = at(setting.topics, k);
  if (worth.kind === "table") {
    let best = before;
    for (const [option, value] of worth.values.entries()) {
      if (value !== null && value >= share - 1e-9 && value < worthAt(worth, best)) best = option;
    }
    return best;
  }
  if (worth.kind === "nothing") return before;
  const exact = worth.reserve + worth.sign * worth.room * clip(share);
  const rounded = worth.sign > 0 ? Math.ceil(round6(exact / topic.step)) * topic.step : Math.floor(round6(exact / topic.step)) * topic.step;
  const inside = clip(rounded, topic.range[0], topic.range[1]);
  const value = worth.sign > 0 ? Math.min(before, inside) : Math.max(before, inside);
  // An opening past the party's own reserve would be the author's slip; it is not repaired into a concession.
  return isPastReserve(worth, value) ? before : round6(value);
}

/** The best thing to say about positions now: a topic and value, and whether it gives ground. Asked topics come first; null: nothing new. */
export function nextOffer(round: Round, i: number): { topic: number; value: number; gives: boolean } | null {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  // Having said yes to terms, a party does not haggle past them.
  if (mind.answer === "yes") return null;
  const positions = positionsAt(mind, own, round.setting);
  let best: { topic: number; value: number; gives: boolean } | null = null;
  let bestRank = 0;
  for (const [k, value] of positions.entries()) {
    const before = at(mind.spoken, k);
    if (value === null || value === before || isPastReserve(at(own.worth, k), value)) continue;
    const given = at(own.weights, k) * (worthAt(own.worth[k], before ?? at(own.opening, k)) - worthAt(own.worth[k], value));
    const gives = given >= worthSaying(own) || (before !== null && at(round.setting.topics, k).options !== null);
    if (before !== null && !gives) continue;
    const rank = given + (round.move.topics.includes(k) ? 100 : 0) + (before === null ? at(own.weights, k) / 100 : 0) + 0.01;
    if (rank > bestRank) { bestRank = rank; best = { topic: k, value, gives: gives && given > 0 }; }
  }
  return best ?? unheardPosition(round, i);
}

/** At the table: a position spoken in private that the others have not heard. A party may repeat its own private offer; nobody else may. */
function unheardPosition(round: Round, i: number): { topic: number; value: number; gives: boolean } | null {
  const mind = at(round.state.minds, i);
  if (round.move.room !== null) return null;
  for (const [k, value] of mind.spoken.entries()) {
    if (value === null) continue;
    const unheard = round.state.minds.some((other, j) => j !== i && !other.withdrew && other.views[i]?.offers[k] !== value);
    if (unheard) return { topic: k, value, gives: mind.unheardConcession };
  }
  return null;
}

/** Records a spoken position; ground given moves those who hear it, and is kept for them when given in private. */
export function recordOffer(round: Round, i: number, topic: number, value: number, gives: boolean): void {
  const mind = at(round.state.minds, i);
  const repeated = mind.spoken[topic] === value;
  mind.spoken[topic] = value;
  if (gives && !repeated) {
    mind.concessions += 1;
    mind.concededAt = round.state.round;
    mind.fresh += 1;
    round.state.sinceSummary += 1;
    if (round.move.room !== null) mind.unheardConcession = true;
  }
  eachHearer(round, i, (view) => { view.offers[topic] = value; });
  if (gives) showGround(round, i);
}

/** What the others make of ground given in their hearing. */
export function showGround(round: Round, i: number): void {
  if (round.move.room !== null) return;
  at(round.state.minds, i).unheardConcession = false;
  eachHearer(round, i, (view) => {
    view.concededAt = round.state.round;
    view.flexibility = clip(view.flexibility + C.othersFlexibility);
    view.valence = clip(view.valence + C.othersValence, -1, 1);
  });
}
