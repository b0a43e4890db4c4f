import type { Findings } from "../issues.ts";
import type { PreviewCase, ReadCase } from "../preview.ts";
import { DEFECT_CLASSES, type Defect } from "./defect-classes.ts";
import { type PairedRecord, pairRecords, repeatedLines } from "./pair.ts";
import { readName } from "./names.ts";
import { partyListDefects, promptDefects, speakerDefects, type Standing } from "./people-defects.ts";
import { type People, peopleOf } from "./people.ts";
import type { RecordFile } from "./records.ts";
import { descriptionDefects, dialogueTextDefects, promptTextDefects } from "./text-defects.ts";
import { previewOf, toCase } from "./to-case.ts";

const MOST_PARTIES = 10;

export interface ImportedPair { previews: PreviewCase[]; cases: ReadCase[] }

/** Cases of a dialogue file, a role-text file or both; everything to say goes to `findings`. A repeated case is shown, and left out of `cases` unless kept. */
export function importRecords(dialogues: RecordFile | null, prompts: RecordFile | null, findings: Findings, options: { keepRepeats: boolean }): ImportedPair {
  const pairs = pairRecords(dialogues, prompts, findings);
  const repeats = repeatedLines(pairs);
  const previews: PreviewCase[] = [];
  const cases: ReadCase[] = [];
  if (prompts === null && pairs.length > 0) {
    findings.warn("W_NO_ROLE_TEXTS", 0, "a dialogue file alone has no role texts: parties are derived from the description and from what they say; add the role-text file for better ones");
  }
  for (const pair of pairs) {
    const people = peopleOf(pair);
    for (const defect of defectsOf(pair, people)) report(defect, pair.line, findings);
    const first = repeats.get(pair.line);
    if (first !== undefined) findings.warn("DUPLICATE_CASE", pair.line, `line ${pair.line} repeats line ${first}: same type, facts and parties; ${options.keepRepeats ? "kept as a second case" : "left out unless you say to import it once more"}`, 1, "needs-you");
    if (people.played.length > MOST_PARTIES) {
      findings.refuse("E_TOO_MANY_PARTIES", pair.line, `line ${pair.line}: ${people.played.length} parties; a case has at most ${MOST_PARTIES}`);
      continue;
    }
    if (findings.refused) continue;
    const read = toCase({ pair, dialogueFile: dialogues?.name ?? null, promptsFile: prompts?.name ?? null, repeats: first === undefined ? null : pair.line }, people);
    previews.push(previewOf(read, pair, people));
    if (first === undefined || options.keepRepeats) cases.push(read);
  }
  return { previews, cases };
}

/** Every defect of a case, by class. */
export function defectsOf(pair: PairedRecord, people: People): Defect[] {
  const dialogue = pair.dialogue?.record ?? null;
  const prompts = pair.prompts?.record ?? null;
  const main = dialogue ?? prompts;
  if (!main) return [];
  const standing = (raw: string): Standing => {
    const name = readName(raw);
    if (name.placeholder) return "placeholder";
    if (people.played.some((p) => p.listed.raw === raw)) return "party";
    return people.officials.some((o) => o.name === name.shown) ? "official" : "guest";
  };
  return [
    ...partyListDefects(main.disputing_parties, dialogue && prompts ? prompts.disputing_parties : null),
    ...(prompts ? promptDefects(prompts, main.disputing_parties, people.lent, standing) : []),
    ...(dialogue ? speakerDefects(dialogue, prompts) : []),
    ...(dialogue ? dialogueTextDefects(dialogue) : []),
    ...descriptionDefects(main.event_description),
    ...(prompts ? promptTextDefects(prompts) : []),
  ];
}

function report(defect: Defect, line: number, findings: Findings): void {
  const message = `line ${line}: ${defect.says}`;
  const weight = DEFECT_CLASSES[defect.code];
  if (weight === "note" && !defect.ask) findings.note(defect.code, line, message, defect.count);
  else findings.warn(defect.code, line, message, defect.count, defect.ask || weight === "ask" ? "needs-you" : "noted");
}
