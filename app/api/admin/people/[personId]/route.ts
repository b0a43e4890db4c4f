import { ChangePersonBody } from "@/lib/wire/admin.ts";
import { changePerson } from "@/lib/server/admin/change-person.ts";
import { done } from "@/lib/server/http/answers.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route<{ personId: string }>(async (call) => {
  const admin = await call.person(["admin"]);
  const change = await call.json(ChangePersonBody);
  await changePerson(call.rt.db, { personId: call.params.personId, change, actorId: admin.id, now: call.rt.now() });
  return done();
});
