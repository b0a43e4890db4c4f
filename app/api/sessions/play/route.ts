import { PlayBody } from "@/lib/wire/session.ts";
import { route } from "@/lib/server/http/route.ts";
import { playSession } from "@/lib/server/session/play-session.ts";

export const POST = route(async (call) => {
  const person = await call.person();
  const { sessionId } = await playSession(person, await call.json(PlayBody), call.rt);
  return Response.json({ sessionId }, { status: 201 });
});
