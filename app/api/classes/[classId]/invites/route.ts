import { ClassInviteBody } from "@/lib/wire/classes.ts";
import { inviteToClass } from "@/lib/server/class/invite-to-class.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route<{ classId: string }>(async (call) => {
  const person = await call.person();
  return Response.json(await inviteToClass(person, call.params.classId, await call.json(ClassInviteBody), call.rt), { status: 201 });
});
