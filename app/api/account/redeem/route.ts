import { RedeemBody } from "@/lib/wire/account.ts";
import { redeemLink } from "@/lib/server/account/redeem-link.ts";
import { comingFrom, done, withSignIn } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const body = await call.json(RedeemBody);
  return withSignIn(call.rt, done(), await redeemLink(call.rt, body, comingFrom(call)));
});
