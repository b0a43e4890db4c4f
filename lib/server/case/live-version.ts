// Which version of a case is played now.
import { notFound } from "../errors.ts";
import type { Runtime } from "../runtime.ts";

export const versionColumns = { id: true, version: true, contentHash: true, status: true, language: true, title: true, publicPart: true, case: { select: { slug: true } } } as const;

/** The latest live version of a case that is not archived. Throws not-found. */
export async function liveVersion(rt: Runtime, slug: string) {
  const row = await rt.db.caseVersion.findFirst({ where: { status: "live", case: { slug, archivedAt: null } }, orderBy: { version: "desc" }, select: versionColumns });
  if (!row) throw notFound();
  const { case: { slug: caseSlug }, ...version } = row;
  return { ...version, slug: caseSlug };
}
