// What of the psychology becomes visible events: intents for the writer, and per party what changed since it was last
// shown. Emitted against the folded state, so a resumed round shows exactly what is still to be shown.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { SpeechIntent } from "../../language/speech-intent.ts";
import type { HeardMove } from "./crafts.ts";
import { at } from "./indexing.ts";
import { moodOf } from "./mood.ts";
import { PARAMETERS } from "./parameters.ts";
import { perceivedGoal } from "./perceived-goal.ts";
import { bandOf } from "./plan.ts";
import type { Plan, PsychologyState } from "./psychology.ts";
import type { CorePackage, Setting } from "./setting.ts";

/** A core value as it stands in the record. */
export function topicValue(setting: Setting, k: number, value: number): TopicValue {
  const { options } = at(setting.topics, k);
  return options === null ? value : at(options, value);
}

/** Core terms as they stand in the record. */
export function termsOf(setting: Setting, pack: CorePackage): Terms {
  return Object.fromEntries(pack.flatMap((value, k) => (value === null ? [] : [[at(setting.topics, k).id, topicValue(setting, k, value)]])));
}

/** The plan of one speaker in the writer's terms. */
export function intentOf(file: CaseFile, setting: Setting, state: PsychologyState, plan: Plan, question: HeardMove["question"]): SpeechIntent {
  const own = at(setting.parties, plan.party);
  return {
    act: plan.act,
    band: bandOf(at(state.minds, plan.party)),
    topicId: plan.topic === null ? null : at(setting.topics, plan.topic).id,
    offer: plan.offer === null ? null : { topicId: at(setting.topics, plan.offer.topic).id, value: topicValue(setting, plan.offer.topic, plan.offer.value) },
    terms: plan.terms === null ? null : termsOf(setting, plan.terms),
    cue: plan.cue ? own.barrier : null,
    fact: plan.fact === null ? null : { factId: at(file.facts, plan.fact.fact).id, as: plan.fact.as },
    asked: question,
  };
}

/** Pattern, mood and beliefs of a party that differ from what was last shown. `turn`: where they show; `cause`: the mediator turn behind them. */
export function shownChanges(file: CaseFile, setting: Setting, psychology: PsychologyState, shown: SessionState, i: number, when: { turn: number | null; cause: number | null }): NewEvent[] {
  const mind = at(psychology.minds, i);
  const own = at(setting.parties, i);
  const before = shown.parties.find((p) => p.id === own.id);
  const { shownStep } = PARAMETERS.belief;
  const events: NewEvent[] = [];
  for (const [j, view] of mind.views.entries()) {
    if (view === null) continue;
    const about = at(setting.parties, j).id;
    const goal = perceivedGoal(file, i, j, view);
    const old = before?.beliefs[about];
    const moved = !old || old.goal !== goal || Math.abs(old.valence - view.valence) >= shownStep || Math.abs(old.flexibility - view.flexibility) >= shownStep;
    if (moved) events.push({ kind: "belief-updated", payload: { turn: when.turn, partyId: own.id, about, goal, valence: view.valence, flexibility: view.flexibility } });
  }
  if (before?.pattern.at(-1)?.pattern !== mind.pattern) {
    events.push({ kind: "behaviour-classified", payload: { turn: when.turn, partyId: own.id, pattern: mind.pattern, source: "state", cause: when.cause } });
  }
  const mood = moodOf(mind, own);
  if (before?.mood !== mood) events.push({ kind: "mood-shown", payload: { turn: when.turn, partyId: own.id, mood } });
  return events;
}
