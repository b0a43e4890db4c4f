import { JoinBody } from "@/lib/wire/account.ts";
import { joinClass } from "@/lib/server/account/join-class.ts";
import { comingFrom, withSignIn } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const body = await call.json(JoinBody);
  const { classId, signedIn } = await joinClass(call.rt, await call.visitor(), body, comingFrom(call));
  return withSignIn(call.rt, Response.json({ classId }), signedIn);
});
