import { health } from "@/lib/server/health/health.ts";
import { route } from "@/lib/server/http/route.ts";

// For load balancers: 503 while this process should get no requests.
export const GET = route(async (call) => {
  const { status } = await health(call.rt);
  return Response.json({ ready: status === "ok" }, { status: status === "ok" ? 200 : 503 });
});
