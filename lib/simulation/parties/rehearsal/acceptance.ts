// Whether a party says yes to terms, and what terms it is not ready for do to it. Agreement comes only through concrete
// terms that every party accepts; a yes presupposes that negotiation has shown (pattern 3). Design, rehearsal engine.
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import { showGround } from "./concession.ts";
import { eachHearer } from "./disclosure.ts";
import { at, clip } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import { flexibilityOf, readinessOf, valenceOf } from "./readiness.ts";
import { isPresent, shift, temperOf, type Round } from "./round.ts";
import { worthAt, type CorePackage, type PartySetting } from "./setting.ts";
import { isWhole, packageUtility, topicLacking, topicPastReserve } from "./utility.ts";

/** Why a party answers as it does. `limit`: its spokesperson must ask somebody first. */
export type Verdict = { answer: "yes" } | { answer: "not-yet"; why: "not-ready" | "limit"; topic: number } | { answer: "no"; why: "terms"; topic: number };

/** The least utility the party takes at its present readiness: what it believes walking away to be worth, a margin while unready, less goodwill. */
export function threshold(mind: Mind, own: PartySetting, readiness: number): number {
  const a = PARAMETERS.acceptance;
  const unready = clip(a.marginGoneAt - readiness, 0, a.marginGoneAt) / a.marginGoneAt;
  const margin = a.marginShare * own.room * unready + (mind.face < a.faceBelow ? a.faceMargin : 0);
  return own.batna + mind.optimism + margin + own.pull - (a.goodwill * flexibilityOf(mind) * (1 + valenceOf(mind))) / 2;
}

/** A party's verdict on whole terms, as it stands now. */
export function judge(mind: Mind, own: PartySetting, terms: CorePackage): Verdict {
  const a = PARAMETERS.acceptance;
  const readiness = readinessOf(mind, own);
  const past = topicPastReserve(own, terms);
  const ready = readiness >= a.readiness && mind.anger < a.anger && ordinal(mind.pattern) >= ordinal("negotiation");
  if (!ready) return { answer: "not-yet", why: "not-ready", topic: past >= 0 ? past : topicLacking(own, terms) };
  if (past >= 0) return { answer: "no", why: "terms", topic: past };
  if (packageUtility(own, terms) < threshold(mind, own, readiness)) return { answer: "no", why: "terms", topic: topicLacking(own, terms) };
  const { limit } = own;
  const value = limit === null ? null : at(terms, limit.topic);
  if (limit !== null && !mind.consulted && value !== null && (limit.above ? value > limit.value : value < limit.value)) return { answer: "not-yet", why: "limit", topic: limit.topic };
  return { answer: "yes" };
}

/** What was put on the table in a round. */
export interface Put {
  /** The draft differs from the one before. */
  drafted: boolean;
  /** Terms every party present is to answer aloud; null: nobody is asked. */
  toAnswer: CorePackage | null;
  /** Values named in part: parties react to these topics only. */
  partial: CorePackage | null;
}

/**
 * Lays the turn's terms over the draft those present have heard. Naming other values, or the same in front of somebody
 * who had not heard them, makes a new draft and starts the answers anew; what was put in one private room is no part of
 * what is put in another.
 */
export function putTerms(round: Round): Put {
  const { move, state } = round;
  const before = state.draft !== null && (state.draft.room === null || state.draft.room === move.room) ? state.draft : null;
  const named = move.terms;
  const terms = named === null ? null : named.map((value, k) => value ?? before?.terms[k] ?? null);
  if (named !== null) carryAcross(round, named);
  const drafted = terms !== null && (before === null || terms.some((value, k) => value !== before.terms[k]));
  if (terms !== null && drafted) {
    state.draft = { turn: move.turn, terms, room: move.room };
    for (const mind of state.minds) mind.answer = null;
  }
  const table = drafted ? state.draft : before;
  const whole = table !== null && isWhole(table.terms) ? table.terms : null;
  const toAnswer = whole !== null && (move.asksAssent || isWhole(named)) ? whole : null;
  return { drafted, toAnswer, partial: toAnswer === null ? named : null };
}

/**
 * An offer made in private and named at the table is heard by the others as that party's. One that trusts the mediator had
 * released it; one that does not feels betrayed.
 */
