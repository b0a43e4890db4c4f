import { RotateBody } from "@/lib/wire/classes.ts";
import { rotateCode } from "@/lib/server/class/rotate-code.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route<{ classId: string }>(async (call) => {
  const person = await call.person();
  const { days } = await call.json(RotateBody);
  return Response.json(await rotateCode(person, call.params.classId, days, call.rt));
});
