// Bodies that cross the network about a session. Both sides parse with these schemas.
import { z } from "zod";
import { TermDetails, Terms } from "@/lib/domain/case/topic-schema.ts";
import { SessionEventSchema } from "@/lib/domain/session/events.ts";
import { ENGINES, VISIBILITIES } from "@/lib/domain/session/run-spec.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { TOOLKIT_ACTIONS } from "@/lib/domain/strategy/toolkit.ts";
import { LIMITS } from "./limits.ts";
import { ClosingWords, storableDetails } from "./meeting.ts";
import { characters, isStorable, textUpTo } from "./text.ts";

export const PostTurnBody = z.strictObject({
  /** Made once per turn in the browser; sending the same again is the same turn. */
  clientTurnId: z.uuid(),
  text: z.string().trim().min(1, "say something first").refine(isStorable, "has a character that cannot be stored")
    .refine((t) => characters(t) <= LIMITS.turnCharacters, `at most ${LIMITS.turnCharacters} characters`),
  /** Parties addressed; empty: everyone. */
  to: z.array(z.string()).max(10),
  /** Terms read out with the words, from the agreement sheet. */
  terms: Terms.nullable(),
  /** Who, when, how and if not of those terms; absent: nothing was written. */
  details: TermDetails.refine(storableDetails, "has a character that cannot be stored").optional(),
  /** The party these words are said to in private; absent or null: said at the table. Refused when the mediator is in another room. */
  privateWith: z.string().nullable().optional(),
  /** What the mediator says these words are, where the reading on the chip was wrong; absent or null: not corrected. */
  strategy: z.enum(STRATEGIES).nullable().optional(),
});
export type PostTurnBody = z.infer<typeof PostTurnBody>;

export const PostTurnAnswer = z.object({ turn: z.number().int(), seq: z.number().int(), repeated: z.boolean() });
export type PostTurnAnswer = z.infer<typeof PostTurnAnswer>;

export const StartSessionBody = z.strictObject({
  caseSlug: z.string().min(1),
  assignmentId: z.string().nullable().default(null),
  visibility: z.enum(VISIBILITIES).default("live"),
  /** One of domain/condition; an assignment brings its own. */
  condition: z.string().min(1).default("general"),
  seed: z.number().int().min(0).max(2 ** 31 - 1).nullable().default(null),
  engine: z.enum(ENGINES).default("rehearsal"),
  /** Whether hints may be asked for; absent: yes. Never in an exam; an assignment has its own rule. */
  hints: z.boolean().optional(),
});
export type StartSessionBody = z.infer<typeof StartSessionBody>;
export const StartSessionAnswer = z.object({ sessionId: z.string() });

/** `closing`: the last words and the next steps they name; absent or null: it ends without. */
export const EndSessionBody = z.strictObject({ outcome: z.literal("closed"), closing: ClosingWords.nullable().optional() });

/** The door: into a private meeting with this party; null: back to the table. */
export const CaucusBody = z.strictObject({ with: z.string().min(1).nullable() });

/** The next step of help for the turn now to be said, in the room one is in (null: at the table). */
export const HintBody = z.strictObject({ step: z.union([z.literal(1), z.literal(2), z.literal(3)]), room: z.string().min(1).nullable() });
export type HintBody = z.infer<typeof HintBody>;

/** Words typed and not yet said, to be read as they stand. */
export const ReadingBody = z.strictObject({ text: textUpTo(LIMITS.turnCharacters), to: z.array(z.string()).max(10), room: z.string().min(1).nullable() });
export type ReadingBody = z.infer<typeof ReadingBody>;
export const ReadingAnswer = z.object({ strategies: z.array(z.object({ name: z.enum(STRATEGIES), p: z.number() })).max(2), toolkit: z.enum(TOOLKIT_ACTIONS).nullable() });
export type ReadingAnswer = z.infer<typeof ReadingAnswer>;

/** `room`: the party in whose private room the words were written; absent or null: at the table. */
export const DraftBody = z.strictObject({ text: textUpTo(LIMITS.draftCharacters), room: z.string().max(100).nullable().optional() });

export const ShareBody = z.strictObject({ shared: z.boolean() });

export const EventsAnswer = z.object({ events: z.array(SessionEventSchema) });

/** Plays a whole session with an AI mediator. */
export const PlayBody = z.strictObject({ caseSlug: z.string().min(1), mediator: z.string().min(1), condition: z.string().min(1).default("general"), seed: z.number().int().min(0).max(2 ** 31 - 1).default(1) });

/** Every error answer has this shape; `field` names the place in the body, `code` is for programs. */
export const ErrorBody = z.object({ error: z.object({ code: z.string(), message: z.string(), field: z.string().nullable() }) });
export type ErrorBody = z.infer<typeof ErrorBody>;
