// One turn of a party with no mediator there: it speaks to the others at the table. The same planning and concession as in a
// mediated round; nobody asks, hears out or sums up, and heated words heat. Sizes chosen below blame (parameters.ts, `mistake`).
import { nextDemand } from "./concession.ts";
import { at, clip, round6 } from "./indexing.ts";
import { judge } from "./acceptance.ts";
import { nextPattern } from "./pattern.ts";
import { bandOf, planSpeech } from "./plan.ts";
import type { PsychologyState } from "./psychology.ts";
import { readinessOf } from "./readiness.ts";
import { newRound, shift, temperOf } from "./round.ts";
import type { Setting } from "./setting.ts";
import { isWhole } from "./utility.ts";

/** What a hot or a guarded speaker does to each hearer. */
export const ALONE = { hot: { anger: 0.03, valence: -0.02 }, mid: { anger: 0.01, valence: -0.005 } } as const;

/** The state after party `speaker` has spoken as utterance `turn`. Does not change `before`. */
export function stepAlone(before: PsychologyState, setting: Setting, turn: number, speaker: number): PsychologyState {
  const everyone = setting.parties.map((_, i) => i);
  const round = newRound(before, {
    turn, room: null, addressed: everyone, toAll: true, crafts: [], topics: [], terms: null, asksAssent: false, question: "none", acknowledges: 0, relevance: 0,
    procedural: false, blames: [], sidesWith: null, pressures: false, offTask: false, probesSecret: false, mistakes: [], touches: [], puts: [], pause: false,
  }, setting);
  const { state } = round;
  const own = at(setting.parties, speaker);
  const mind = at(state.minds, speaker);
  mind.demand = round6(nextDemand(mind, own, setting, state.round));
  const plan = planSpeech(round, speaker, { put: { drafted: false, toAnswer: null, partial: null }, verdicts: everyone.map(() => null), leaving: [], back: [] });
  const band = bandOf(mind);
  for (const [j, other] of state.minds.entries()) {
    const view = other.views[speaker];
    if (band !== "cool" && view) {
      shift(other, "anger", ALONE[band].anger * temperOf(at(setting.parties, j)));
      view.valence = round6(clip(view.valence + ALONE[band].valence, -1, 1));
    }
    other.readiness = round6(readinessOf(other, at(setting.parties, j)));
    other.pattern = nextPattern(other, other.readiness);
    other.anger = round6(other.anger);
  }
  state.latest = { turn, plans: [plan], drafted: false, answered: [], withdraws: [], readinessBefore: 0, readinessAfter: 0 };
  return state;
}

/** Whether what the parties last said, topic by topic, is the same from all, whole, and every party takes it. */
export function agreeAlone(state: PsychologyState, setting: Setting): boolean {
  const first = state.minds[0]?.spoken ?? null;
  if (!isWhole(first)) return false;
  return state.minds.every((mind, i) => mind.spoken.every((v, k) => v === first[k]) && judge(mind, at(setting.parties, i), first).answer === "yes");
}
