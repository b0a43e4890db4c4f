// Case upload: what the files hold and what is wrong with them, by line; stored only when confirmed, and then all or none.
import { readUpload, type UploadedFile } from "@/lib/adapters/files/import-cases.ts";
import type { ImportPreview } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { unstorablePlace } from "../http/read-body.ts";
import { saveCases } from "../case/save-cases.ts";
import { runtime, type Runtime } from "../runtime.ts";

export interface ImportInput { files: UploadedFile[]; confirm: boolean; actorId: string }

/** The preview; with `confirm` and nothing refused, `saved` names what was stored. Throws bad-request only for text no database can hold. */
export async function importCases({ files, confirm, actorId }: ImportInput, rt: Runtime = runtime()): Promise<ImportPreview> {
  const { preview, cases } = readUpload(files);
  if (!confirm || preview.outcome === "rejected") return preview;
  for (const { file, source } of cases) {
    const place = unstorablePlace({ file, source }, []);
    if (place) throw new AppError("bad-request", { field: "files", publicMessage: `${file.title}, at ${place.path.join(".")}: ${place.why} Nothing was stored.` });
  }
  const stored = await saveCases(rt.db, cases.map(({ file, source, contentHash }) => ({ file, contentHash, source })), actorId);
  return { ...preview, saved: stored.map(({ slug, title }) => ({ slug, title })) };
}
