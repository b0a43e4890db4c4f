// Joining a class from the browser, with or without an account.
import { z } from "zod";
import type { JoinBody } from "@/lib/wire/account.ts";
import { send, type Sent } from "./send.ts";

const JoinAnswer = z.object({ classId: z.string().optional() });

/** Joins; answers with where to go next. */
export async function joinClass(body: JoinBody): Promise<Sent<string>> {
  const answer = await send("/api/account/join", body, JoinAnswer);
  return answer.ok ? { ok: true, value: answer.value.classId ? `/classes/${answer.value.classId}` : "/home" } : answer;
}
