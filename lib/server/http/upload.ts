// A multipart form with files, bounded before it is parsed.
import { LIMITS } from "@/lib/wire/limits.ts";
import { AppError } from "../errors.ts";
import { readBytes } from "./read-body.ts";

/** Both files of a pair at their largest, and what the form itself needs. */
const FORM_BYTES = 2 * LIMITS.uploadBytes + 64 * 1024;
const FILES_AT_MOST = 4;

export interface Upload { files: { name: string; bytes: Uint8Array }[]; fields: Record<string, string> }

/** Throws too-large, or bad-request when this is no such form. */
export async function readUploadForm(request: Request): Promise<Upload> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw new AppError("bad-request", { publicMessage: "Send the files as a form (multipart/form-data)." });
  const bytes = await readBytes(request, FORM_BYTES);
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch((cause: unknown) => {
    throw new AppError("bad-request", { publicMessage: "The form is damaged.", cause });
  });
  const upload: Upload = { files: [], fields: {} };
  for (const [key, value] of form) {
    if (typeof value === "string") upload.fields[key] = value;
    else if (key !== "files") throw new AppError("bad-request", { field: key, publicMessage: "There is no such field." });
    else upload.files.push({ name: value.name.slice(0, 200), bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  if (upload.files.length === 0) throw new AppError("bad-request", { field: "files", publicMessage: "Choose a file first." });
  if (upload.files.length > FILES_AT_MOST) throw new AppError("bad-request", { field: "files", publicMessage: `At most ${FILES_AT_MOST} files at once.` });
  return upload;
}
