// A session's transcript as a file, exactly what its reader may see on the page.
import { audit } from "@/lib/adapters/db/audit.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { read } from "./access.ts";
import { transcriptMarkdown } from "./export-markdown.ts";
import { pageOf } from "./open-session.ts";

export const EXPORT_FORMATS = ["json", "md"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportedFile { name: string; contentType: string; text: string }

/** Throws not-found for whoever may not read the session. */
export async function exportSession(person: PersonView, sessionId: string, format: ExportFormat, rt: Runtime = runtime()): Promise<ExportedFile> {
  const access = await read(rt, person, sessionId);
  const { page } = await pageOf(rt, person, access);
  await audit(rt.db, { actorId: person.id, action: "session-exported", subject: `session:${sessionId}`, detail: { format } });
  const exportedAt = rt.now().toISOString();
  const name = `${page.case.slug}-${sessionId.slice(-6)}.${format}`;
  if (format === "md") return { name, contentType: "text/markdown; charset=utf-8", text: transcriptMarkdown(page, replay(page.events), exportedAt) };
  const { draft: _, draftRoom: ___, notes: __, ...shown } = page;
  return { name, contentType: "application/json; charset=utf-8", text: `${JSON.stringify({ format: "caucus-session/1", exportedAt, ...shown }, null, 2)}\n` };
}
