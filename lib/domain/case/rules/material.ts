// Rules about thickness: everything an engine says comes from the file, so a thin file makes thin parties. Counts from the
// case format. Laws nobody has checked are shown as "verify before use". All of these are warnings.
import { FILLER_FUNCTIONS } from "../party-schema.ts";
import { mustVerify, type CaseFile } from "../schema.ts";
import { warning, type Finding } from "./finding.ts";

const VOICE_LINES = 12;
const CUES = 8;
const OPENINGS = 3;

export function materialRules(file: CaseFile): Finding[] {
  return [...file.parties.flatMap((p) => speechRules(file, p)), ...file.provisions.flatMap(provisionRules)];
}

function speechRules(file: CaseFile, party: CaseFile["parties"][number]): Finding[] {
  const at = `parties.${party.id}.private`;
  const few = (place: string, what: string, zh: string, have: number, want: number): Finding[] =>
    have >= want ? [] : [warning(place, `${party.name} has ${have} ${what}, ${want} are needed not to sound thin`, `${party.name}的${zh}只有${have}条，至少要${want}条才不单薄`)];
  const gaps = file.topics.flatMap((topic) => {
    const lines = file.fillers[party.id]?.[topic.id];
    const missing = FILLER_FUNCTIONS.filter((f) => (lines?.[f]?.length ?? 0) === 0);
    return missing.length === 0 ? [] : [warning(`fillers.${party.id}.${topic.id}`, `${party.name} has no words to ${missing.join(", ")} here`, `${party.name}在这一项上没有现成的话：${missing.join("、")}`)];
  });
  const slots = Object.entries(file.fillers[party.id] ?? {}).flatMap(([topic, byFunction]) =>
    Object.values(byFunction).flat().flatMap((line) => line.match(/\{[^}]*\}/gu) ?? []).filter((slot) => slot !== "{amount}")
      .map((slot) => warning(`fillers.${party.id}.${topic}`, `${slot} will be spoken as it stands; only {amount} is filled in`, `${slot}会原样说出来；只有 {amount} 会被填上`)));
  return [
    ...few(`${at}.voice`, "sentences of its own voice", "口吻例句", party.private.voice.length, VOICE_LINES),
    ...few(`${at}.barrier.cues`, "cues of what blocks it", "心结的流露", party.private.barrier.cues.length, CUES),
    ...few(`openings.${party.id}`, "openings", "开场白", file.openings[party.id]?.length ?? 0, OPENINGS),
    ...gaps, ...slots,
  ];
}

function provisionRules(provision: CaseFile["provisions"][number]): Finding[] {
  if (provision.status === "verify") return [warning(`provisions.${provision.id}`, `"${provision.name}" will be shown as "verify before use": its author marked it so`, `《${provision.name}》会标“使用前核对”：编写者这样标了`)];
  const lacks = [!provision.source && "source", !provision.effective && "date of effect", mustVerify({ ...provision, source: "-" }) && "date it was checked"].filter((x): x is string => x !== false);
  const zh: Record<string, string> = { source: "来源", "date of effect": "施行日期", "date it was checked": "核对日期" };
  return lacks.length === 0 ? [] : [warning(`provisions.${provision.id}`, `"${provision.name}" will be shown as "verify before use": no ${lacks.join(", no ")}`, `《${provision.name}》会标“使用前核对”：缺${lacks.map((l) => zh[l]).join("、")}`)];
}
