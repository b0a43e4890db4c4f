import { AppError } from "@/lib/server/errors.ts";
import { route } from "@/lib/server/http/route.ts";
import { EXPORT_FORMATS, exportSession } from "@/lib/server/session/export-session.ts";

export const GET = route<{ sessionId: string }>(async (call) => {
  const person = await call.person();
  const asked = call.query.get("format") ?? "json";
  const format = EXPORT_FORMATS.find((f) => f === asked);
  if (!format) throw new AppError("bad-request", { field: "format", publicMessage: `The format must be one of ${EXPORT_FORMATS.join(", ")}.` });
  const file = await exportSession(person, call.params.sessionId, format, call.rt);
  return new Response(file.text, { headers: { "content-type": file.contentType, "content-disposition": `attachment; filename="${file.name}"`, "x-content-type-options": "nosniff" } });
});
