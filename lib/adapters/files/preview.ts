import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Issue } from "./issues.ts";
import type { JsonValue } from "./strict-json.ts";

/** What an upload holds, before anything is stored: the wire's ImportPreview (an adapter may not import the wire; the server's types check that they agree). */
export interface UploadPreview {
  outcome: "accepted" | "accepted-with-warnings" | "rejected";
  files: { name: string; bytes: number; encoding: string; format: string; lineEnds: string }[];
  cases: PreviewCase[];
  issues: Issue[];
  errorTotal: number;
  saved: null;
}

export interface PreviewParty { name: string; role: string | null; roleText: boolean; official: boolean }
export interface PreviewCase {
  line: number;
  title: string;
  disputeType: string;
  parties: PreviewParty[];
  utterances: number;
  mediatorUtterances: number;
  derived: boolean;
  excerpt: { speaker: string; mediator: boolean; strategy: string | null; text: string }[];
}

/** A case ready to store: the file, the record it came from word for word, and a hash of both. */
export interface ReadCase { file: CaseFile; source: JsonValue; contentHash: string }
