// Step 4 of the walk of one message (lib/README.md).
import { PostTurnBody } from "@/lib/wire/session.ts";
import { route } from "@/lib/server/http/route.ts";
import { postTurn } from "@/lib/server/session/post-turn.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { answer, round } = await postTurn(person, call.params.sessionId, await call.json(PostTurnBody), call.rt);
  call.keepAlive(round);
  return Response.json(answer);
});
