// What a session is played from: its case file and its log.
import { readCaseFile } from "@/lib/adapters/db/cases.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { applyCondition, notOffered, readCondition } from "@/lib/domain/condition/apply.ts";
import type { Condition } from "@/lib/domain/condition/condition.ts";
import { AppError } from "../errors.ts";
import type { Runtime } from "../runtime.ts";

/** Parsed case files kept a process. */
const KEPT = 50;

/** The case as a session plays it: the version under the session's condition. For engines only. Throws when the version is missing. */
export async function sessionFileOf(rt: Runtime, { caseVersionId, condition }: { caseVersionId: string; condition: string }): Promise<CaseFile> {
  const read = readCondition(condition);
  if ("refused" in read) throw new Error(`a stored session has no such condition: ${read.refused}`);
  return applyCondition(await caseFileOf(rt, caseVersionId), read.condition);
}

/** The condition somebody asks a new session for. Throws bad-request with the reason when there is none such, two are combined, or the case does not offer it. */
export async function offeredCondition(rt: Runtime, caseVersionId: string, asked: string): Promise<Condition> {
  const read = readCondition(asked);
  if ("refused" in read) throw new AppError("bad-request", { field: "condition", publicMessage: `${capital(read.refused)}.` });
  const missing = notOffered(await caseFileOf(rt, caseVersionId), read.condition);
  if (missing) throw new AppError("bad-request", { field: "condition", publicMessage: `This case does not offer that condition: ${missing.en}.` });
  return read.condition;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The whole case file of a version as written, private parts included: for engines only. Throws when it is missing. */
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
