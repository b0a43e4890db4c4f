import { EndSessionBody } from "@/lib/wire/session.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { closeSession } from "@/lib/server/session/end-session.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { closing } = await call.json(EndSessionBody);
  await closeSession(person, call.params.sessionId, closing ?? null, call.rt);
  return done();
});
