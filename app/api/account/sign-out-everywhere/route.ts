import { signOutCookie } from "@/lib/server/account/session-cookie.ts";
import { signOutEverywhere } from "@/lib/server/account/sign-out-everywhere.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  await signOutEverywhere(call.rt, await call.person());
  const response = done();
  response.headers.append("set-cookie", signOutCookie(call.rt));
  return response;
});
