import { importCases } from "@/lib/server/admin/import-cases.ts";
import { AppError } from "@/lib/server/errors.ts";
import { route } from "@/lib/server/http/route.ts";
import { readUploadForm } from "@/lib/server/http/upload.ts";

const FIELDS = ["confirm"];

export const POST = route(async (call) => {
  const admin = await call.person(["admin"]);
  const { files, fields } = await readUploadForm(call.request);
  const unknown = Object.keys(fields).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined) throw new AppError("bad-request", { field: unknown, publicMessage: "There is no such field." });
  return Response.json(await importCases({ files, confirm: fields.confirm === "true", actorId: admin.id }, call.rt));
});
