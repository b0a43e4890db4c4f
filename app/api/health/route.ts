import { health } from "@/lib/server/health/health.ts";
import { route } from "@/lib/server/http/route.ts";

export const GET = route(async (call) => {
  const report = await health(call.rt);
  return Response.json(report, { status: report.database === "ok" ? 200 : 503 });
});
