import { AssignBody } from "@/lib/wire/classes.ts";
import { assignCase } from "@/lib/server/class/assign-case.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route<{ classId: string }>(async (call) => {
  const person = await call.person();
  return Response.json(await assignCase(person, call.params.classId, await call.json(AssignBody), call.rt), { status: 201 });
});
