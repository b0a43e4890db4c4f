// The state of the rehearsal engine: plain JSON, every number rounded to 1e-6 at the end of each turn, so that it can be
// stored in `psychology-settled`, read back anywhere and gone on from (bar T5). Indexes are those of setting.ts.
import { z } from "zod";
import { BEHAVIOUR_PATTERNS } from "@/lib/domain/party/behaviour-pattern.ts";
import { SPEECH_ACTS } from "../../language/speech-intent.ts";

const number = z.number();
const index = z.number().int().nonnegative();
const corePackage = z.array(number.nullable());

/** How one party sees another, and what it has heard from it. Only what was said in its hearing ever gets in here. */
export const View = z.object({
  /** −1 hostile … 1 well disposed. */
  valence: number,
  flexibility: number,
  /** 0: knows what the other wants … 1: has no idea. */
  goalError: number,
  /** Round in which it last heard the other give ground; −99: never. */
  concededAt: number,
  /** Latest position heard per topic. */
  offers: corePackage,
  /** Interests heard per topic. */
  told: z.array(z.boolean()),
});
export type View = z.infer<typeof View>;

export const Mind = z.object({
  trust: number, anger: number, face: number, fairness: number, heard: number, fatigue: number,
  /** Standing of the process in its eyes, 1 at the start. */
  credibility: number,
  /** Level of the hidden barrier. */
  barrier: number,
  /** How much better than true it believes walking away to be. */
  optimism: number,
  /** How far it sees what the matter turns on. */
  focus: number,
  readiness: number,
  pattern: z.enum(BEHAVIOUR_PATTERNS),
  /** Per craft: recent use, decaying, and uses in all. */
  satiation: z.array(number),
  uses: z.array(number),
  /** Relevance of the last turns meant for it, oldest first. */
  relevance: z.array(number),
  /** By party; null: itself. */
  views: z.array(View.nullable()),
  /** Per topic: it has told why the topic matters. */
  told: z.array(z.boolean()),
  /** Facts spoken, by index in the case file: as its own version, or after the shift. */
  factsSaid: z.array(z.object({ fact: index, as: z.enum(["version", "shifted"]) })),
  /** New things it has said since the last summary. */
  fresh: number,
  /** Utility it holds out for; never rises. */
  demand: number,
  /** Latest position spoken per topic. */
  spoken: corePackage,
  concessions: number,
  /** Rounds: last concession spoken, last spoken to, last spoke, last caucus; −99: never. */
  concededAt: number, addressedAt: number, spokeAt: number, caucusedAt: number,
  /** Ground given in private that the others have still to hear of. */
  unheardConcession: z.boolean(),
  /** Its answer to the draft on the table. */
  answer: z.enum(["yes", "not-yet", "no"]).nullable(),
  rejections: number,
  strikes: number,
  withdrew: z.boolean(),
  /** Round in which it left the room; −1: it is in its place. Times it left so far. */
  awayAt: number.default(-1), departures: number.default(0),
  /** Facts whose exhibit or other account was put to it. */
  factsPut: z.array(index).default([]),
  /** Kind triggers that have worked already, by index in its persona. */
  softened: z.array(index).default([]),
  /** Lines its members have used. */
  voiced: z.array(z.object({ member: index, line: index })).default([]),
  /** Whoever must be asked past the spokesperson's limit has been asked. */
  consulted: z.boolean().default(false),
  wept: z.boolean().default(false),
});
export type Mind = z.infer<typeof Mind>;

/** What a party is about to say in this round. */
export const Plan = z.object({
  party: index,
  act: z.enum(SPEECH_ACTS),
  topic: index.nullable(),
  offer: z.object({ topic: index, value: number }).nullable(),
  terms: corePackage.nullable(),
  cue: z.boolean(),
  fact: z.object({ fact: index, as: z.enum(["version", "shifted"]) }).nullable(),
  /** The topic whose interest these words tell. */
  tells: index.nullable(),
  /** What is seen rather than said. `silence`: no words at all. */
  sign: z.enum(["silence", "tears", "leaves", "returns"]).nullable().default(null),
  /** A member cutting in with a line of its own; null: the spokesperson. */
  member: z.object({ member: index, line: index }).nullable().default(null),
});
export type Plan = z.infer<typeof Plan>;

export const PsychologyState = z.object({
  /** Mediator turns heard. */
  round: z.number().int().nonnegative(),
  minds: z.array(Mind),
  /** Things said at the table since the last summary. */
  sinceSummary: number,
  /** The last terms put, and in whose private room; null: at the table. */
  draft: z.object({ turn: z.number().int().positive(), terms: corePackage, room: index.nullable() }).nullable(),
  /** The round just heard: who speaks, in order, and what each will say; null before the first. */
  latest: z.object({
    turn: z.number().int().positive(),
    plans: z.array(Plan),
    /** Terms were put that differ from the draft before. */
    drafted: z.boolean(),
    /** Parties whose answer to the draft was given or changed in this round. */
    answered: z.array(index),
    withdraws: z.array(index),
    readinessBefore: number,
    readinessAfter: number,
  }).nullable(),
});
export type PsychologyState = z.infer<typeof PsychologyState>;

/** A copy to change: deep where step.ts writes. */
export function copyState(state: PsychologyState): PsychologyState {
  return { round: state.round, sinceSummary: state.sinceSummary, draft: state.draft, latest: null, minds: state.minds.map(copyMind) };
}

/** Field by field on purpose: far faster than a spread of forty fields, and rollouts run this a hundred thousand times. */
function copyMind(m: Mind): Mind {
  return {
    trust: m.trust, anger: m.anger, face: m.face, fairness: m.fairness, heard: m.heard, fatigue: m.fatigue, credibility: m.credibility,
    barrier: m.barrier, optimism: m.optimism, focus: m.focus, readiness: m.readiness, pattern: m.pattern,
    satiation: m.satiation.slice(), uses: m.uses.slice(), relevance: m.relevance.slice(),
    views: m.views.map(copyView),
    told: m.told.slice(), factsSaid: m.factsSaid.slice(), fresh: m.fresh, demand: m.demand, spoken: m.spoken.slice(),
    concessions: m.concessions, concededAt: m.concededAt, addressedAt: m.addressedAt, spokeAt: m.spokeAt, caucusedAt: m.caucusedAt,
    unheardConcession: m.unheardConcession, answer: m.answer, rejections: m.rejections, strikes: m.strikes, withdrew: m.withdrew,
    awayAt: m.awayAt, departures: m.departures, factsPut: m.factsPut.slice(), softened: m.softened.slice(), voiced: m.voiced.slice(), consulted: m.consulted, wept: m.wept,
  };
}

function copyView(v: View | null): View | null {
  return v === null ? null : { valence: v.valence, flexibility: v.flexibility, goalError: v.goalError, concededAt: v.concededAt, offers: v.offers.slice(), told: v.told.slice() };
}
