import { seqOf } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { eventStream } from "@/lib/server/http/sse.ts";
import { streamSession } from "@/lib/server/session/stream-session.ts";

export const GET = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const gone = new AbortController();
  call.request.signal.addEventListener("abort", () => gone.abort());
  const last = call.request.headers.get("last-event-id");
  const after = last === null ? seqOf(call.query.get("after"), "after") : seqOf(last, "Last-Event-ID");
  const recheck = async () => (await call.visitor()) !== null;
  return eventStream(await streamSession(person, call.params.sessionId, { after, recheck, signal: gone.signal }, call.rt), gone);
});
