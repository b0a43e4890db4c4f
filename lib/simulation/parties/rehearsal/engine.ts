// The rehearsal engine behind the PartyEngine port: reads, steps the psychology once per mediator turn, stores it with
// everything the round will show, and then only reads it out. So `speak` and `settle` give the same events however
// often a round is taken up again.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { NewEvent, Reward } from "@/lib/domain/session/events.ts";
import { EMPTY_STATE, lastMediatorTurn } from "@/lib/domain/session/state.ts";
import type { RunSpec } from "@/lib/domain/session/run-spec.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import type { Language } from "../../language/ports.ts";
import type { EngineContext, PartyEngine } from "../../ports.ts";
import { passDays } from "./adjourn.ts";
import { audibleState } from "./audible.ts";
import { spokesperson } from "./authority.ts";
import { heardMove } from "./crafts.ts";
import { at } from "./indexing.ts";
import { leaveOf } from "./leave.ts";
import { PARAMETERS, PARAMETERS_VERSION } from "./parameters.ts";
import { pieces } from "./pieces.ts";
import { PsychologyState, type Plan } from "./psychology.ts";
import { intentOf, shownChanges, termsOf, topicValue } from "./readout.ts";
import { compileSetting, type Setting } from "./setting.ts";
import { disclosureOf } from "./safety.ts";
import { startPsychology } from "./start.ts";
import { stepPsychology } from "./step.ts";
import { thoughtOf } from "./thoughts.ts";
import { touchesOf } from "./touches.ts";
import { voiceOf } from "./voice-of.ts";

/** The embedded engine with the reader and writer given. Deterministic: same case, seed and words, same events. */
export function createRehearsalEngine(language: Language): PartyEngine {
  return {
    name: "rehearsal",
    version: `${PARAMETERS_VERSION}+${language.version}`,
    open: async ({ file, spec }) => open(file, spec, `${PARAMETERS_VERSION}+${language.version}`),
    hear: async (context, turn) => hear(context, turn, language),
    speak: (context, input) => speak(context, input, language),
    settle: async (context, turn) => settle(context, turn),
    passDays: async (context, days) => afterDays(context, days, `${PARAMETERS_VERSION}+${language.version}`),
  };
}

function open(file: CaseFile, spec: RunSpec, engine: string): NewEvent[] {
  const setting = settingFor(file, spec);
  const psychology = startPsychology(file, setting);
  return [
    { kind: "psychology-settled", payload: { turn: 0, engine, state: psychology } },
    ...setting.parties.flatMap((_, i) => shownChanges(file, setting, psychology, EMPTY_STATE, i, { turn: null, cause: null })),
  ];
}

function hear(context: EngineContext, turn: Turn, language: Language): NewEvent[] {
  const { file, state } = context;
  const setting = settingOf(context);
  const move = language.readMove({ file, turn, state });
  const heard = heardMove(move, setting, { turn: turn.turn, audience: turn.audience, ...touchesOf(file, turn.text) });
  const psychology = stepPsychology(storedPsychology(context), heard, setting);
  statesRead.set(psychology, psychology);
  const { latest, draft } = psychology;
  const guesses = move.strategies.slice(0, 2);
  const id = (i: number): string => at(setting.parties, i).id;
  return [
    {
      kind: "strategy-recognised",
      payload: {
        turn: turn.turn,
        strategies: guesses.length > 0 ? guesses : [{ name: "others", p: 1 }],
        toolkit: move.toolkit,
        addressees: heard.addressed.map(id),
        topics: heard.topics.map((k) => at(setting.topics, k).id),
        correctedBy: null,
      },
    },
    { kind: "move-read", payload: { turn: turn.turn, relevance: heard.relevance, question: move.question, mistakes: move.mistakes } },
    ...(latest?.drafted && draft ? [{ kind: "term-drafted", payload: { turn: turn.turn, terms: termsOf(setting, draft.terms) } } satisfies NewEvent] : []),
    { kind: "psychology-settled", payload: { turn: turn.turn, engine: `${PARAMETERS_VERSION}+${language.version}`, state: psychology } },
    { kind: "speakers-chosen", payload: { turn: turn.turn, queue: (latest?.plans ?? []).map((p) => id(p.party)) } },
  ];
}

