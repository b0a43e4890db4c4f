// How a party's turn must be, whatever it tells: one voice, in its role, in the case's language, in words that can be read.
import type { GuardBrief, Stop } from "./brief.ts";
import { HELD_TOKENS, type Seen, type Unit } from "./places.ts";

export interface Heard { stop: Stop | null; hold: number | null }

const OUT_OF_ROLE = {
  en: /\bas an? (?:ai\b|artificial|large language|language model)|\b(?:i am|i'm) (?:just |only |really )?an? (?:ai\b|artificial|large language|language model|chatbot|bot\b|virtual assistant)|\b(?:large )?language model|\bsystem prompt|\bmy (?:instructions|prompt|private (?:profile|facts))\b|\bout of character\b/,
  zh: /作为(?:一个|一名)?(?:ai|人工智能|语言模型|大模型)|我(?:只|就)?是(?:一个|一名|个)?(?:ai|人工智能|语言模型|大模型|机器人|智能助手)|语言模型|系统提示|提示词|角色扮演|我的(?:指令|人设)/,
};
/** What may become one of these. */
const NEARLY_OUT = {
  en: /\b(?:as an?|(?:i am|i'm)(?: (?:just|only|really))?(?: an?)?|(?:a )?(?:large )?language|system|my(?: private)?|out(?: of)?) ?[a-z]*$/,
  zh: /(?:作为|我(?:只|就)?是)(?:一个|一名|个|一)?(?:[a-z]*|人工?智?|语言?模?|大模?|机器?|智能?助?)$|(?:作|我|语言?模?|系统?提?|提示|角色?扮?|我的[指人]?)$/,
};
/** Marks of chat formats and headings: where one stands, a turn has ended. */
const FORMAT_MARK = /<\||\[\/?inst\]|^#{2,} |\n#{2,} |<\/?(?:system|user|assistant)>/;
const LABELS = ["mediator", "user", "assistant", "system", "human", "narrator", "调解员", "调解人", "主持人", "旁白", "用户", "对方"];

/** Words of another script in a row that make it another language: six Han characters in English, eight Latin words in Chinese. */
const FOREIGN = { en: { kind: "han", most: 6 }, zh: { kind: "word", most: 8 } } as const;
const LONGEST_WORD = 24;

export interface Voices { own: readonly string[]; labels: readonly string[]; line: RegExp; alone: RegExp }

const escaped = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, "\\$&");

/** Names ready to be looked for. */
export function readVoices(brief: Pick<GuardBrief, "own" | "others">): Voices {
  const fold = (name: string): string => name.normalize("NFKC").toLowerCase();
  const own = brief.own.map(fold);
  const labels = [...new Set([...brief.others.map(fold), ...LABELS, ...own])].sort((a, b) => b.length - a.length);
  const names = labels.map(escaped).join("|");
  return {
    own, labels,
    line: new RegExp(`(^|\\n|[.!?。"]\\s*)(["'\\[(【-]?\\s*(?:${names})[\\])】"']*\\s*(?:[(（][^)）\\n]{0,20}[)）])?\\s*(?::| says:|说:|道:))`, "g"),
    alone: new RegExp(`\\n["'\\[(【-]?\\s*(?:${names})[\\])】"']*\\s*\\n`),
  };
}

/** The label of its own a speech begins with: how much of the raw text it takes. */
export function ownLabel(voices: Voices, seen: Seen): number {
  const label = voices.own.map((name) => new RegExp(`^["'\\[(]?${escaped(name)}[\\])"']*\\s*:\\s*`).exec(seen.text)?.[0].length ?? 0).reduce((a, b) => Math.max(a, b), 0);
  return label === 0 ? 0 : (seen.places[label] ?? 0);
}

/** Another's line, another's name alone on a line, a mark of a chat format. `skip`: raw characters of its own label. */
export function hearVoices(voices: Voices, seen: Seen, whole: boolean, skip: number): Heard {
  const { text, places } = seen;
  const at = [...text.matchAll(voices.line)].map((m) => m.index + (m[1] ?? "").length).find((i) => (places[i] ?? 0) >= skip);
  const found = [at, voices.alone.exec(text)?.index, FORMAT_MARK.exec(text)?.index].filter((i): i is number => i !== undefined);
  const stop: Stop | null = found.length === 0 ? null : { kind: "other-speaker", at: places[Math.min(...found)] ?? 0, id: null };
  if (whole) return { stop, hold: null };
  const start = Math.max(text.lastIndexOf("\n"), ...[".", "!", "?", "。", '"'].map((mark) => text.lastIndexOf(mark))) + 1;
  const tail = text.slice(start);
  const bare = tail.replace(/^[\s"'[(【-]+/, "");
  const mayBe = bare !== "" && voices.labels.some((label) => label.startsWith(bare.trimEnd()) || (bare.startsWith(label) && /^[\])】"']*\s*(?:[(（][^)）\n]{0,20}[)）]?)?\s*(?:s|sa|say|says|说|道)?$/.test(bare.slice(label.length))));
  const markMayBe = /(?:^|\n)#+$|<[|/a-z]{0,10}$|\[\/?[a-z]{0,4}$/.exec(text);
  const holds = [mayBe ? start + (tail.length - bare.length) : undefined, markMayBe?.index].filter((i): i is number => i !== undefined);
  return { stop, hold: holds.length === 0 ? null : (places[Math.min(...holds)] ?? 0) };
}

export function hearRole(language: "en" | "zh", seen: Seen, whole: boolean): Heard {
  const { text, places } = seen;
  const said = [OUT_OF_ROLE.en, OUT_OF_ROLE.zh].map((p) => p.exec(text)?.index).filter((i): i is number => i !== undefined);
  const nearly = whole ? null : NEARLY_OUT[language].exec(text);
  return { stop: said.length === 0 ? null : { kind: "out-of-role", at: places[Math.min(...said)] ?? 0, id: null }, hold: nearly === null ? null : (places[nearly.index] ?? 0) };
}

/** Another language, and words spelled out or run together beyond reading. */
export function hearScript(language: "en" | "zh", seen: Seen, whole: boolean): Heard {
  const { kind, most } = FOREIGN[language];
  let stop: Stop | null = null;
  let hold: number | null = null;
  const foreign = lastRun(seen.units, (u) => u.kind === kind, (u) => u.kind === "mark" || u.kind === "number", (run) => {
    if (run.length > most && stop === null) stop = { kind: "language", at: run[0]?.at ?? 0, id: null };
  });
  if (!whole && foreign !== null) hold = foreign.at;
  const isLetter = (u: Unit): boolean => u.kind === "word" && u.text.length === 1;
  const spelled = lastRun(seen.units, isLetter, (u) => u.kind === "mark", (run) => {
    if ((run.at(-1)?.after ?? 0) - (run[0]?.before ?? 0) > HELD_TOKENS - 2 && stop === null) stop = { kind: "spelled", at: run[0]?.at ?? 0, id: null };
  });
  if (!whole && spelled !== null && (hold === null || spelled.at < hold)) hold = spelled.at;
  const long = seen.units.find((u) => u.kind === "word" && u.text.length > LONGEST_WORD);
  if (long && stop === null) stop = { kind: "spelled", at: long.at, id: null };
  return { stop, hold };
}

/** Visits runs of units that fit, units of `between` not breaking them; answers the first unit of a run that reaches the end. */
function lastRun(units: readonly Unit[], fits: (u: Unit) => boolean, between: (u: Unit) => boolean, visit: (run: readonly Unit[]) => void): Unit | null {
  let run: Unit[] = [];
  for (const unit of units) {
    if (fits(unit)) { run.push(unit); visit(run); } else if (!between(unit)) run = [];
  }
  return run[0] ?? null;
}
