// Cases and their versions. A version never changes once stored; what is private sits in a table of its own and is read
// only by `readCaseFile`, for engines.
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { Db, Json, Tx } from "./client.ts";

export interface NewVersion { file: CaseFile; contentHash: string; source: Json | null }
export interface StoredVersion { slug: string; title: string; version: number; created: boolean }

/** Stores a case, or its next version when the content differs from the latest; an equal one is left as it is. */
export async function saveVersion(db: Tx, { file, contentHash, source }: NewVersion): Promise<StoredVersion> {
  const found = await db.case.upsert({ where: { slug: file.slug }, create: { slug: file.slug }, update: {}, select: { id: true } });
  // Two savers of one slug at once: the second waits here and then sees the first's version.
  await db.$queryRaw`SELECT 1 FROM "Case" WHERE "id" = ${found.id} FOR UPDATE`;
  const latest = await db.caseVersion.findFirst({ where: { caseId: found.id }, orderBy: { version: "desc" }, select: { version: true, contentHash: true } });
  if (latest?.contentHash === contentHash) return { slug: file.slug, title: file.title, version: latest.version, created: false };
  const version = (latest?.version ?? 0) + 1;
  await db.caseVersion.create({
    data: {
      caseId: found.id, version, contentHash, language: file.language, title: file.title, disputeType: file.disputeType, domain: file.domain, style: file.style,
      difficulty: file.difficulty, minutes: file.minutes, partyCount: file.parties.length, basis: file.provenance.basis,
      publicPart: asJson(publicView(file)), secret: { create: { file: asJson(file), ...(source === null ? {} : { source }) } },
    },
  });
  return { slug: file.slug, title: file.title, version, created: true };
}

/** The whole case file of a version, checked. Null when there is no such version. */
export async function readCaseFile(db: Db, caseVersionId: string): Promise<CaseFile | null> {
  const row = await db.caseVersionPrivate.findUnique({ where: { caseVersionId }, select: { file: true } });
  return row ? CaseFile.parse(row.file) : null;
}

/** What Prisma stores as JSON: the value as it comes back from it (undefined gone, dates as text). */
function asJson(value: object): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}
