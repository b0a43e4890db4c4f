// One mediator turn through the psychology: the pure core that both live sessions and rollouts run. Same state, move and
// setting give the same next state; nothing but what was said (and being passed over) moves it.
import { answerTerms, putTerms } from "./acceptance.ts";
import { nextDemand } from "./concession.ts";
import type { HeardMove } from "./crafts.ts";
import { applyCrafts } from "./effects.ts";
import { at, round6 } from "./indexing.ts";
import { applyMistakes } from "./mistakes.ts";
import { PARAMETERS } from "./parameters.ts";
import { noteCaucus, passRound } from "./passive.ts";
import { memberCutsIn, pullAnger } from "./cutting-in.ts";
import { applyPause, applyTouches, fetchBack, goHome, leaves } from "./presence.ts";
import { nextPattern, strike } from "./pattern.ts";
import { planSpeech } from "./plan.ts";
import type { Mind, PsychologyState } from "./psychology.ts";
import { readinessOf } from "./readiness.ts";
import { isPresent, newRound, type Round } from "./round.ts";
import type { Setting } from "./setting.ts";
import { chooseSpeakers } from "./speakers.ts";

/**
 * The state after a mediator turn and the answers to it, with `latest` telling who says what. Does not change `before`.
 * About 20 µs for two parties.
 */
export function stepPsychology(before: PsychologyState, move: HeardMove, setting: Setting): PsychologyState {
  const round = newRound(before, move, setting);
  const { state } = round;
  const readinessBefore = meanReadiness(before);
  const angers = state.minds.map((m) => m.anger);
  const back = fetchBack(round);
  applyPause(round, toldIn(before));
  for (const i of move.addressed) {
    if (!isPresent(round, i)) continue;
    applyCrafts(round, i);
    noteAddressed(round, i);
  }
  if (move.crafts.some((c) => c.craft === "summarise" && c.weight >= PARAMETERS.move.countsInFull)) forgetNews(round);
  applyMistakes(round);
  applyTouches(round);
  for (const [i, anger] of angers.entries()) pullAnger(round, i, anger);
  noteCaucus(round);
  const put = putTerms(round);
  const verdicts = put.toAnswer === null ? state.minds.map(() => null) : answerTerms(round, put.toAnswer);
  passRound(round);
  const gone = goHome(round);
  const leaving = state.minds.flatMap((mind, i) => (settleMind(round, mind, i) ? [i] : []));
  const speakers = chooseSpeakers(round, put.toAnswer !== null, leaving);
  const plans = speakers.map((i) => planSpeech(round, i, { put, verdicts, leaving, back }));
  const cutIn = put.toAnswer === null && plans.length < PARAMETERS.speakers.atMost && leaving.length === 0 ? memberCutsIn(round, speakers) : null;
  if (cutIn !== null) plans.push(cutIn);
  const withdrawn = withdrawAssents(state);
  for (const [i, mind] of state.minds.entries()) {
    mind.readiness = readinessOf(mind, at(setting.parties, i));
    mind.pattern = nextPattern(mind, mind.readiness);
    roundMind(mind);
  }
  state.sinceSummary = round6(state.sinceSummary);
  state.latest = {
    turn: move.turn,
    plans,
    drafted: put.drafted,
    answered: state.minds.flatMap((_, i) => (verdicts[i] != null || withdrawn.includes(i) ? [i] : [])),
    withdraws: [...gone, ...leaving.filter((i) => at(state.minds, i).withdrew)],
    readinessBefore,
    readinessAfter: meanReadiness(state),
  };
  return state;
}

/** Mean readiness of the parties, 0–1. */
export function meanReadiness(state: PsychologyState): number {
  return round6(state.minds.reduce((sum, m) => sum + m.readiness, 0) / state.minds.length);
}

function noteAddressed(round: Round, i: number): void {
  const { move, state } = round;
  const mind = at(state.minds, i);
  if (move.offTask) return;
  // Terms alone speak to nobody: a party put before a paper still waits to be spoken to.
  mind.addressedAt = move.crafts.length > 0 ? state.round : Math.max(mind.addressedAt, state.round - 1);
}

/** Readiness and demand after the round's effects; true when the party walks out. */
function settleMind(round: Round, mind: Mind, i: number): boolean {
  const own = at(round.setting.parties, i);
  mind.readiness = readinessOf(mind, own);
  mind.demand = nextDemand(mind, own, round.setting, round.state.round);
  if (mind.withdrew || mind.awayAt >= 0 || !strike(mind, mind.readiness, round.setting, i, round.state.round)) return false;
  leaves(mind, round.setting, round.state.round);
  return true;
}

/** Who told something of its own in the round that ended in this state. */
function toldIn(state: PsychologyState): number[] {
  return (state.latest?.plans ?? []).flatMap((p) => (p.tells !== null || p.fact !== null || p.cue || p.sign === "tears" ? [p.party] : []));
}

/** A yes is taken back by a party that is no longer ready to stand by it. */
function withdrawAssents(state: PsychologyState): number[] {
  const a = PARAMETERS.acceptance;
  return state.minds.flatMap((mind, i) => {
    if (mind.answer !== "yes" || (mind.readiness >= a.keptAbove && mind.anger < a.anger)) return [];
    mind.answer = "not-yet";
    return [i];
  });
}

/** What has been summed up is no longer new to those who heard it summed up. */
function forgetNews(round: Round): void {
  for (const [i, mind] of round.state.minds.entries()) if (isPresent(round, i)) mind.fresh = 0;
  round.state.sinceSummary = 0;
}

function roundMind(mind: Mind): void {
  mind.trust = round6(mind.trust);
  mind.anger = round6(mind.anger);
  mind.face = round6(mind.face);
  mind.fairness = round6(mind.fairness);
  mind.heard = round6(mind.heard);
  mind.fatigue = round6(mind.fatigue);
  mind.credibility = round6(mind.credibility);
  mind.barrier = round6(mind.barrier);
  mind.optimism = round6(mind.optimism);
  mind.focus = round6(mind.focus);
  mind.readiness = round6(mind.readiness);
  mind.demand = round6(mind.demand);
  for (let c = 0; c < mind.satiation.length; c++) mind.satiation[c] = round6(at(mind.satiation, c));
  for (let c = 0; c < mind.uses.length; c++) mind.uses[c] = round6(at(mind.uses, c));
  for (const view of mind.views) {
    if (view === null) continue;
    view.valence = round6(view.valence);
    view.flexibility = round6(view.flexibility);
    view.goalError = round6(view.goalError);
  }
}
