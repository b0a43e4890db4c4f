// What a live session stream carries, and its encoding as server-sent events.
import { z } from "zod";
import { SessionEventSchema } from "@/lib/domain/session/events.ts";

export const StreamMessage = z.discriminatedUnion("type", [
  z.object({ type: z.literal("event"), event: SessionEventSchema }),
  /** The speech of a party so far, not yet in the record; replaced by the finished turn of that number. */
  z.object({ type: z.literal("partial"), turn: z.number().int(), partyId: z.string(), text: z.string() }),
  /** All stored events were sent; what follows is live. */
  z.object({ type: z.literal("ready"), seq: z.number().int() }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;

/** Encodes one message. Only stored events carry an id, so that Last-Event-ID is always a seq of the log. */
export function encodeMessage(message: StreamMessage): string {
  const id = message.type === "event" ? `id: ${message.event.seq}\n` : "";
  return `${id}data: ${JSON.stringify(message)}\n\n`;
}

/** Decodes the data of one server-sent event. Throws a ZodError when it is none of ours. */
export function decodeMessage(data: string): StreamMessage {
  return StreamMessage.parse(JSON.parse(data));
}
