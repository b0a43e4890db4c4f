// What the words of a case are: how its parties are called, what belongs to each topic and option, what its texts say.
// Compiled once per case file object. Private material serves only to recognise words, nothing here is ever spoken.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import { fold } from "./fold.ts";
import { aliasesOf } from "./reading/aliases.ts";
import { parse, runsOf } from "./tokens.ts";

export interface TopicLexicon {
  id: string;
  /** Token → weight; 1 for words of the name and labels, less for words of the speech about it, divided by the topics sharing it. */
  words: ReadonlyMap<string, number>;
}
export interface CaseLexicon {
  /** Folded forms of address per party id, longest first. */
  aliases: ReadonlyMap<string, readonly string[]>;
  /** Tokens of all names: they prove nothing about relevance. */
  names: ReadonlySet<string>;
  topics: readonly TopicLexicon[];
  /** Every content token of the case's texts. */
  vocabulary: ReadonlySet<string>;
  /** Runs of 4 words or 7 characters of public texts and facts, to tell reading out from understanding. */
  runs: ReadonlySet<string>;
  /** Names of the case's provisions, folded, with articles as written. */
  provisions: readonly { name: string; articles: string }[];
}

const compiled = new WeakMap<CaseFile, CaseLexicon>();

/** The lexicon of a case. */
export function lexiconOf(file: CaseFile): CaseLexicon {
  const known = compiled.get(file);
  if (known) return known;
  const lexicon = compile(file);
  compiled.set(file, lexicon);
  return lexicon;
}

function publicTexts(file: CaseFile): string[] {
  return [
    file.title, file.brief, file.background,
    ...file.parties.flatMap((p) => [p.role, p.public, ...p.members.map((m) => m.role)]),
    ...file.facts.flatMap((f) => [f.truth, ...Object.values(f.versions), f.exhibit?.name ?? "", f.exhibit?.says ?? ""]),
    ...file.topics.flatMap((t) => [t.name, t.why ?? "", ...(isNumeric(t) ? [] : t.options.flatMap((o) => [o.label, o.note ?? ""]))]),
    ...file.provisions.flatMap((p) => [p.name, p.text]),
    ...file.officials.flatMap((o) => [o.name, o.role, o.informs ?? ""]),
    ...file.invitees.flatMap((i) => [i.name, i.role]),
  ];
}

/** What parties say or feel: widens the vocabulary, so that an answer to a cue counts as specific. */
function spokenTexts(file: CaseFile): string[] {
  return file.parties.flatMap((p) => [
    ...p.private.voice, ...p.private.barrier.cues, ...p.private.feelings, ...Object.values(p.private.interests),
    ...[p.private.barrier.levers ?? []].flat(), ...p.private.persona.triggers.map((t) => t.on),
    ...(file.openings[p.id] ?? []),
    ...Object.values(file.fillers[p.id] ?? {}).flatMap((byFunction) => Object.values(byFunction).flat()),
  ]);
}

function topicLexicons(file: CaseFile): TopicLexicon[] {
  const raw = file.topics.map((topic) => {
    const words = new Map<string, number>();
    const add = (text: string, weight: number): void => { for (const [t, base] of parse(text).bag) words.set(t, Math.max(words.get(t) ?? 0, weight * base)); };
    for (const party of file.parties) for (const lines of Object.values(file.fillers[party.id]?.[topic.id] ?? {})) for (const line of lines) add(line, 0.3);
    if (!isNumeric(topic)) for (const option of topic.options) { add(option.note ?? "", 0.5); add(option.label, 0.9); }
    add(topic.name, 1);
    return { id: topic.id, words };
  });
  const shared = new Map<string, number>();
  for (const { words } of raw) for (const t of words.keys()) shared.set(t, (shared.get(t) ?? 0) + 1);
  return raw.map(({ id, words }) => ({ id, words: new Map([...words].map(([t, w]): [string, number] => [t, w / (shared.get(t) ?? 1) ** 2])) }));
}

function compile(file: CaseFile): CaseLexicon {
  const aliases = new Map(file.parties.map((p): [string, string[]] => [p.id, aliasesOf(p, file)]));
  const names = new Set<string>();
  for (const alias of [...aliases.values()].flat()) for (const t of parse(alias).bag.keys()) names.add(t);
  const texts = publicTexts(file);
  const vocabulary = new Set<string>();
  const runs = new Set<string>();
  for (const text of texts) {
    const p = parse(text);
    for (const t of p.bag.keys()) vocabulary.add(t);
    for (const run of runsOf(p.units, file.language === "en" ? 5 : 8)) runs.add(run);
  }
  for (const text of spokenTexts(file)) for (const t of parse(text).bag.keys()) vocabulary.add(t);
  return {
    aliases, names, topics: topicLexicons(file), vocabulary, runs,
    provisions: file.provisions.map((p) => ({ name: fold(p.name), articles: fold(p.article ?? "") })),
  };
}
