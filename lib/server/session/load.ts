// What a session is played from: its case file and its log.
import { readCaseFile } from "@/lib/adapters/db/cases.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Runtime } from "../runtime.ts";

/** Parsed case files kept a process. */
const KEPT = 50;

/** The whole case file of a version, private parts included: for engines only. Throws when it is missing. */
export function caseFileOf(rt: Runtime, caseVersionId: string): Promise<CaseFile> {
  const kept = rt.caseFiles.get(caseVersionId);
  if (kept) return kept;
  const reading = readCaseFile(rt.db, caseVersionId).then((file) => {
    if (!file) throw new Error(`case version ${caseVersionId} has no case file`);
    return file;
  });
  rt.caseFiles.set(caseVersionId, reading);
  reading.catch(() => rt.caseFiles.delete(caseVersionId));
  const oldest = rt.caseFiles.keys().next().value;
  if (rt.caseFiles.size > KEPT && oldest !== undefined) rt.caseFiles.delete(oldest);
  return reading;
}
