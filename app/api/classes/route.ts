import { NewClassBody } from "@/lib/wire/classes.ts";
import { createClass } from "@/lib/server/class/create-class.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const person = await call.person(["instructor", "admin"]);
  return Response.json(await createClass(person, await call.json(NewClassBody), call.rt), { status: 201 });
});
