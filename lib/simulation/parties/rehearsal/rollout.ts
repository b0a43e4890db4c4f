// Sessions on the psychology alone, without words: what the adversary, the skilled mediator's tests, the analysis and the
// planner run. Stable interface: start or resume, step with a Move, read what is audible. Same inputs, same outputs.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Mood } from "@/lib/domain/party/mood.ts";
import type { Barrier } from "@/lib/domain/party/persona.ts";
import type { Outcome } from "@/lib/domain/session/events.ts";
import type { Audience } from "@/lib/domain/session/turn.ts";
import type { Move } from "../../language/move.ts";
import type { SpeechIntent } from "../../language/speech-intent.ts";
import { heardMove } from "./crafts.ts";
import { at } from "./indexing.ts";
import { moodOf } from "./mood.ts";
import type { Plan, PsychologyState } from "./psychology.ts";
import { intentOf, termsOf } from "./readout.ts";
import { compileSetting, type Setting } from "./setting.ts";
import { startPsychology } from "./start.ts";
import { stepPsychology } from "./step.ts";
import type { Touches } from "./touches.ts";
import { isWhole } from "./utility.ts";

/** A case compiled for a seed and a limit of utterances. Reusable for any number of rollouts; never changed. */
export interface Scene { readonly file: CaseFile; readonly setting: Setting; readonly limit: number }

/** A point of a session one can go on from as often as one likes: nothing ever changes a snapshot. */
export interface Snapshot {
  readonly state: PsychologyState;
  /** Utterances spoken so far, the mediator's and the parties'. */
  readonly turns: number;
  readonly end: Outcome | null;
}

/** What a mediator does: words as a Move in a room (with the triggers and facts they touch, or a pause), or a respectful close without terms. */
export type Step = { kind: "speak"; move: Move; audience: Audience; touches?: Partial<Touches> } | { kind: "close" };

/** One answer as an attentive mediator would note it. */
export interface Answer {
  partyId: string;
  act: SpeechIntent["act"];
  band: SpeechIntent["band"];
  topicId: string | null;
  offer: { topicId: string; value: TopicValue } | null;
  /** What the cue in the words points at; null: none in them. A reader of words hears the cue, not its name. */
  cue: Barrier | null;
  fact: { factId: string; as: "version" | "shifted" } | null;
  /** Topic whose interest the words tell. */
  tells: string | null;
  /** What is seen besides: silence, tears, leaving, coming back. */
  sign: Plan["sign"];
  /** A member without the say spoke, not the spokesperson. */
  byMember: boolean;
}

/** All a mediator of the dialogue view may know after a round: no readiness, pattern, weights, reserves or secrets. */
export interface Audible {
  /** Mediator turns so far; 0 before the first. */
  round: number;
  turns: number;
  turnsLeft: number;
  answers: Answer[];
  moods: { partyId: string; mood: Mood }[];
  /** Latest terms and each party's answer to them; null: none put. */
  draft: { terms: Terms; answers: { partyId: string; answer: "yes" | "not-yet" | "no" | null }[] } | null;
}

/** What a mediator of the meters view sees besides. */
export interface Meters { partyId: string; pattern: BehaviourPattern; readiness: number; trust: number; anger: number; withdrew: boolean }

/** A mediator over moves. One of the dialogue view looks at `heard` only. Make one per rollout when it keeps memory. */
export type Policy = (heard: Audible, snapshot: Snapshot) => Step;

/** Compiles a case. `limit`: utterances the protocol allows, 1 or more. */
export function sceneOf(file: CaseFile, seed: number, limit: number): Scene {
  return { file, setting: compileSetting(file, seed, limit), limit };
}

/** The same parties with other dice from here on: for several futures of one snapshot. */
export function withDice(scene: Scene, seed: number): Scene {
  return { ...scene, setting: { ...scene.setting, seed } };
}

/** The snapshot before a word is said. */
export function startSnapshot(scene: Scene): Snapshot {
  return { state: startPsychology(scene.file, scene.setting), turns: 0, end: null };
}

/** A snapshot of a recorded session: the state of its `psychology-settled` (parsed) and the utterances spoken by then. */
export function resumeSnapshot(state: PsychologyState, turns: number): Snapshot {
  return { state, turns, end: null };
}

/** One mediator turn and the answers to it. A session that has ended stays as it is. */
export function stepSnapshot(scene: Scene, from: Snapshot, step: Step): Snapshot {
  if (from.end !== null) return from;
  if (step.kind === "close") return { ...from, end: "closed" };
  const heard = heardMove(step.move, scene.setting, { ...step.touches, turn: from.turns + 1, audience: step.audience });
  const state = stepPsychology(from.state, heard, scene.setting);
  const turns = from.turns + 1 + (state.latest?.plans.length ?? 0);
  return { state, turns, end: endOf(state, turns, scene.limit) };
}

function endOf(state: PsychologyState, turns: number, limit: number): Outcome | null {
  if (isWhole(state.draft?.terms ?? null) && state.minds.every((m) => m.answer === "yes")) return "settled";
  if (state.minds.some((m) => m.withdrew)) return "breakdown";
  return turns >= limit ? "deadlock" : null;
}

/** Plays a policy from a snapshot to the end of the session, or for `rounds` mediator turns. Returns every snapshot, `from` first. */
export function rollout(scene: Scene, from: Snapshot, policy: Policy, rounds = Number.POSITIVE_INFINITY): Snapshot[] {
  const path = [from];
  let now = from;
  for (let n = 0; n < rounds && now.end === null; n++) {
    now = stepSnapshot(scene, now, policy(audibleOf(scene, now), now));
    path.push(now);
  }
  return path;
}

/** What can be heard and seen at a snapshot. */
export function audibleOf({ file, setting, limit }: Scene, { state, turns }: Snapshot): Audible {
  return {
    round: state.round,
    turns,
    turnsLeft: Math.max(0, limit - turns),
    answers: (state.latest?.plans ?? []).map((plan): Answer => {
      const { act, band, topicId, offer, cue, fact } = intentOf(file, setting, state, plan, "none");
      return { partyId: at(setting.parties, plan.party).id, act, band, topicId, offer, cue, fact, tells: plan.tells === null ? null : at(setting.topics, plan.tells).id, sign: plan.sign, byMember: plan.member !== null };
    }),
    moods: state.minds.map((mind, i) => ({ partyId: at(setting.parties, i).id, mood: moodOf(mind, at(setting.parties, i)) })),
    draft: state.draft === null ? null : {
      terms: termsOf(setting, state.draft.terms),
      answers: state.minds.map((mind, i) => ({ partyId: at(setting.parties, i).id, answer: mind.answer })),
    },
  };
}

/** The meters at a snapshot, 0–1 each. */
export function metersOf({ setting }: Scene, { state }: Snapshot): Meters[] {
  return state.minds.map((m, i) => ({ partyId: at(setting.parties, i).id, pattern: m.pattern, readiness: m.readiness, trust: m.trust, anger: m.anger, withdrew: m.withdrew }));
}
