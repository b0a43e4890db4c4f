import { ReadingBody } from "@/lib/wire/session.ts";
import { route } from "@/lib/server/http/route.ts";
import { readWords } from "@/lib/server/session/read-words.ts";

export const POST = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  return Response.json(await readWords(person, call.params.sessionId, await call.json(ReadingBody), call.rt));
});
