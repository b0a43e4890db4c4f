import { LocaleBody } from "@/lib/wire/account.ts";
import { setLocale } from "@/lib/server/account/set-locale.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const person = await call.person();
  await setLocale(call.rt, person, (await call.json(LocaleBody)).locale);
  return done();
});
