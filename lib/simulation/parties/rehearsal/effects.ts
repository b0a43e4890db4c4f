// What each craft does to the party it is meant for: base × gate(state) × f. Each works only in its place
// (design, rehearsal engine; steps in parameters.ts, `craft`).
import { DIAL_SIZE } from "./conditions.ts";
import { CRAFTS, type Craft } from "./crafts.ts";
import { at, clip } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import { shift, temperOf, type Feeling, type Round } from "./round.ts";
import type { PartySetting } from "./setting.ts";

const C = PARAMETERS.craft;

/** The lever that fits each barrier; ask-like crafts never count as wrong levers. */
const LEVERS: Partial<Record<Craft, { fits: PartySetting["barrier"]; harmless: boolean }>> = {
  "save-face": { fits: "face", harmless: false },
  perspective: { fits: "hostile", harmless: false },
  practical: { fits: "hardship", harmless: false },
  mobilise: { fits: "hardship", harmless: false },
  empathy: { fits: "unheard", harmless: true },
  summarise: { fits: "unheard", harmless: true },
};

/** Everything one craft needs to act on one party. */
interface Act {
  round: Round;
  i: number;
  mind: Mind;
  own: PartySetting;
  /** Size of the effect. */
  f: number;
  /** Weight of the craft in the turn: what misplaced moves cost is scaled by it. */
  weight: number;
  satiation: number;
  isPrivate: boolean;
  /** Difficulty's cost factor for moves that misfire. */
  cost: number;
}

/** Applies all crafts of the turn to party `i`, which the words are meant for. */
export function applyCrafts(round: Round, i: number): void {
  const mind = at(round.state.minds, i);
  const m = PARAMETERS.move;
  const worded = m.relevanceFloor + (1 - m.relevanceFloor) * relevanceFor(round, mind);
  const before = { trust: mind.trust, anger: mind.anger, face: mind.face, fairness: mind.fairness, heard: mind.heard };
  for (const { craft, weight } of round.move.crafts) {
    const c = CRAFTS.indexOf(craft);
    const satiation = at(mind.satiation, c);
    const uses = at(mind.uses, c);
    const counts = weight >= m.countsInFull ? 1 : weight;
    mind.satiation[c] = satiation + counts;
    mind.uses[c] = uses + counts;
    const size = round.setting.gain * Math.exp(-m.satiation * satiation) / (1 + m.habit * Math.max(0, uses - m.habitAfter));
    const act: Act = {
      round, i, mind, own: at(round.setting.parties, i),
      f: size * (round.move.toAll ? m.toAll : 1) * (craft === "procedure" ? 1 : worded) * weight,
      weight, satiation,
      isPrivate: round.move.room !== null,
      cost: at(PARAMETERS.mistake.cost, round.setting.difficulty),
    };
    if (satiation > m.wornOut && craft !== "procedure") {
      shift(mind, "trust", -m.wornOutTrust * satiation * weight);
      mind.fatigue += m.wornOutFatigue * weight;
      round.reactions[i]?.add("worn-out");
    }
    pullLever(act, craft);
    EFFECTS[craft](act);
  }
  const most = m.stepAtMost * worded;
  for (const feeling of ["trust", "face", "fairness", "heard"] as const) mind[feeling] = Math.min(mind[feeling], before[feeling] + most);
  mind.anger = Math.max(mind.anger, before.anger - most);
}

/** q of this party's running mix: half these words, half the mean of the last three meant for it. Procedure leaves no trace. */
function relevanceFor(round: Round, mind: Mind): number {
  const { relevance, procedural } = round.move;
  if (procedural) return PARAMETERS.move.proceduralRelevance;
  const past = mind.relevance;
  const { relevanceNow, relevanceMemory } = PARAMETERS.move;
  const mixed = past.length === 0 ? relevance : relevanceNow * relevance + (1 - relevanceNow) * (past.reduce((a, b) => a + b, 0) / past.length);
  past.push(relevance);
  if (past.length > relevanceMemory) past.shift();
  return mixed;
}

/** A well placed effect on a feeling: good ones shrink near 1, anger falls in full. */
function raise(act: Act, feeling: Feeling, d: number): void {
  const room = d > 0 && feeling !== "anger" ? (1 - act.mind[feeling]) * PARAMETERS.move.saturation : 1;
  shift(act.mind, feeling, d * act.f * room);
}

