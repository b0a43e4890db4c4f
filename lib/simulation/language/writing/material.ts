// A party's own speech material, sorted: openings, voice lines by mood, cues, fillers, versions of facts.
// A line is dropped here when it repeats a stretch of what no party must say: objective, bottom line, BATNA, secrets, feelings.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { FillerFunction } from "@/lib/domain/case/party-schema.ts";
import { isNumeric, type Topic, type TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { parseOnce, runsOf, type Parsed } from "../tokens.ts";
import { moodOf, type VoiceMood } from "./voice-mood.ts";

export interface VoiceLine { text: string; mood: VoiceMood; topics: readonly string[] }
export interface Material {
  openings: readonly string[];
  voice: readonly VoiceLine[];
  /** Spoken cues and, apart, actions: a cue wholly in brackets. */
  cues: readonly string[];
  actions: readonly string[];
  fillers(topicId: string, fn: FillerFunction): readonly string[];
  versions: ReadonlyMap<string, string>;
  /** Words put into the party's mouth for a shifted version, where the author gave them in quotation marks. */
  shifted: ReadonlyMap<string, string>;
  /** Why a topic matters, where it is told in the first person. */
  interests: ReadonlyMap<string, string>;
}

/** Length of a stretch that counts as giving away private text: 6 words, 10 characters. */
const LEAK_RUN = { en: 6, zh: 10 } as const;

const compiled = new WeakMap<CaseFile, Map<string, Material>>();

/** The material of a party; an unknown party has none. */
export function materialOf(file: CaseFile, partyId: string): Material {
  const known = compiled.get(file) ?? new Map<string, Material>();
  compiled.set(file, known);
  const material = known.get(partyId) ?? compile(file, partyId);
  known.set(partyId, material);
  return material;
}

/** Whether a text gives away a stretch of some party's private profile. */
export function leakTest(file: CaseFile): (text: string) => boolean {
  const n = LEAK_RUN[file.language];
  const secret = new Set(file.parties.flatMap((p) => {
    const { objective, bottomLine, batna, secrets, feelings } = p.private;
    // A derived profile's objective and feelings are its role text's own words, and its speech lines are cut from the same text on purpose.
    const inner = file.provenance.basis === "fictional" ? [objective, ...feelings] : [];
    return [...inner, bottomLine, batna.text, ...secrets.map((s) => s.text)].flatMap((t) => runsOf(parseOnce(t).units, n));
  }));
  const open = new Set([file.brief, file.background, ...file.parties.map((p) => p.public)].flatMap((t) => runsOf(parseOnce(t).units, n)));
  return (text) => runsOf(parseOnce(text).units, n).some((run) => secret.has(run) && !open.has(run));
}

function compile(file: CaseFile, partyId: string): Material {
  const party = file.parties.find((p) => p.id === partyId);
  const leaks = leakTest(file);
  const clean = (lines: readonly string[]): string[] => [...new Set(lines.map((l) => l.trim()))].filter((l) => l !== "" && !leaks(l));
  const cues = clean(party?.private.barrier.cues ?? []);
  const isAction = (cue: string): boolean => /^[（(][^（()）]*[）)]$/.test(cue);
  const voice = clean(party?.private.voice ?? []);
  const fillers = file.fillers[partyId] ?? {};
  const table = new Map(Object.entries(fillers).flatMap(([topic, byFn]) => Object.entries(byFn).map(([fn, lines]): [string, string[]] => [`${topic}/${fn}`, clean(lines)])));
  return {
    openings: clean(file.openings[partyId] ?? []),
    voice: voice.map((text, i) => ({ text, mood: moodOf(text, i / Math.max(1, voice.length), file.language), topics: topicsOf(parseOnce(text), file) })),
    cues: cues.filter((c) => !isAction(c)), actions: cues.filter(isAction),
    fillers: (topicId, fn) => table.get(`${topicId}/${fn}`) ?? [],
    versions: new Map(file.facts.flatMap((f) => { const v = f.versions[partyId]; return v === undefined || leaks(v) ? [] : [[f.id, v] as const]; })),
    shifted: new Map(file.facts.flatMap((f) => {
      const quoted = /(?:改口说|改口|就说|只说|says?:?|admits?:?)\s*[“"]([^”"]{4,})[”"]/.exec(f.shift?.[partyId] ?? f.holdsUntil?.[partyId] ?? "")?.[1];
      return quoted === undefined || leaks(quoted) ? [] : [[f.id, quoted] as const];
    })),
    interests: new Map(Object.entries(party?.private.interests ?? {}).filter(([, t]) => isFirstPerson(t) && !leaks(t)).map(([id, t]) => [id, t.trim().replace(/\s*\n\s*/g, " ")])),
  };
}

function isFirstPerson(text: string): boolean {
  return /(?:^|[^他她])我/.test(text) ? !/[他她](?!们)/.test(text) : /\b(?:I|my|we|our)\b/.test(text) && !/\b(?:he|she|his|her) (?:is|was|wants|needs|would|cannot)\b/i.test(text);
}

function topicsOf(line: Parsed, file: CaseFile): string[] {
  return lexiconOf(file).topics.filter(({ words }) => { let s = 0; for (const [t, w] of words) if (line.bag.has(t)) s += w; return s >= 0.5; }).map((t) => t.id);
}

/**
 * Whether a line written for a topic may go with this value. Lines on options presuppose the option their author had in mind:
 * one that shares words with another option's label is out, and acceptances and concessions belong to the first package's option.
 */
export function fitsOption(line: string, fn: FillerFunction, topic: Topic, value: TopicValue | null, file: CaseFile): boolean {
  if (isNumeric(topic) || value === null) return true;
  const bag = parseOnce(line).bag;
  const own = new Set(parseOnce(topic.name).bag.keys());
  const peculiar = lexiconOf(file).topics.find((t) => t.id === topic.id)?.words;
  // A word that two labels share tells neither of them.
  const labels = topic.options.map((o) => parseOnce(o.label).bag);
  const likeness = (id: string): number => {
    const option = topic.options.find((o) => o.id === id);
    let s = 0;
    for (const [t, w] of parseOnce(option?.label ?? "").bag) if (w >= 0.5 && bag.has(t) && (peculiar?.get(t) ?? 0) >= 0.4 && labels.filter((l) => l.has(t)).length === 1) s += own.has(t) ? 0.5 : 1;
    return s;
  };
  const mine = likeness(String(value));
  if (topic.options.some((o) => o.id !== value && likeness(o.id) > mine)) return false;
  if (mine > 0) return true;
  const agreed = file.packages[0]?.terms[topic.id];
  if (fn === "accept" || fn === "concede") return agreed === value;
  return fn !== "reject" || agreed !== value;
}
