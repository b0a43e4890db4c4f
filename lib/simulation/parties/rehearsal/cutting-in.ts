// Members of a party who cut in with a line of their own voice, written by the case's author, and what their pull does.
import { at, clip } from "./indexing.ts";
import { MEMBERS, type Pull } from "./members.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Plan } from "./psychology.ts";
import { isPresent, shift, temperOf, type Round } from "./round.ts";

/** Anger that rose in this round rises more beside one who inflames, less beside one who soothes. */
export function pullAnger(round: Round, i: number, before: number): void {
  const mind = at(round.state.minds, i);
  const rose = mind.anger - before;
  if (rose <= 0) return;
  for (const m of at(round.setting.parties, i).members) shift(mind, "anger", rose * (MEMBERS[m.pull].rise - 1));
}

/** A member of a party that is not speaking cuts in, at the table only and with a line not yet used; null: nobody does. */
export function memberCutsIn(round: Round, speaking: readonly number[]): Plan | null {
  if (round.move.room !== null || round.move.pause) return null;
  for (const [i, mind] of round.state.minds.entries()) {
    if (speaking.includes(i) || !isPresent(round, i) || mind.spokeAt < 0) continue;
    for (const { member, pull, lines } of at(round.setting.parties, i).members) {
      const used = mind.voiced.filter((v) => v.member === member).length;
      if (used >= lines || !hasOccasion(round, i, pull) || round.dice() >= MEMBERS.chance) continue;
      mind.voiced.push({ member, line: used });
      pullOf(round, i, pull);
      return { party: i, act: "narrate", topic: null, offer: null, terms: null, cue: false, fact: null, tells: null, sign: null, member: { member, line: used } };
    }
  }
  return null;
}

function hasOccasion(round: Round, i: number, pull: Pull): boolean {
  const { anger } = at(round.state.minds, i);
  if (pull === "inflames") return anger > PARAMETERS.band.mid;
  if (pull === "soothes") return anger > PARAMETERS.band.hot && round.move.crafts.length > 0;
  return pull === "guards" && (round.move.topics.length > 0 || round.move.terms !== null);
}

function pullOf(round: Round, i: number, pull: Pull): void {
  const size = MEMBERS[pull];
  shift(at(round.state.minds, i), "anger", size.anger * temperOf(at(round.setting.parties, i)));
  for (const [j, other] of round.state.minds.entries()) {
    const view = other.views[i];
    if (j !== i && isPresent(round, j) && view) view.valence = clip(view.valence + size.valence, -1, 1);
  }
}
