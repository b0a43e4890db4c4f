// The cases written for Caucus, as versions of their own. A case that somebody edited is never touched again.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { saveVersion } from "../../lib/adapters/db/cases.ts";
import type { Db } from "../../lib/adapters/db/client.ts";
import { fieldIssues } from "../../lib/domain/case/field-issues.ts";
import { CaseFile } from "../../lib/domain/case/schema.ts";
import { contentHash } from "../../lib/server/hash.ts";

const folder = fileURLToPath(new URL("./cases/", import.meta.url));

/** Marks a version as the seed's own. */
const OWN = { by: "seed" };
const Own = z.object({ by: z.literal("seed") });

export type Seeded = "new" | "next-version" | "unchanged" | "left-as-edited";

/** The case files of the seed. Throws an error naming every field at fault when one is malformed. */
export function seedCaseFiles(): CaseFile[] {
  return readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)).sort().map((name) => {
    const raw: unknown = parse(readFileSync(folder + name, "utf8"));
    const parsed = CaseFile.safeParse(raw);
    if (!parsed.success) throw new Error(`prisma/seed/cases/${name}: ${fieldIssues(parsed.error, raw, "en").map((i) => `${i.place}: ${i.message}`).join("\n")}`);
    return parsed.data;
  });
}

/** Stores one case unless it is there already or was edited here since. */
export async function seedCase(db: Db, file: CaseFile): Promise<Seeded> {
  const hash = contentHash(file);
  const latest = await db.caseVersion.findFirst({
    where: { case: { slug: file.slug } }, orderBy: { version: "desc" }, select: { contentHash: true, secret: { select: { source: true } } },
  });
  if (latest?.contentHash === hash) return "unchanged";
  if (latest && !Own.safeParse(latest.secret?.source).success) return "left-as-edited";
  await db.$transaction((tx) => saveVersion(tx, { file, contentHash: hash, source: OWN }));
  return latest ? "next-version" : "new";
}
