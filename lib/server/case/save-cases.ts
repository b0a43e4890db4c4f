// Stores cases that were read and looked at: all or none. An equal case is left as it is; a changed one becomes a new version.
import { audit } from "@/lib/adapters/db/audit.ts";
import { saveVersion, type StoredVersion } from "@/lib/adapters/db/cases.ts";
import type { Db, Json } from "@/lib/adapters/db/client.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";

/** `contentHash`: equal cases have equal ones, whenever they were read. */
export interface CaseToSave { file: CaseFile; source: Json | null; contentHash: string }

/** Answers each case with its version, in the given order. */
export async function saveCases(db: Db, cases: readonly CaseToSave[], actorId: string | null): Promise<StoredVersion[]> {
  return db.$transaction(async (tx) => {
    const stored: StoredVersion[] = [];
    for (const item of cases) stored.push(await saveVersion(tx, item));
    const created = stored.filter((s) => s.created).length;
    await audit(tx, { actorId, action: "cases-imported", subject: `cases:${stored.length}`, detail: { created, slugs: stored.slice(0, 100).map((s) => s.slug) } });
    return stored;
  }, { timeout: 120_000 });
}
