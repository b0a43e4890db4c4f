import { PasswordBody } from "@/lib/wire/account.ts";
import { changePassword } from "@/lib/server/account/change-password.ts";
import { done, withSignIn } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const person = await call.person();
  return withSignIn(call.rt, done(), await changePassword(call.rt, person, await call.json(PasswordBody)));
});
