// For the tests beside it: moves without words, a player of the bare psychology, and two kinds of scripted mediator. The
// skilled one hears only what is audible (acts, cues, heat of the words, answers) and knows the case's package.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { Audience } from "@/lib/domain/session/turn.ts";
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Move } from "../../language/move.ts";
import { heardMove } from "./crafts.ts";
import { at } from "./indexing.ts";
import { bandOf } from "./plan.ts";
import type { PsychologyState } from "./psychology.ts";
import { compileSetting, type Setting } from "./setting.ts";
import { startPsychology } from "./start.ts";
import { stepPsychology } from "./step.ts";
import { isWhole } from "./utility.ts";

export interface Act { move: Move; audience: Audience }
export const JOINT: Audience = { room: "joint", to: [] };
export const alone = (partyId: string): Audience => ({ room: "caucus", with: partyId });

/** A plain move of one strategy, nothing else in it. */
export function move(strategy: Strategy, more: Partial<Move> = {}): Move {
  return {
    strategies: [{ name: strategy, p: 0.8 }], toolkit: null, addressees: [], topics: [], terms: null, asksAssent: false, question: "none", acknowledges: 0,
    praises: false, relevance: 0.8, procedural: false, blames: [], sidesWith: null, pressures: false, cites: [], offTask: false, probesSecret: false, mistakes: [], ...more,
  };
}

/** A mediator over moves: sees the state only through what the test lets it look at. */
export type Policy = (state: PsychologyState, round: number) => Act;
export interface Played { outcome: "settled" | "withdrawn" | "limit"; rounds: number; states: PsychologyState[]; setting: Setting }

/** Plays the bare psychology until it settles, somebody leaves, or `limit` utterances are used. `states` begins with the start. */
export function play(file: CaseFile, seed: number, policy: Policy, limit = 60): Played {
  const setting = compileSetting(file, seed, limit);
  let state = startPsychology(file, setting);
  const states = [state];
  let utterances = 0;
  for (let round = 0; utterances < limit; round++) {
    const act = policy(state, round);
    utterances += 1;
    state = stepPsychology(state, heardMove(act.move, setting, { turn: utterances, audience: act.audience }), setting);
    utterances += state.latest?.plans.length ?? 0;
    states.push(state);
    if (isWhole(state.draft?.terms ?? null) && state.minds.every((m) => m.answer === "yes")) return { outcome: "settled", rounds: round + 1, states, setting };
    if (state.minds.some((m) => m.withdrew)) return { outcome: "withdrawn", rounds: round + 1, states, setting };
  }
  return { outcome: "limit", rounds: states.length - 1, states, setting };
}

/** Steps one act from the start of a case and gives the states before and after. */
export function once(file: CaseFile, seed: number, act: Act, prepare?: (state: PsychologyState) => void): { before: PsychologyState; after: PsychologyState; setting: Setting } {
  const setting = compileSetting(file, seed, 60);
  const before = startPsychology(file, setting);
  prepare?.(before);
  return { before, after: stepPsychology(before, heardMove(act.move, setting, { turn: 1, audience: act.audience }), setting), setting };
}

