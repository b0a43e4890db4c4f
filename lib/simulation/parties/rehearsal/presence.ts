// Leaving the room and coming back, silence and tears. Leaving is not withdrawing: whether a party returns depends on what the
// mediator does next (design, rehearsal engine). Leaving follows the strikes of parameters.ts.
import { at } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { PRESENCE } from "./presence-parameters.ts";
import type { Mind } from "./psychology.ts";
import { shift, temperOf, type Round } from "./round.ts";
import type { Setting } from "./setting.ts";

/** Past bearing: true when the party leaves for good; otherwise it only goes out of the room. */
export function leaves(mind: Mind, setting: Setting, round: number): boolean {
  if (mind.departures >= at(PRESENCE.departures, setting.difficulty)) {
    mind.withdrew = true;
    return true;
  }
  mind.departures += 1;
  mind.awayAt = round;
  return false;
}

/** Brings back those outside whom this turn reaches; lists those who came. On easy cases a party comes back by itself: a beginner is corrected, not thrown out. */
export function fetchBack(round: Round): number[] {
  const { move, state, setting } = round;
  return state.minds.flatMap((mind, i) => {
    if (mind.withdrew || mind.awayAt < 0 || !(setting.difficulty === 0 || reaches(round, i))) return [];
    if (move.room !== null && move.room !== i) return [];
    mind.awayAt = -1;
    mind.strikes = Math.max(0, at(PARAMETERS.strikes.walkOut, setting.difficulty) - PRESENCE.relief.strikes);
    shift(mind, "anger", PRESENCE.relief.anger);
    mind.fatigue = Math.max(0, mind.fatigue + PRESENCE.relief.fatigue);
    return [i];
  });
}

function reaches({ move }: Round, i: number): boolean {
  const meant = move.room === i || (move.room === null && !move.toAll && move.addressed.includes(i));
  const kind = !move.pressures && !move.offTask && move.blames.length === 0 && move.sidesWith === null && !move.pause;
  const asks = move.crafts.some((c) => c.craft === "ask" || c.craft === "confide" || c.craft === "empathy");
  return meant && kind && move.relevance >= PRESENCE.returns.relevance && (move.acknowledges >= PRESENCE.returns.acknowledges || asks);
}

/** Those who waited outside too long and went home. */
export function goHome(round: Round): number[] {
  return round.state.minds.flatMap((mind, i) => {
    if (mind.withdrew || mind.awayAt < 0 || round.state.round - mind.awayAt < PRESENCE.waits) return [];
    mind.withdrew = true;
    return [i];
  });
}

/** Triggers of a persona the words touched: anger flares every time, a kind one works once. Wording does not soften provocation. */
export function applyTouches(round: Round): void {
  const cost = at(PARAMETERS.mistake.cost, round.setting.difficulty);
  for (const { party, trigger, kind } of round.move.touches) {
    const mind = round.state.minds[party];
    if (!mind || mind.withdrew || mind.awayAt >= 0 || (round.move.room !== null && round.move.room !== party)) continue;
    if (kind === "flares") {
      shift(mind, "anger", PRESENCE.flare.anger * temperOf(at(round.setting.parties, party)) * cost);
      shift(mind, "trust", PRESENCE.flare.trust * cost);
    } else if (kind === "withdraws") {
      shift(mind, "trust", PRESENCE.withdraw.trust * cost);
      shift(mind, "heard", PRESENCE.withdraw.heard * cost);
    } else if (!mind.softened.includes(trigger) && round.move.addressed.includes(party)) {
      mind.softened.push(trigger);
      const q = round.move.relevance;
      shift(mind, "anger", PRESENCE.soften.anger * q);
      shift(mind, "trust", PRESENCE.soften.trust * q);
      shift(mind, "heard", PRESENCE.soften.heard * q);
    }
  }
}

/** A pause: after something was told it lets it stand; another on top of it, or one out of nowhere, only tires. `told`: who told something in the round before. */
export function applyPause(round: Round, told: readonly number[]): void {
  if (!round.move.pause) return;
  for (const i of round.move.addressed) {
    const mind = at(round.state.minds, i);
    // Only the first pause after words meant for it: a silence that goes on is nothing new.
    if (told.includes(i) && mind.addressedAt === round.state.round - 1) {
      shift(mind, "heard", PRESENCE.pause.heard);
      shift(mind, "anger", PRESENCE.pause.anger);
    } else mind.fatigue += PRESENCE.pause.idle;
  }
}
