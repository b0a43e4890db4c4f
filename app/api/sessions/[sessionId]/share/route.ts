import { ShareBody } from "@/lib/wire/session.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { shareSession } from "@/lib/server/session/share-session.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { shared } = await call.json(ShareBody);
  await shareSession(person, call.params.sessionId, shared, call.rt);
  return done();
});
