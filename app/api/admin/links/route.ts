import { NewLinkBody } from "@/lib/wire/admin.ts";
import { makeLink } from "@/lib/server/admin/make-link.ts";
import { route } from "@/lib/server/http/route.ts";

export const POST = route(async (call) => {
  const admin = await call.person(["admin"]);
  return Response.json(await makeLink(call.rt, admin, await call.json(NewLinkBody)), { status: 201 });
});
