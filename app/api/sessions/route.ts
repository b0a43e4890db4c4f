import { StartSessionBody } from "@/lib/wire/session.ts";
import { route } from "@/lib/server/http/route.ts";
import { startSession } from "@/lib/server/session/start-session.ts";

export const POST = route(async (call) => {
  const person = await call.person();
  return Response.json(await startSession(person, await call.json(StartSessionBody), call.rt), { status: 201 });
});
