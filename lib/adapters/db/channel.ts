// What nodes tell one another over LISTEN / NOTIFY. The rows are the truth; this only says that there are new ones.
import { z } from "zod";

export const CHANNEL = "caucus_session";
/** NOTIFY carries less than 8,000 bytes; a speech above this is read from its row instead. */
export const PAYLOAD_BYTES = 7500;

export const Signal = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rows"), sessionId: z.string(), seq: z.number().int() }),
  /** The speech so far of a party; `text` null: too long, see the SessionPartial row. `node` said it. */
  z.object({ type: z.literal("partial"), sessionId: z.string(), node: z.string(), turn: z.number().int(), partyId: z.string(), text: z.string().nullable() }),
]);
export type Signal = z.infer<typeof Signal>;

export function rowsPayload(sessionId: string, seq: number): string {
  return JSON.stringify({ type: "rows", sessionId, seq } satisfies Signal);
}

export function partialPayload(partial: Omit<Extract<Signal, { type: "partial" }>, "type">): string {
  const whole = JSON.stringify({ type: "partial", ...partial } satisfies Signal);
  return Buffer.byteLength(whole) <= PAYLOAD_BYTES ? whole : JSON.stringify({ type: "partial", ...partial, text: null } satisfies Signal);
}
