// What a mediator's mistakes do to everyone who hears them; wording does not soften them (parameters.ts, `mistake`).
import { COALITION } from "./coalitions.ts";
import { DIAL_SIZE } from "./conditions.ts";
import { at, clip } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { isPresent, shift, temperOf, type Round } from "./round.ts";

/** Applies blame, side-taking, pressure and the other mistakes of the turn. */
export function applyMistakes(round: Round): void {
  const { move, state, setting } = round;
  const m = PARAMETERS.mistake;
  const cost = at(m.cost, setting.difficulty);
  for (const [i, mind] of state.minds.entries()) {
    if (!isPresent(round, i)) continue;
    const own = at(setting.parties, i);
    const temper = temperOf(own);
    const meant = move.addressed.includes(i);
    if (move.blames.includes(i)) {
      shift(mind, "anger", m.blame.anger * temper * cost);
      shift(mind, "face", m.blame.face * cost * (move.room === null ? 1 + DIAL_SIZE.face * own.dials.face : 1));
      shift(mind, "trust", m.blame.trust * cost);
      for (const view of mind.views) if (view !== null) view.valence = clip(view.valence + m.blame.valence * cost, -1, 1);
      round.reactions[i]?.add("outraged");
    }
    // An ally takes the blame of another to heart, in part.
    else if (move.blames.some((j) => at(own.shared, j) >= COALITION.from)) shift(mind, "anger", COALITION.blame * m.blame.anger * temper * cost);
    if (move.sidesWith === i) shift(mind, "trust", m.side.favoured);
    else if (move.sidesWith !== null) {
      shift(mind, "trust", m.side.trust * cost);
      shift(mind, "fairness", m.side.fairness * cost);
      shift(mind, "anger", m.side.anger * temper * cost);
      round.reactions[i]?.add("sides");
    }
    if (move.pressures && meant) {
      shift(mind, "anger", m.pressure.anger * temper * cost);
      shift(mind, "trust", m.pressure.trust * cost);
      shift(mind, "fairness", m.pressure.fairness * cost);
      mind.optimism *= m.pressure.optimism;
      round.reactions[i]?.add("resists");
    }
    if (move.probesSecret && meant) {
      shift(mind, "trust", (m.probe.trust + (move.room === null ? m.probe.jointTrust : 0)) * cost);
      round.reactions[i]?.add("probed");
    }
    if (move.offTask && meant) {
      mind.fatigue += m.offTask.fatigue;
      shift(mind, "trust", m.offTask.trust * cost);
      round.reactions[i]?.add("off-task");
    }
    if (meant) applyCodes(round, i, cost);
    // Whoever was seen alone and now hears private words carried about stops believing in privacy.
    if (move.mistakes.includes("M09") && mind.caucusedAt >= 0) {
      shift(mind, "trust", m.leak.trust * cost);
      shift(mind, "fairness", m.leak.fairness * cost);
    }
  }
}

function applyCodes(round: Round, i: number, cost: number): void {
  const { mistakes, acknowledges } = round.move;
  const m = PARAMETERS.mistake;
  const mind = at(round.state.minds, i);
  const temper = temperOf(at(round.setting.parties, i));
  if (mistakes.includes("M04") && acknowledges < m.passOver.unlessAcknowledged) {
    shift(mind, "heard", m.passOver.heard * cost);
    shift(mind, "trust", m.passOver.trust * cost);
  }
  if (mistakes.includes("M05")) {
    shift(mind, "heard", m.minimise.heard * cost);
    shift(mind, "anger", m.minimise.anger * temper * cost);
    shift(mind, "trust", m.minimise.trust * cost);
  }
  if (mistakes.includes("M14")) {
    mind.fatigue += m.longTalk.fatigue;
    shift(mind, "heard", m.longTalk.heard * cost);
  }
  if (mistakes.includes("M16")) {
    shift(mind, "trust", m.unsafe.trust * cost);
    shift(mind, "fairness", m.unsafe.fairness * cost);
  }
}
