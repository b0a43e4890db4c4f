import { PauseBody } from "@/lib/wire/meeting.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { pauseSession } from "@/lib/server/session/pause-session.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { paused } = await call.json(PauseBody);
  await pauseSession(person, call.params.sessionId, paused, call.rt);
  return done();
});
