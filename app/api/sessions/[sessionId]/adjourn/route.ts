import { AdjournBody } from "@/lib/wire/meeting.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { adjournSession } from "@/lib/server/session/adjourn-session.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { days } = await call.json(AdjournBody);
  await adjournSession(person, call.params.sessionId, days, call.rt);
  return done();
});
