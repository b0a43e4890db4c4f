import { CaucusBody } from "@/lib/wire/session.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { moveRoom } from "@/lib/server/session/move-room.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const body = await call.json(CaucusBody);
  await moveRoom(person, call.params.sessionId, body.with, call.rt);
  return done();
});