/** A misplaced effect: not helped by wording, scaled by how much of the turn it was and by difficulty. */
function misfire(act: Act, feeling: Feeling, d: number): void {
  shift(act.mind, feeling, d * act.weight * act.cost);
}

function tire(act: Act, d: number): void {
  act.mind.fatigue += d * act.weight;
}

/** Moves how the party sees every other; with more than one other the same words are spread thinner. */
function views(act: Act, change: (view: NonNullable<Mind["views"][number]>, share: number) => void): void {
  const others = act.mind.views.length - 1;
  for (const view of act.mind.views) if (view !== null) change(view, others > 1 ? 2 / (others + 1) : 1);
}

function others(act: Act, feeling: Feeling, d: number): void {
  if (act.isPrivate) return;
  for (const [j, mind] of act.round.state.minds.entries()) if (j !== act.i && !act.round.move.addressed.includes(j)) shift(mind, feeling, d * act.cost);
}

function pullLever(act: Act, craft: Craft): void {
  const lever = LEVERS[craft];
  if (!lever) return;
  const { mind, own, weight } = act;
  const l = C.lever;
  if (lever.fits === own.barrier) {
    if (mind.heard > l.heardFrom && mind.anger < l.angerBelow) mind.barrier *= 1 - Math.min(l.atMost, l.lowers * act.f);
  } else if (!lever.harmless && weight >= PARAMETERS.move.countsInFull) {
    tire(act, l.wrongFatigue);
    misfire(act, "trust", l.wrongTrust);
    mind.credibility *= 1 - (1 - l.wrongCredibility) * weight * act.cost;
    if (weight >= C.lever.wrongShows) act.round.reactions[act.i]?.add("missed-point");
  }
}