async function* speak(context: EngineContext, { partyId, turn, answers }: { partyId: string; turn: number; answers: Turn }, language: Language): AsyncGenerator<string, NewEvent[]> {
  const { file, state, spec } = context;
  const setting = settingOf(context);
  const psychology = storedPsychology(context);
  const i = setting.parties.findIndex((p) => p.id === partyId);
  const plan = psychology.latest?.turn === answers.turn ? psychology.latest.plans.find((p) => p.party === i) : undefined;
  const party = file.parties[i];
  if (!plan || !party) throw new Error(`rehearsal: party ${partyId} has nothing planned to answer turn ${answers.turn}`);
  const question = questionOf(context, answers.turn);
  const said = state.turns.flatMap((t) => (t.speaker.seat === "party" && t.speaker.partyId === partyId ? [t.text] : []));
  const member = plan.member === null ? null : party.members[plan.member.member];
  const write = (): string => language.writeSpeech({
    file,
    partyId,
    intent: intentOf(file, setting, psychology, plan, question),
    state: audibleState(state, partyId, at(psychology.minds, i), setting),
    mediatorText: answers.text,
    said,
    rng: seededRng(seedFrom(`${spec.seed}:speech:${turn}:${partyId}`)),
  });
  const spoken = voiceOf(file.language, plan, member?.voice ?? [], write);
  const bound = plan.terms !== null || plan.act === "withdraw" || plan.sign === "leaves" || plan.sign === "silence";
  const slips = disclosureOf(file, at(psychology.minds, i), { partyId, memberId: member?.id ?? null, inPrivate: answers.audience.room === "caucus", asked: question, said, bound });
  // Leave is asked for and answered before anything else is said.
  const leave = leaveOf(context, at(psychology.minds, i), { partyId, asked: answers, bound, said, rng: seededRng(seedFrom(`${spec.seed}:leave:${turn}:${partyId}`)) });
  const text = [leave?.text ?? "", spoken, slips ?? ""].filter((part) => part !== "").join(file.language === "zh" ? "" : " ");
  if (text.trim() === "") throw new Error(`rehearsal: the writer found no words for ${plan.act}`);
  yield* pieces(text);
  return [
    {
      kind: "turn-spoken",
      payload: {
        turn,
        speaker: { seat: "party", partyId, memberId: (member ?? spokesperson(party))?.id ?? null },
        audience: answers.audience.room === "caucus" ? answers.audience : { room: "joint", to: [] },
        text,
        lang: file.language,
        terms: null,
      },
    },
    ...(leave?.released ?? []).map((r): NewEvent => ({ kind: "sharing-allowed", payload: { turn, partyId, ...r } })),
    ...spokenFacts(setting, plan, { turn, partyId }),
    ...acceptance(psychology, i, { turn, partyId }),
    ...shownChanges(file, setting, psychology, state, i, { turn, cause: answers.turn }),
    { kind: "thought-recorded", payload: { turn, partyId, text: thoughtOf(file.language, plan, at(psychology.minds, i), at(setting.parties, i)) } },
  ];
}

/** Offers and interests that were in the words. */
function spokenFacts(setting: Setting, plan: Plan, who: { turn: number; partyId: string }): NewEvent[] {
  const events: NewEvent[] = [];
  if (plan.offer !== null) events.push({ kind: "offer-made", payload: { ...who, topicId: at(setting.topics, plan.offer.topic).id, value: topicValue(setting, plan.offer.topic, plan.offer.value) } });
  if (plan.tells !== null) events.push({ kind: "interest-told", payload: { ...who, topicId: at(setting.topics, plan.tells).id } });
  return events;
}