function carryAcross(round: Round, named: CorePackage): void {
  if (round.move.room !== null) return;
  const c = PARAMETERS.carried;
  for (const [i, mind] of round.state.minds.entries()) {
    if (mind.withdrew || !mind.unheardConcession) continue;
    const topics = named.flatMap((value, k) => (value !== null && mind.spoken[k] === value && round.state.minds.some((o, j) => j !== i && o.views[i]?.offers[k] !== value) ? [k] : []));
    if (topics.length === 0) continue;
    for (const k of topics) eachHearer(round, i, (view) => { view.offers[k] = at(named, k); });
    if (mind.trust >= c.releasedFrom) { showGround(round, i); continue; }
    shift(mind, "trust", c.betrayed.trust);
    shift(mind, "fairness", c.betrayed.fairness);
  }
}

/** Verdicts of those present on whole terms, with the cost of a rejection. By party; null: was not asked. */
export function answerTerms(round: Round, terms: CorePackage): (Verdict | null)[] {
  const { state, setting } = round;
  // All judge before anybody pays: nobody's answer depends on the order in which parties stand in the file.
  const verdicts = state.minds.map((mind, i) => (isPresent(round, i) ? judge(mind, at(setting.parties, i), terms) : null));
  for (const [i, verdict] of verdicts.entries()) {
    if (verdict === null) continue;
    const mind = at(state.minds, i);
    mind.answer = verdict.answer;
    if (verdict.answer === "yes") recordAssent(round, i, terms);
    if (verdict.answer === "no") payForRejection(round, i, round.move.asksAssent, true);
    // Whoever else must be asked is asked meanwhile; put again, the terms are answered for the party as a whole.
    if (verdict.answer === "not-yet" && verdict.why === "limit" && at(setting.parties, i).limit?.asks === true) mind.consulted = true;
    if (verdict.answer === "not-yet" && verdict.why === "not-ready") payForRejection(round, i, round.move.asksAssent, false);
  }
  return verdicts;
}

/** A yes makes the terms the party's positions: nothing it says later asks for more. */
function recordAssent(round: Round, i: number, terms: CorePackage): void {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  for (const [k, value] of terms.entries()) {
    const before = at(mind.spoken, k);
    if (value === null || (before !== null && worthAt(own.worth[k], before) < worthAt(own.worth[k], value))) continue;
    mind.spoken[k] = value;
    eachHearer(round, i, (view) => { view.offers[k] = value; });
  }
}

/** What terms a party could not take cost. `formal`: its yes was asked for, not an idea floated; `ready`: it bargains, and only the figures are wrong. */
export function payForRejection(round: Round, i: number, formal: boolean, ready: boolean): void {
  const r = PARAMETERS.rejection;
  const mind = at(round.state.minds, i);
  const cost = at(PARAMETERS.mistake.cost, round.setting.difficulty) * (ready ? r.bargaining : 1);
  const temper = temperOf(at(round.setting.parties, i));
  mind.rejections += 1;
  if (mind.heard < r.earlyHeard) {
    shift(mind, "trust", r.early.trust * cost);
    shift(mind, "fairness", r.early.fairness * cost);
    shift(mind, "anger", r.early.anger * temper * cost);
  } else {
    shift(mind, "trust", r.late.trust * cost);
    shift(mind, "anger", r.late.anger * temper * cost);
  }
  mind.fatigue += (formal ? r.formalFatigue : r.floatedFatigue) * cost;
  if (formal) mind.credibility *= 1 - (1 - r.formalCredibility) * cost;
  else if (mind.rejections > r.habitAfter) mind.credibility *= r.habitCredibility;
}

/**
 * Whether a party could live with values named for some topics, keeping its own positions on the rest; if not, the
 * topic that stands in the way.
 */
export function judgePart(mind: Mind, own: PartySetting, named: CorePackage, readiness: number): { fine: boolean; ready: boolean; topic: number } {
  const a = PARAMETERS.acceptance;
  const past = topicPastReserve(own, named);
  const lacking = past >= 0 ? past : topicLacking(own, named);
  const ready = readiness >= a.readiness && mind.anger < a.anger && ordinal(mind.pattern) >= ordinal("negotiation");
  const completed = named.map((value, k) => value ?? at(mind.spoken, k) ?? at(own.opening, k));
  const fine = ready && past < 0 && packageUtility(own, completed) >= threshold(mind, own, readiness);
  return { fine, ready, topic: lacking };
}
