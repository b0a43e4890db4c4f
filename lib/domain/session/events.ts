// Every kind of session event with its schema. Past tense; append-only; the log is the only truth.
// Beware: what a viewer may not see lives in kinds of its own (wire/project.ts passes or drops whole events, it
// never edits a payload), so a new private fact needs a new kind, never a new field on a public one.
import { z } from "zod";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { TOOLKIT_ACTIONS } from "@/lib/domain/strategy/toolkit.ts";
import { MISTAKES } from "@/lib/domain/strategy/mistake.ts";
import { BEHAVIOUR_PATTERNS } from "@/lib/domain/party/behaviour-pattern.ts";
import { MOODS } from "@/lib/domain/party/mood.ts";
import { FOUR_STAGES, THREE_STAGES } from "@/lib/domain/stage/stage.ts";
import { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { HintGiven } from "./hint.ts";
import { NextStepsSaid, SessionAdjourned, SessionPaused, SessionResumed } from "./meeting.ts";
import { RunSpec, VISIBILITIES } from "./run-spec.ts";
import { Turn } from "./turn.ts";

export const REWARDS = ["worsened", "same", "improved", "solved"] as const;
export type Reward = (typeof REWARDS)[number];
/** settled: every party's assent to the same terms. closed: the mediator ended it respectfully without. */
export const OUTCOMES = ["settled", "breakdown", "deadlock", "closed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

const turn = z.number().int().positive();
const partyId = z.string();
const unit = z.number().min(0).max(1);

/** The event of the log that moved a stage: its kind, the turn it belongs to, and whose it was (null: the mediator's). */
export const StageCause = z.object({
  event: z.enum(["strategy-recognised", "turn-spoken", "offer-made", "term-drafted", "acceptance-changed"]),
  turn, partyId: partyId.nullable(),
});
export type StageCause = z.infer<typeof StageCause>;
/** Null where every session starts. */
const cause = StageCause.nullable().default(null);

export const EVENT_PAYLOADS = {
  "session-started": z.object({
    runSpec: RunSpec,
    parties: z.array(partyId).min(2),
    topics: z.array(z.object({ id: z.string(), range: z.tuple([z.number(), z.number()]).nullable() })),
    visibility: z.enum(VISIBILITIES),
    /** Whether the mediator may ask for hints; absent in logs older than hints: no. */
    hints: z.boolean().optional(),
  }),
  "turn-spoken": Turn,
  /** The public reading of a mediator turn: first and second guess, as shown on the chip. */
  "strategy-recognised": z.object({
    turn,
    strategies: z.array(z.object({ name: z.enum(STRATEGIES), p: unit })).min(1).max(2),
    toolkit: z.enum(TOOLKIT_ACTIONS).nullable(),
    addressees: z.array(partyId),
    topics: z.array(z.string()),
    correctedBy: z.enum(["trainee"]).nullable(),
  }),
  /** The private reading: relevance and mistakes are feedback, kept for the debrief. */
  "move-read": z.object({ turn, relevance: unit, question: z.enum(["open", "closed", "leading", "none"]), mistakes: z.array(z.enum(MISTAKES)) }),
  /** Engine state after hearing a mediator turn (turn 0: at the start). Enough to go on from here after a crash. */
  "psychology-settled": z.object({ turn: z.number().int().nonnegative(), engine: z.string(), state: z.json() }),
  /** Who answers the mediator turn, in order. */
  "speakers-chosen": z.object({ turn, queue: z.array(partyId) }),
  "thought-recorded": z.object({ turn, partyId, text: z.string() }),
  "belief-updated": z.object({ turn: turn.nullable(), partyId, about: partyId, goal: z.string(), valence: z.number().min(-1).max(1), flexibility: unit }),
  "mood-shown": z.object({ turn: turn.nullable(), partyId, mood: z.enum(MOODS) }),
  /** `turn` is where the step shows; `cause` the mediator turn that brought it (null: at the start). */
  "behaviour-classified": z.object({ turn: turn.nullable(), partyId, pattern: z.enum(BEHAVIOUR_PATTERNS), source: z.enum(["state", "text"]), cause: turn.nullable() }),
  /** A position a party spoke. */
  "offer-made": z.object({ turn, partyId, topicId: z.string(), value: TopicValue }),
  /** A party told why a topic matters to it. */
  "interest-told": z.object({ turn, partyId, topicId: z.string() }),
  "term-drafted": z.object({ turn, terms: Terms }),
  /** A party's answer to the terms of the turn named. */
  "acceptance-changed": z.object({ turn, partyId, termsTurn: turn, answer: z.enum(["yes", "not-yet", "no"]) }),
  "topic-scored": z.object({ turn, topicId: z.string(), agreement: unit }),
  "reward-given": z.object({ turn, reward: z.enum(REWARDS) }),
  /** `turn` is the mediator turn whose round showed it. */
  "stage-entered": z.discriminatedUnion("model", [
    z.object({ turn: turn.nullable(), model: z.literal("three"), stage: z.enum(THREE_STAGES), cause }),
    z.object({ turn: turn.nullable(), model: z.literal("four"), stage: z.enum(FOUR_STAGES), cause }),
  ]),
  "caucus-opened": z.object({ partyId }),
  "caucus-closed": z.object({ partyId }),
  /** A party in private lets the mediator tell others: `words` stand in its turn `said`; `turn` is where it gave leave. */
  "sharing-allowed": z.object({ turn, partyId, said: turn, words: z.string().min(1) }),
  /** The mediator asked for help. The mediator's own affair: no party knows. */
  "hint-given": HintGiven,
  "session-paused": SessionPaused,
  "session-resumed": SessionResumed,
  "session-adjourned": SessionAdjourned,
  "next-steps-said": NextStepsSaid,
  "party-withdrew": z.object({ turn, partyId }),
  /** Everything that follows from a mediator turn has been recorded. */
  "turn-settled": z.object({ turn }),
  "session-ended": z.object({ outcome: z.enum(OUTCOMES), by: z.enum(["parties", "mediator", "limit"]) }),
} as const;

export const EVENT_KINDS = Object.keys(EVENT_PAYLOADS) as readonly EventKind[];
export type EventKind = keyof typeof EVENT_PAYLOADS;
export type EventPayload<K extends EventKind> = z.infer<(typeof EVENT_PAYLOADS)[K]>;

/** An event before it has a place in the log. */
export type NewEvent = { [K in EventKind]: { kind: K; payload: EventPayload<K> } }[EventKind];
/** An event of the log: `seq` counts from 1 without gaps within a session; `at` is ISO 8601 in UTC. */
export type SessionEvent = NewEvent & { seq: number; at: string };

/**
 * Reads a stored or received event. Throws a ZodError naming the field when it is none.
 */
export function parseEvent(raw: { kind: string; payload: unknown; seq: number; at: string }): SessionEvent {
  return SessionEventSchema.parse(raw);
}

const variant = <K extends EventKind>(kind: K) =>
  z.object({ kind: z.literal(kind), payload: EVENT_PAYLOADS[kind], seq: z.number().int().positive(), at: z.string() });

export const SessionEventSchema = z.discriminatedUnion("kind", [
  variant("session-started"), variant("turn-spoken"), variant("strategy-recognised"), variant("move-read"),
  variant("psychology-settled"), variant("speakers-chosen"), variant("thought-recorded"), variant("belief-updated"),
  variant("mood-shown"), variant("behaviour-classified"), variant("offer-made"), variant("interest-told"),
  variant("term-drafted"), variant("acceptance-changed"), variant("topic-scored"), variant("reward-given"),
  variant("stage-entered"), variant("caucus-opened"), variant("caucus-closed"), variant("sharing-allowed"),
  variant("hint-given"), variant("session-paused"), variant("session-resumed"), variant("session-adjourned"),
  variant("next-steps-said"), variant("party-withdrew"),
  variant("turn-settled"), variant("session-ended"),
]);
