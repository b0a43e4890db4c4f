import { DraftBody } from "@/lib/wire/session.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { saveDraft } from "@/lib/server/session/save-draft.ts";

export const PUT = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { text, room = null } = await call.json(DraftBody);
  await saveDraft(person, call.params.sessionId, text, room, call.rt);
  return done();
});
