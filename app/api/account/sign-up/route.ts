import { SignUpBody } from "@/lib/wire/account.ts";
import { signUp } from "@/lib/server/account/sign-up.ts";
import { comingFrom, done, withSignIn } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const body = await call.json(SignUpBody);
  return withSignIn(call.rt, done(), await signUp(call.rt, body, comingFrom(call)));
});