function acceptance(psychology: PsychologyState, i: number, who: { turn: number; partyId: string }): NewEvent[] {
  const { draft, latest } = psychology;
  const answer = at(psychology.minds, i).answer;
  if (!draft || !latest?.answered.includes(i) || answer === null) return [];
  return [{ kind: "acceptance-changed", payload: { ...who, termsTurn: draft.turn, answer } }];
}

function settle(context: EngineContext, turn: Turn): NewEvent[] {
  const { file, state } = context;
  const setting = settingOf(context);
  const psychology = storedPsychology(context);
  const { latest } = psychology;
  if (latest?.turn !== turn.turn) throw new Error(`rehearsal: turn ${turn.turn} was not heard`);
  const last = state.turns.at(-1)?.turn ?? turn.turn;
  const spoke = new Set(latest.plans.map((p) => p.party));
  const events = setting.parties.flatMap((party, i) => spoke.has(i) ? [] : [
    ...acceptance(psychology, i, { turn: last, partyId: party.id }),
    ...shownChanges(file, setting, psychology, state, i, { turn: last, cause: turn.turn }),
  ]);
  for (const i of latest.withdraws) events.push({ kind: "party-withdrew", payload: { turn: last, partyId: at(setting.parties, i).id } });
  events.push({ kind: "reward-given", payload: { turn: turn.turn, reward: rewardOf(latest.readinessAfter - latest.readinessBefore) } });
  return events;
}

function afterDays(context: EngineContext, days: number, engine: string): NewEvent[] {
  const { file, state } = context;
  const setting = settingOf(context);
  const psychology = passDays(storedPsychology(context), days, setting);
  const when = { turn: state.turns.length > 0 ? state.turns.length : null, cause: null };
  return [
    { kind: "psychology-settled", payload: { turn: lastMediatorTurn(state), engine, state: psychology } },
    ...setting.parties.flatMap((_, i) => shownChanges(file, setting, psychology, state, i, when)),
  ];
}

/** Reward by the change of mean readiness; a settlement is the reducer's to see, not the engine's. */
function rewardOf(change: number): Reward {
  const { worsened, improved } = PARAMETERS.reward;
  return change < worsened ? "worsened" : change > improved ? "improved" : "same";
}

function settingOf({ file, spec }: EngineContext): Setting {
  return settingFor(file, spec);
}

const settings = new WeakMap<CaseFile, Map<string, Setting>>();

/** The setting of a session, compiled once for as long as its case is in memory; the last few of a case are kept. */
function settingFor(file: CaseFile, spec: RunSpec): Setting {
  const ofCase = settings.get(file) ?? new Map<string, Setting>();
  settings.set(file, ofCase);
  const key = `${spec.seed}:${spec.limits.turns}`;
  const known = ofCase.get(key);
  if (known) return known;
  const setting = compileSetting(file, spec.seed, spec.limits.turns);
  if (ofCase.size >= 16) ofCase.clear();
  ofCase.set(key, setting);
  return setting;
}

/** The psychology as last stored. Throws when the log holds none, or one this engine cannot read. */
function storedPsychology({ events }: EngineContext): PsychologyState {
  const stored = events.findLast((e) => e.kind === "psychology-settled");
  if (stored?.kind !== "psychology-settled") throw new Error("rehearsal: the log holds no psychology-settled event");
  const { state } = stored.payload;
  if (typeof state !== "object" || state === null) throw new Error("rehearsal: the stored psychology is no object");
  const known = statesRead.get(state);
  if (known) return known;
  const parsed = PsychologyState.parse(state);
  statesRead.set(state, parsed);
  return parsed;
}

/** States read once: a round asks for its own four times. Nothing ever changes one. */
const statesRead = new WeakMap<object, PsychologyState>();

function questionOf({ events }: EngineContext, turn: number): "open" | "closed" | "leading" | "none" {
  const read = events.findLast((e) => e.kind === "move-read" && e.payload.turn === turn);
  return read?.kind === "move-read" ? read.payload.question : "none";
}
