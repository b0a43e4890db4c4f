// Asks for the next step of help. What is given comes with the record, like everything that happens at the table.
import type { HintStep } from "@/lib/domain/session/hint.ts";
import { send, type SendFailure } from "./send.ts";

/** Null when it was given. */
export async function askHint(sessionId: string, step: HintStep, room: string | null): Promise<SendFailure | null> {
  const answer = await send(`/api/sessions/${encodeURIComponent(sessionId)}/hints`, { step, room });
  return answer.ok ? null : answer.failure;
}
