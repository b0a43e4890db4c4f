// What a party lets out when asked: why a topic matters to it, once trust reaches the topic's sensitivity; a fact of
// the ledger in its version, or shifted once it can bear to. Only what is said aloud counts, and only for who hears it.
import { at, clip } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import { valenceOf } from "./readiness.ts";
import type { Round } from "./round.ts";
import type { PartySetting } from "./setting.ts";

const D = PARAMETERS.disclosure;
const F = PARAMETERS.facts;

/** The topic a party would speak of if it told: asked topics first, then the least sensitive; −1: all told. */
export function nextUntold(round: Round, i: number): number {
  const mind = at(round.state.minds, i);
  const { sensitivity } = at(round.setting.parties, i);
  let best = -1;
  for (let k = 0; k < sensitivity.length; k++) {
    if (mind.told[k]) continue;
    if (best < 0 || rank(round, k, sensitivity) < rank(round, best, sensitivity)) best = k;
  }
  return best;
}

function rank(round: Round, k: number, sensitivity: readonly number[]): number {
  return at(sensitivity, k) - (round.move.topics.includes(k) ? 1 : 0);
}

/** Whether the party tells the interest of topic `k` now. `invited`: it was asked something. */
export function tells(round: Round, i: number, k: number, invited: boolean): boolean {
  const mind = at(round.state.minds, i);
  const isPrivate = round.move.room !== null;
  const form = round.move.question === "closed" ? D.closed : round.move.question === "leading" ? D.leading : 0;
  const open = D.trust * mind.trust + D.heard * mind.heard - D.anger * mind.anger + (isPrivate ? D.private : -D.hostility * (1 - valenceOf(mind)) / 2);
  return open + (round.dice() - 0.5) * D.noise - form - (invited ? 0 : D.uninvited) > at(at(round.setting.parties, i).sensitivity, k);
}

/** Records that party `i` told the interest of topic `k`; those who hear it learn what it wants. */
export function recordTold(round: Round, i: number, k: number): void {
  const mind = at(round.state.minds, i);
  mind.told[k] = true;
  mind.fresh += 1;
  round.state.sinceSummary += 1;
  eachHearer(round, i, (view) => {
    view.told[k] = true;
    view.goalError *= D.hearersGoalError;
    view.flexibility = clip(view.flexibility + D.hearersFlexibility);
  });
}

/** The views that those who hear party `i` in this room have of it. */
export function eachHearer(round: Round, i: number, change: (view: NonNullable<Mind["views"][number]>) => void): void {
  if (round.move.room !== null) return;
  for (const [j, other] of round.state.minds.entries()) {
    const view = other.views[i];
    if (j !== i && !other.withdrew && other.awayAt < 0 && view) change(view);
  }
}

/** A fact to answer with: one about the asked topics not yet spoken, else any; shifted once the party can bear to. Null: nothing left. */
export function nextFact(round: Round, i: number): { fact: number; as: "version" | "shifted" } | null {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  return nextOf(round, mind, own, true) ?? nextOf(round, mind, own, false);
}

/** The first fact with something left to say, of those that are (or are not) about what was asked. */
function nextOf(round: Round, mind: Mind, own: PartySetting, wanted: boolean): { fact: number; as: "version" | "shifted" } | null {
  for (const { fact, about, shifts } of own.facts) {
    if (isAsked(round.move.topics, about) !== wanted) continue;
    if (shifts && bears(mind, own, fact) && !hasSaid(mind, fact, "shifted")) return { fact, as: "shifted" };
    if (!hasSaid(mind, fact, "version") && !hasSaid(mind, fact, "shifted")) return { fact, as: "version" };
  }
  return null;
}

function hasSaid(mind: Mind, fact: number, as: "version" | "shifted"): boolean {
  for (const f of mind.factsSaid) if (f.fact === fact && f.as === as) return true;
  return false;
}

/** Whether a party can bear to say the shifted form of a fact; put before it, it takes less. */
function bears(mind: Mind, own: PartySetting, fact: number): boolean {
  if (!mind.factsPut.includes(fact)) return mind.trust >= F.trust && mind.heard >= F.heard && mind.anger < F.angerBelow;
  const easier = own.cooperativeness * F.easierByCooperativeness;
  return mind.trust >= F.put.trust - easier && mind.heard >= F.put.heard - easier && mind.anger < F.put.angerBelow;
}

function isAsked(topics: readonly number[], about: readonly number[]): boolean {
  if (topics.length === 0) return true;
  for (const k of about) if (topics.includes(k)) return true;
  return false;
}

/** Notes what the turn put to those in the room, and the shifted form one of them can now bear to say; null: it holds to its version. */
export function correction(round: Round, i: number): { fact: number; as: "shifted" } | null {
  const mind = at(round.state.minds, i);
  for (const fact of round.move.puts) if (!mind.factsPut.includes(fact)) mind.factsPut.push(fact);
  const next = nextFact(round, i);
  return next?.as === "shifted" && round.move.puts.includes(next.fact) ? { fact: next.fact, as: "shifted" } : null;
}

/** Records a spoken fact. An admission at the table warms those who hear it. */
export function recordFact(round: Round, i: number, said: { fact: number; as: "version" | "shifted" }): void {
  const mind = at(round.state.minds, i);
  mind.factsSaid.push(said);
  mind.fresh += F.news;
  round.state.sinceSummary += F.news;
  if (said.as === "shifted") eachHearer(round, i, (view) => { view.valence = clip(view.valence + D.admissionValence, -1, 1); });
}
