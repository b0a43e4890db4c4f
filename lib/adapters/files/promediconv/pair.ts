import type { Findings } from "../issues.ts";
import { disputeTypeOf, type DialogueRecord, type PromptsRecord } from "./schema.ts";
import type { ReadRecord, RecordFile } from "./records.ts";
import { nameKey } from "./names.ts";

/** One case: the same line of the two files, or a line of the one file there is. */
export interface PairedRecord {
  line: number;
  dialogue: ReadRecord<DialogueRecord> | null;
  prompts: ReadRecord<PromptsRecord> | null;
}

/** Pairs by order, then checks that each pair is one case. Refuses when the files do not belong together. */
export function pairRecords(dialogues: RecordFile | null, prompts: RecordFile | null, findings: Findings): PairedRecord[] {
  if (!dialogues || !prompts) {
    return [
      ...(dialogues?.dialogues ?? []).map((d) => ({ line: d.line, dialogue: d, prompts: null })),
      ...(prompts?.prompts ?? []).map((p) => ({ line: p.line, dialogue: null, prompts: p })),
    ];
  }
  if (dialogues.lineCount !== prompts.lineCount) {
    findings.refuse("E_LINE_COUNTS", 0, `dialogue file has ${dialogues.lineCount} cases, prompts file has ${prompts.lineCount}: line N of one belongs to line N of the other, so nothing is read`);
    return [];
  }
  if (findings.refused) return []; // Lines already refused would shift the pairing.
  return dialogues.dialogues.flatMap((dialogue, i) => {
    const partner = prompts.prompts[i];
    if (!partner) return [];
    return checkPair(dialogue, partner, findings) ? [{ line: dialogue.line, dialogue, prompts: partner }] : [];
  });
}

function checkPair(dialogue: ReadRecord<DialogueRecord>, prompts: ReadRecord<PromptsRecord>, findings: Findings): boolean {
  const { line } = dialogue;
  const a = dialogue.record;
  const b = prompts.record;
  const where = prompts.line === line ? `line ${line}` : `line ${line} (line ${prompts.line} of the other file)`;
  const sameText = a.event_description === b.event_description;
  const likeness = sameText ? 1 : similarity(a.event_description, b.event_description);
  const sameType = disputeTypeOf(a.event_type)?.type === disputeTypeOf(b.event_type)?.type;
  // Half of the two-character pieces shared: the nearest different cases of the published files share 61 % and differ in type or parties.
  if (likeness < 0.5 || (!sameType && likeness < 0.9)) {
    findings.refuse("E_PAIR_MISMATCH", line, `${where}: the two files tell different cases here (event_type ${a.event_type} / ${b.event_type}); they do not belong together`);
    return false;
  }
  if (!sameType) findings.warn("EVENT_TYPE_DIFFERS", line, `${where}: event_type is ${a.event_type} in the dialogue file and ${b.event_type} in the other; the dialogue file's is kept`);
  if (!sameText) findings.warn("DESCRIPTION_DIFFERS", line, `${where}: the two files tell the case in slightly different words; the dialogue file's text is kept`);
  return true;
}

/** Share of two-character pieces in common (Dice), 0–1. */
function similarity(a: string, b: string): number {
  const pieces = (text: string) => new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)));
  const x = pieces(a);
  const y = pieces(b);
  const shared = [...x].filter((p) => y.has(p)).length;
  return x.size + y.size === 0 ? 1 : (2 * shared) / (x.size + y.size);
}

/** Which earlier line each repeated case repeats: same type, facts and parties. */
export function repeatedLines(pairs: readonly PairedRecord[]): Map<number, number> {
  const seen = new Map<string, number>();
  const repeats = new Map<number, number>();
  for (const pair of pairs) {
    const record = pair.dialogue?.record ?? pair.prompts?.record;
    if (!record) continue;
    const key = [record.event_type, record.event_description, record.disputing_parties].map(nameKey).join("\u0001");
    const first = seen.get(key);
    if (first === undefined) seen.set(key, pair.line);
    else repeats.set(pair.line, first);
  }
  return repeats;
}
