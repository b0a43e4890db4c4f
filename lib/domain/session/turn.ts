// Who speaks to whom: seats, rooms and audiences of a turn.
import { z } from "zod";
import { TermDetails, Terms } from "@/lib/domain/case/topic-schema.ts";

export const Speaker = z.discriminatedUnion("seat", [
  z.object({ seat: z.literal("mediator") }),
  z.object({ seat: z.literal("party"), partyId: z.string(), memberId: z.string().nullable() }),
]);
export type Speaker = z.infer<typeof Speaker>;

/** The room decides who hears; `to` only says to whom the words are meant (empty: everyone in the room). */
export const Audience = z.discriminatedUnion("room", [
  z.object({ room: z.literal("joint"), to: z.array(z.string()) }),
  z.object({ room: z.literal("caucus"), with: z.string() }),
]);
export type Audience = z.infer<typeof Audience>;

export const Turn = z.object({
  /** 1, 2, 3 … over every utterance of either side. */
  turn: z.number().int().positive(),
  speaker: Speaker,
  audience: Audience,
  text: z.string(),
  lang: z.enum(["en", "zh"]),
  /** Terms put on the table with these words, read out from the agreement sheet. Null: none attached. */
  terms: Terms.nullable(),
  /** Who, when, how and if not of those terms, as far as they were written. Absent: nothing was. */
  details: TermDetails.optional(),
});
export type Turn = z.infer<typeof Turn>;

/** Whether a party hears a turn. */
export function hears(partyId: string, audience: Audience): boolean {
  return audience.room === "joint" || audience.with === partyId;
}
