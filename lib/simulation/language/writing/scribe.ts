// The writer's desk for one speech: which lines are at hand, which have been used, how the others are called, what a line answers.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Topic, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import type { PartyRecord } from "@/lib/domain/case/party-schema.ts";
import type { WriterInput } from "../ports.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { specificity } from "../reading/stock.ts";
import { parseOnce } from "../tokens.ts";
import { lowerFirst, spokenValue, upperFirst } from "./figures.ts";
import type { Direction, LanguageGrammar } from "./grammar.ts";
import { materialOf, type Material } from "./material.ts";
import { grammarFor } from "./register.ts";
import { saidBefore, type Said } from "./said.ts";

export interface Scribe {
  input: WriterInput;
  lang: "en" | "zh";
  grammar: LanguageGrammar;
  material: Material;
  said: Said;
  /** What the other parties have said. */
  around: Said;
  room: "joint" | "caucus";
  topic: Topic | null;
  /** Chooses the best unused line; null when all are used or none is given. `answers` adds weight to lines close to it. */
  fresh(lines: readonly string[], answers?: string): string | null;
  /** As fresh, but when all are used the one longest ago, under a head that says so. Null only for an empty list. */
  pick(lines: readonly string[], answers?: string): string | null;
  /** Fills names, pronouns and the topic. */
  fill(line: string): string;
  chance(p: number): boolean;
}

export function scribeFor(input: WriterInput): Scribe {
  const { file, partyId, state, rng } = input;
  const lang = file.language;
  const grammar = grammarFor(file, file.parties.find((p) => p.id === partyId));
  const said = saidBefore(input.said);
  // What another party has said in the same words would sound like an echo.
  const around = saidBefore(state.turns.flatMap((t) => (t.speaker.seat === "party" && t.speaker.partyId !== partyId ? [t.text] : [])));
  const audience = state.turns.findLast((t) => t.speaker.seat === "mediator")?.audience;
  const topicId = input.intent.topicId ?? input.intent.offer?.topicId ?? null;
  const topic = file.topics.find((t) => t.id === topicId) ?? null;
  const other = otherParty(input);
  const forms = namesOf(file, partyId, other, input.intent.band === "hot");
  const names = lexiconOf(file).names;
  const closeness = (line: string, text: string): number => {
    const words = parseOnce(text);
    let s = 0;
    for (const [t, w] of parseOnce(line).bag) if (!names.has(t) && words.bag.has(t)) s += w * specificity(t, lang);
    return Math.min(1.5, s / (lang === "en" ? 2 : 3));
  };
  const ranked = (lines: readonly string[], answers: string): string[] =>
    lines.map((line) => ({ line, score: closeness(line, answers) + 0.6 * rng() })).sort((a, b) => b.score - a.score).map(({ line }) => line);
  const fresh = (lines: readonly string[], answers = input.mediatorText): string | null => {
    const unused = ranked(lines, answers).filter((l) => !said.has(l));
    return unused.find((l) => !around.has(l)) ?? unused[0] ?? null;
  };
  return {
    input, lang, grammar, material: materialOf(file, partyId), said, around, topic,
    room: audience?.room ?? "joint",
    fresh,
    pick: (lines, answers) => {
      const unused = fresh(lines, answers);
      if (unused !== null || lines.length === 0) return unused;
      const oldest = [...lines].sort((a, b) => said.lastUse(a) - said.lastUse(b))[0] ?? "";
      const heads = grammar.again.map((h) => ({ h, at: said.lastUse(h) })).sort((a, b) => a.at - b.at);
      return [heads[0]?.h ?? "", oldest].join(lang === "en" ? " " : "");
    },
    fill: (line) => inOwnNumber(line, manyOf(file, partyId)).replace(/\{(\w+)\}/g, (slot, name: string) => forms[name] ?? (name === "topic" && topic ? topicNoun(topic, lang) : slot)),
    chance: (p) => rng() < p,
  };
}

/** A group or an office speaks of itself as 我们. */
function manyOf(file: CaseFile, partyId: string): boolean {
  const party = file.parties.find((p) => p.id === partyId);
  return file.language === "zh" && party !== undefined && isGroup(party);
}

function inOwnNumber(line: string, many: boolean): string {
  return many ? line.replace(/我(?!们)/g, "我们") : line;
}

const GROUP = /公司|厂$|村|社区|[局院校行]$|学校|代表|们$|家属|亲属|单位|银行|中心|部门|委员会|\d+户|夫妇|夫妻|兄弟|姐妹|物业|居民|村民|业主|职工|工人|家长/;
function isGroup(party: PartyRecord): boolean {
  return party.pronoun === "他们" || party.pronoun === "她们" || (party.pronoun === undefined && GROUP.test(party.name.replace(/[（(].*$/, "")));
}

/** Whom the party means by "the other": who spoke last of the others, else the first of them. */
function otherParty({ file, partyId, state }: WriterInput): PartyRecord | null {
  const last = state.turns.findLast((t) => t.speaker.seat === "party" && t.speaker.partyId !== partyId);
  const id = last?.speaker.seat === "party" ? last.speaker.partyId : null;
  return file.parties.find((p) => p.id === id) ?? file.parties.find((p) => p.id !== partyId) ?? null;
}

function namesOf(file: CaseFile, partyId: string, other: PartyRecord | null, hot: boolean): Record<string, string> {
  const calls = file.parties.find((p) => p.id === partyId)?.private.persona.calls ?? {};
  const zh = file.language === "zh";
  const called = other ? ((hot ? calls[`${other.id}-angry`] : undefined) ?? calls[other.id] ?? other.address?.formal ?? other.name) : zh ? "对方" : "the other side";
  const name = called.split(/[/／]/)[0] ?? called;
  if (zh) {
    return { other: name.replace(/[（(].*$/, ""), they: other?.pronoun ?? (other && isGroup(other) ? "他们" : "他") };
  }
  const pronoun = other?.pronoun === "she" || other?.pronoun === "he" ? other.pronoun : "they";
  const plural = pronoun === "they";
  const table = { she: ["her", "her"], he: ["him", "his"], they: ["them", "their"] } as const;
  const [them, their] = table[pronoun];
  return { other: name, they: pronoun, They: upperFirst(pronoun), them, their, s: plural ? "" : "s", were: plural ? "were" : "was" };
}

/** A topic in the middle of a sentence. */
export function topicNoun(topic: Topic, lang: "en" | "zh"): string {
  if (lang === "zh") return topic.name.replace(/^是否/, "").replace(/[？?]$/, "");
  const name = lowerFirst(topic.name.replace(/\?$/, ""));
  if (/^(?:who|what|whether|how|when|where|which|if)\b/.test(name)) return `the question of ${name}`;
  return /^(?:the|an?|another|any|some|more|my|our|his|her)\b/.test(name) ? name : `the ${name}`;
}

/** Who gains by a higher number, seen from this party. */
export function directionOf(topic: Topic, partyId: string): Direction {
  if (!isNumeric(topic) || topic.kind !== "amount") return "neutral";
  return topic.better[partyId] === "high" ? "claims" : "pays";
}

/** A value of a topic as this language speaks it; `at` says whether it begins a sentence. */
export function spoken(scribe: Scribe, topicId: string, value: TopicValue, at: "head" | "middle" = "middle"): string {
  const topic = scribe.input.file.topics.find((t) => t.id === topicId);
  if (!topic) return String(value);
  const text = spokenValue(topic, value, scribe.lang);
  if (scribe.lang === "zh" || isNumeric(topic)) return text;
  return at === "head" ? upperFirst(text) : lowerFirst(text);
}
