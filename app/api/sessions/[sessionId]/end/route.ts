import { EndSessionBody } from "@/lib/wire/session.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { endSession } from "@/lib/server/session/end-session.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  await call.json(EndSessionBody);
  await endSession(person, call.params.sessionId, call.rt);
  return done();
});