const EFFECTS: Record<Craft, (act: Act) => void> = {
  ask(act) {
    raise(act, "heard", C.ask.heard * C.questionForm[act.round.move.question]);
  },

  confide(act) {
    raise(act, "heard", C.ask.heard * C.questionForm[act.round.move.question]);
    raise(act, "anger", C.caucus.anger);
  },

  empathy(act) {
    const { mind } = act;
    const e = C.empathy;
    if (mind.anger < e.patronisedBelow && act.own.barrier !== "unheard" && act.satiation > e.patronisedAgain) {
      tire(act, e.fatigue);
      misfire(act, "trust", e.patronisedTrust);
      act.round.reactions[act.i]?.add("patronised");
      return;
    }
    raise(act, "anger", e.anger);
    if (mind.heard < e.heardUpTo) raise(act, "heard", e.heard);
    if (mind.trust < e.trustUpTo) raise(act, "trust", e.trust);
    // Comforting one party over and over, in front of the others.
    if (act.satiation > 1) others(act, "fairness", e.othersFairness);
  },

  summarise(act) {
    const { mind, round } = act;
    const s = C.summarise;
    if (mind.fresh < s.needsNew && round.state.sinceSummary < s.needsNew) return tire(act, s.fatigue);
    raise(act, "heard", s.heard);
    raise(act, "fairness", s.fairness);
    views(act, (view, share) => {
      view.valence = clip(view.valence + s.valence * share * Math.min(1, act.f), -1, 1);
      view.goalError *= 1 - (1 - s.goalError) * Math.min(1, act.f);
    });
    mind.credibility = Math.max(mind.credibility, Math.min(1, mind.credibility + at(PARAMETERS.credibilityMend, round.setting.difficulty) * Math.min(1, act.f)));
  },

  law: (act) => test(act, C.test.law, C.test.lawResistance),
  reality: (act) => test(act, act.isPrivate ? C.test.private : C.test.joint, C.test.realityResistance),

  mobilise(act) {
    const m = C.mobilise;
    const g = clip((act.mind.trust - m.trustFrom) * m.trustSlope);
    // Whoever informs without bargaining is believed a little more, by persona.
    const voice = act.round.setting.officials ? m.official + DIAL_SIZE.hierarchy * act.own.dials.hierarchy : 1;
    act.mind.optimism *= Math.max(0, 1 - m.optimism * voice * g * act.f);
    if (g > m.lands) return raise(act, "fairness", m.fairness);
    misfire(act, "face", m.face);
    misfire(act, "trust", m.trust);
  },

  focus(act) {
    const { mind } = act;
    const f = C.focus;
    const known = mind.told.filter(Boolean).length / mind.told.length;
    if (known >= f.knownShare && mind.heard > f.heardFrom) {
      mind.focus = Math.min(1, mind.focus + f.focus * act.f);
      return raise(act, "fairness", f.fairness);
    }
    misfire(act, "heard", f.heardLoss);
    misfire(act, "fairness", f.fairnessLoss);
  },

  practical(act) {
    const { mind } = act;
    const p = C.practical;
    if (mind.told[act.own.dearest] && mind.heard > p.heardFrom) {
      raise(act, "trust", p.trust);
      raise(act, "anger", p.anger);
      raise(act, "fairness", p.fairness);
      mind.focus = Math.min(1, mind.focus + p.focus * act.f);
      return;
    }
    misfire(act, "heard", p.heardLoss);
    tire(act, p.fatigue);
  },

  perspective(act) {
    const { mind } = act;
    const p = C.perspective;
    if (mind.anger < p.angerBelow && mind.heard > p.heardFrom) {
      views(act, (view, share) => {
        view.valence = clip(view.valence + (p.valence * share * act.f * (1 - view.valence)) / p.valenceSpan, -1, 1);
        view.flexibility = clip(view.flexibility + p.flexibility * share * act.f * (1 - view.flexibility) * PARAMETERS.move.saturation);
        view.goalError *= 1 - (1 - p.goalError) * Math.min(1, act.f);
      });
      return raise(act, "anger", p.anger);
    }
    misfire(act, "anger", p.backfireAnger * temperOf(act.own));
    misfire(act, "trust", p.backfireTrust);
    misfire(act, "heard", p.backfireHeard);
    act.round.reactions[act.i]?.add("perspective");
  },

  prevent(act) {
    if (act.mind.anger > C.prevent.angerFrom) raise(act, "anger", C.prevent.anger);
    else tire(act, C.prevent.fatigue);
  },

  "save-face"(act) {
    const s = C.saveFace;
    if (act.mind.face < s.faceBelow && act.mind.heard > s.heardFrom) {
      raise(act, "face", s.face);
      return raise(act, "anger", s.anger);
    }
    // A party blocked by face that has face left takes no harm from being spared.
    if (act.own.barrier === "face" && act.mind.heard > s.heardFrom) return;
    misfire(act, "fairness", s.fairnessLoss);
    misfire(act, "heard", s.heardLoss);
  },

  praise(act) {
    const { mind, round } = act;
    const p = C.praise;
    if (round.state.round - mind.concededAt <= p.within || (mind.fresh > 0 && act.satiation < 1)) {
      raise(act, "face", p.face);
      raise(act, "trust", p.trust);
      views(act, (view, share) => { view.valence = clip(view.valence + p.valence * share, -1, 1); });
      return;
    }
    misfire(act, "trust", p.flattery);
    others(act, "fairness", p.othersFairness);
    round.reactions[act.i]?.add("flattery");
  },

  procedure(act) {
    const p = C.procedure;
    const used = at(act.mind.uses, CRAFTS.indexOf("procedure"));
    if (!act.round.move.procedural || used > PARAMETERS.move.proceduresThatCount) return tire(act, p.fatigue);
    raise(act, "trust", p.trust);
    raise(act, "fairness", p.fairness);
  },
};

/** Law and reality checks: they need being heard and trusted; before that they meet reactance. */
function test(act: Act, strength: number, resistance: number): void {
  const { mind } = act;
  const t = C.test;
  const g = clip((mind.heard - t.heardFrom) * t.heardSlope) * clip((mind.trust - t.trustFrom) * t.trustSlope);
  if (g > t.lands) mind.optimism *= Math.max(0, 1 - strength * g * act.f);
  else tire(act, t.fatigue);
  const against = (1 - g) * resistance * temperOf(act.own);
  misfire(act, "anger", t.anger * against);
  misfire(act, "trust", t.trust * against);
  misfire(act, "face", (act.isPrivate ? t.facePrivate : t.face) * (t.faceBase + against));
  // Answered aloud only when the turn is chiefly a test: a mere second guess at law must not silence an open question.
  if (act.weight >= t.spokenFrom && against > t.reactance) act.round.reactions[act.i]?.add("reactance");
}
