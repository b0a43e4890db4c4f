import { NotesBody } from "@/lib/wire/meeting.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";
import { saveNotes } from "@/lib/server/session/save-notes.ts";

export const PUT = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const { text } = await call.json(NotesBody);
  await saveNotes(person, call.params.sessionId, text, call.rt);
  return done();
});
