import { UpgradeBody } from "@/lib/wire/account.ts";
import { upgradeGuest } from "@/lib/server/account/upgrade-guest.ts";
import { done, withSignIn } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const person = await call.person();
  return withSignIn(call.rt, done(), await upgradeGuest(call.rt, person, await call.json(UpgradeBody), call.address));
});
