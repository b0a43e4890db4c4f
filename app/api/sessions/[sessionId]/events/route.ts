import { seqOf } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { listEvents } from "@/lib/server/session/list-events.ts";

export const GET = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  return Response.json(await listEvents(person, call.params.sessionId, seqOf(call.query.get("after"), "after"), call.rt));
});