/** An adaptive mediator: asks, meets heat with empathy, sums up, pulls the lever the cues point to, tests reality alone, then puts the case's package. */
export function skilled(file: CaseFile, relevance: number): Policy {
  const ids = file.parties.map((p) => p.id);
  const all = ids.map((_, i) => i);
  const notes = ids.map(() => ({ cues: 0, told: 0, asks: 0, levers: 0, checks: 0, gaveAt: -9, praisedAt: -9, comfortedAt: -9, addressedAt: -9, sawOther: false }));
  const note = (i: number) => at(notes, i);
  let news = 0;
  let summedAt = 0;
  let focusedAt = -9;
  let proposedAt = -9;
  const lever = (i: number): [Strategy, Partial<Move>] => ({
    face: ["strategic-ambiguity", {}], hostile: ["perspective-taking", { question: "open" }],
    hardship: ["ideological-and-practical", { question: "open" }], unheard: ["understanding-the-situation", { acknowledges: 1 }],
  } satisfies Record<string, [Strategy, Partial<Move>]>)[at(file.parties, i).private.barrier.kind];

  return (state, round) => {
    const plans = state.latest?.plans ?? [];
    for (const plan of plans) {
      const own = note(plan.party);
      if (plan.cue) own.cues += 1;
      if (plan.tells !== null) { own.told += 1; news += 1; }
      if (plan.fact) news += 0.5;
      if (plan.act === "concede") { own.gaveAt = round; news += 1; }
    }
    const band = (i: number) => bandOf(at(state.minds, i));
    const pattern = (i: number) => ordinal(at(state.minds, i).pattern);
    const to = (i: number, strategy: Strategy, more: Partial<Move> = {}, audience: Audience = JOINT): Act => {
      note(i).addressedAt = round;
      return { move: move(strategy, { relevance, addressees: [at(ids, i)], ...more }), audience };
    };
    const toAll = (strategy: Strategy, more: Partial<Move> = {}): Act => {
      for (const own of notes) own.addressedAt = round;
      return { move: move(strategy, { relevance, ...more }), audience: JOINT };
    };
    const check = (i: number): Act => {
      note(i).checks += 1;
      return to(i, "law-and-morality", { toolkit: "perform_reality_check", question: "open" }, alone(at(ids, i)));
    };
    const work = (i: number): Act | null => {
      const own = note(i);
      const stuck = pattern(i) < ordinal("negotiation");
      const pull = (): Act => { own.levers += 1; own.cues = 0; const [strategy, more] = lever(i); return to(i, strategy, more); };
      if (own.asks === 0) { own.asks = 1; return to(i, "understanding-the-situation", { question: "open", acknowledges: band(i) === "cool" ? 0 : 0.6 }); }
      if (stuck && own.cues > 0 && own.levers < 2 && band(i) !== "hot") return pull();
      if (own.told < file.topics.length && own.asks < 3) { own.asks += 1; return to(i, "understanding-the-situation", { question: "open", acknowledges: 0.4 }, alone(at(ids, i))); }
      if (pattern(i) > ordinal("denial") && own.checks === 0) return check(i);
      if (own.gaveAt > 0 && round - own.gaveAt <= 2 && round - own.praisedAt > 5) { own.praisedAt = round; return to(i, "recognition-and-motivation", { praises: true }); }
      if (stuck && band(i) !== "cool" && round - own.comfortedAt > 3) { own.comfortedAt = round; return to(i, "understanding-the-situation", { acknowledges: 1 }); }
      if (stuck && !own.sawOther && band(i) === "cool") { own.sawOther = true; return to(i, "perspective-taking", { question: "open" }); }
      return stuck && own.levers < 4 ? pull() : null;
    };

    if (round === 0) return toAll("others", { procedural: true, question: "open" });
    const hot = all.find((i) => band(i) === "hot" && round - note(i).comfortedAt >= 3);
    if (hot !== undefined) { note(hot).comfortedAt = round; return to(hot, "understanding-the-situation", { acknowledges: 1, question: "open" }); }
    const refuser = plans.find((p) => p.act === "reject-terms")?.party;
    if (refuser !== undefined) return check(refuser);
    if (all.every((i) => pattern(i) >= ordinal("negotiation") && note(i).checks > 0) && round - proposedAt >= 2) {
      proposedAt = round;
      return toAll("reaching-agreement", { terms: file.packages[0]?.terms ?? null, asksAssent: true, question: "closed" });
    }
    const waiting = all.filter((i) => round - note(i).addressedAt > ids.length).sort((a, b) => note(a).addressedAt - note(b).addressedAt);
    for (const i of waiting) { const act = work(i); if (act) return act; }
    if (news >= 2.5 && round - summedAt >= 4) { news = 0; summedAt = round; return toAll("understanding-the-situation", { toolkit: "summarize_and_clarify" }); }
    for (const i of [...all].sort((a, b) => pattern(a) - pattern(b) || note(a).addressedAt - note(b).addressedAt)) { const act = work(i); if (act) return act; }
    if (round - focusedAt > 5) { focusedAt = round; return toAll("principal-contradiction", { question: "open" }); }
    news = 0;
    summedAt = round;
    return toAll("understanding-the-situation", { toolkit: "summarize_and_clarify", question: "closed" });
  };
}
