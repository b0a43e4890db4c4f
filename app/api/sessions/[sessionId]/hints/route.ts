import { HintBody } from "@/lib/wire/session.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { giveHint } from "@/lib/server/session/give-hint.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  await giveHint(person, call.params.sessionId, await call.json(HintBody), call.rt);
  return done();
});
