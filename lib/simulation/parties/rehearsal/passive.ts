// What time and company do to parties in a round: being passed over, waiting outside, anger that drifts and spreads,
// tiredness, habits that wear off. Nothing here ever makes a party readier (a test holds it).
import { at } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { valenceOf } from "./readiness.ts";
import { isPresent, shift, temperOf, type Round } from "./round.ts";

/** Rounds of silence after which party `i` feels passed over. */
function patienceUnaddressed(round: Round, present: boolean): number {
  const p = PARAMETERS.passive;
  return p.ignoredAfter + p.perExtraParty * (round.setting.parties.length - 2) + (present ? 0 : p.outsideExtra);
}

/** Applies the passage of one round to every party still there. */
export function passRound(round: Round): void {
  const { state, setting, move } = round;
  const p = PARAMETERS.passive;
  // Anger spreads from the anger before this pass, so that the order of parties does not matter.
  const angers = state.minds.map((m) => m.anger);
  for (const [i, mind] of state.minds.entries()) {
    if (mind.withdrew) continue;
    const own = at(setting.parties, i);
    const present = isPresent(round, i);
    for (let c = 0; c < mind.satiation.length; c++) mind.satiation[c] = at(mind.satiation, c) * PARAMETERS.move.satiationDecay;
    if (!present) {
      shift(mind, "trust", p.waitingTrust * (1 - p.suspicion * valenceOf(mind)));
      shift(mind, "anger", p.waitingAnger * temperOf(own));
    }
    const waited = state.round - mind.addressedAt;
    const limit = patienceUnaddressed(round, present);
    if (waited > limit) {
      shift(mind, "heard", p.heard);
      shift(mind, "fairness", p.fairness);
      shift(mind, "anger", p.anger * temperOf(own));
      if (waited <= limit + 1) round.reactions[i]?.add("ignored");
    }
    const drift = p.drift * (own.reactivity - mind.anger);
    // Fading needs something to have been done for the party; time alone cools nobody.
    if (drift > 0 || (present && move.crafts.length > 0 && move.addressed.includes(i) && move.relevance > 0)) shift(mind, "anger", drift);
    if (present && move.room === null) {
      const hottest = Math.max(0, ...angers.filter((_, j) => j !== i && !at(state.minds, j).withdrew));
      if (hottest > p.contagionFrom) shift(mind, "anger", p.contagion * own.reactivity * (hottest - p.contagionFrom));
    }
    mind.fatigue += (p.fatigue * PARAMETERS.pace.longest) / setting.horizon;
  }
}

/** A caucus opens its party and makes the absent suspicious, unless each of them had one lately. */
export function noteCaucus(round: Round): void {
  const { move, state } = round;
  if (move.room === null) return;
  const c = PARAMETERS.craft.caucus;
  const within = c.offeredWithin + 2 * (state.minds.length - 2);
  for (const [j, mind] of state.minds.entries()) {
    if (j === move.room || mind.withdrew) continue;
    if (state.round - mind.caucusedAt > within) shift(mind, "fairness", c.othersFairness);
  }
  at(state.minds, move.room).caucusedAt = state.round;
}
