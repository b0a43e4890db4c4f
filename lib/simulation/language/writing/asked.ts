// What a question is about: which fact of the ledger it asks for, by the words that only this fact has.
// Weights by craft: the party's own account names a fact best, then the exhibit, the others' accounts, the truth.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { fold, sentencesOf, withoutQuoted } from "../fold.ts";
import { specificity } from "../reading/stock.ts";
import { remembered } from "../remember.ts";
import { parseOnce } from "../tokens.ts";

const WEIGHT = { own: 1, exhibit: 0.9, others: 0.8, truth: 0.6, says: 0.5 } as const;
/** Least sum of a question's telling words: one word that hardly another fact has, or two that few have. */
const ENOUGH = { en: 0.45, zh: 0.4 } as const;
/** Questions about what could be, the process or the whole story: no one fact answers them. */
const NOT_OF_FACTS = {
  en: /\b(?:would (?:happen|you|that|a|it|have to|want)|(?:what|which|anything|something) (?:\w+ )?(?:could|can) (?:you|we|each)|if you|bottom line|to begin|own words|agree\w*|tomorrow|written down|called|worries|willing)\b/,
  zh: /假设|要是|明天|以后怎么|能不能|可以先|底线|指令|提个想法|拿出|担心|愿意|怎么称呼|写下来|这句话|从哪里讲起/,
} as const;

/** Past forms that the stem leaves apart from their verb. */
const PRESENT: ReadonlyMap<string, string> = new Map("wrote write,written write,rang ring,rung ring,sent send,paid pay,told tell,came come,found find,gave give,given give,took take,taken take,kept keep,held hold,broke break,drove drive,fell fall,went go,gone go,said say,saw see,seen see,heard hear,bought buy,cost cost,made make,phone ring,call ring,telephone ring,letter write".split(",").map((pair): [string, string] => { const [past = "", verb = ""] = pair.split(" "); return [past, verb]; }));
const present = (token: string): string => PRESENT.get(token) ?? token;

type Words = ReadonlyMap<string, number>;
interface FactWords { id: string; words: Words }
const compiled = new WeakMap<CaseFile, Map<string, readonly FactWords[]>>();

/** The fact a question asks a party about, whether or not that party has an account of it; null: none in particular. */
export function factAsked(file: CaseFile, partyId: string, text: string): string | null {
  const question = questionIn(text);
  if (NOT_OF_FACTS[file.language].test(question)) return null;
  const names = lexiconOf(file).names;
  const asked = [...parseOnce(question).bag].filter(([t]) => !names.has(t)).map(([t, w]): [string, number] => [present(t), w]);
  let best: { id: string; score: number } | null = null;
  for (const { id, words } of factWords(file, partyId)) {
    let score = 0;
    for (const [t, base] of asked) score += base * (words.get(t) ?? 0);
    if (score >= ENOUGH[file.language] && score > (best?.score ?? 0)) best = { id, score };
  }
  return best?.id ?? null;
}

/** The last question with the sentence before it, which often carries what it is about; the whole text where nobody put a question mark. */
const questionIn = remembered(2000, (text: string): string => {
  // Words given back in quotation marks are the party's own and not what is asked.
  const sentences = sentencesOf(withoutQuoted(fold(text)).replaceAll('""', " "));
  const last = sentences.findLastIndex((s) => /[?？]["')]*$/.test(s));
  return last < 0 ? sentences.slice(-2).join(" ") : sentences.slice(Math.max(0, last - 1), last + 1).join(" ");
});

function factWords(file: CaseFile, partyId: string): readonly FactWords[] {
  const ofCase = compiled.get(file) ?? new Map<string, readonly FactWords[]>();
  compiled.set(file, ofCase);
  const known = ofCase.get(partyId);
  if (known) return known;
  const raw = file.facts.map((fact) => {
    const words = new Map<string, number>();
    const add = (text: string, weight: number): void => { for (const t of parseOnce(text).bag.keys()) words.set(present(t), Math.max(words.get(present(t)) ?? 0, weight)); };
    for (const [id, text] of Object.entries(fact.versions)) add(text, id === partyId ? WEIGHT.own : WEIGHT.others);
    add(fact.exhibit?.name ?? "", WEIGHT.exhibit);
    add(fact.exhibit?.says ?? "", WEIGHT.says);
    add(fact.truth, WEIGHT.truth);
    return { id: fact.id, words };
  });
  const shared = new Map<string, number>();
  for (const { words } of raw) for (const t of words.keys()) shared.set(t, (shared.get(t) ?? 0) + 1);
  const made = raw.map(({ id, words }) => ({
    id, words: new Map([...words].map(([t, w]): [string, number] => [t, (w * specificity(t, file.language)) / Math.sqrt(shared.get(t) ?? 1)])),
  }));
  ofCase.set(partyId, made);
  return made;
}

/** An account that begins with "he himself" or "never seen it" leaves out what it is about. */
const ORPHAN = { zh: /^(?:他自己|她自己|没见过|不晓得|不知道|没有见过)/, en: /^(?:it|they|that)\b/i } as const;
const subjects = new WeakMap<CaseFile, Map<string, string | null>>();

/** What a fact is about, in a word its own account leaves out (他自己嫌碍手拆的: 罩子); null when the account stands alone, or no word is clear. */
export function subjectOf(file: CaseFile, factId: string, account: string): string | null {
  if (!ORPHAN[file.language].test(account)) return null;
  const ofCase = subjects.get(file) ?? new Map<string, string | null>();
  subjects.set(file, ofCase);
  const known = ofCase.get(`${factId}/${account}`);
  if (known !== undefined) return known;
  const fact = file.facts.find((f) => f.id === factId);
  const found = fact ? (file.language === "zh" ? sharedWord : namedById)(file, fact, account) : null;
  ofCase.set(`${factId}/${account}`, found);
  return found;
}

type Fact = CaseFile["facts"][number];

/** The two characters that the truth shares with another account and that the accounts of the case speak of most. */
function sharedWord(file: CaseFile, fact: Fact, account: string): string | null {
  const names = lexiconOf(file).names;
  const others = Object.values(fact.versions).filter((v) => v !== account);
  const all = file.facts.flatMap((f) => [f.truth, ...Object.values(f.versions)]).join("|");
  const candidates = [...parseOnce(fact.truth).bag].filter(([t, w]) => t.length === 2 && w >= 1 && !names.has(t) && !/[一二三四五六七八九十两百千万月日号年天]/.test(t) && others.some((o) => o.includes(t)));
  const best = candidates.map(([t]) => ({ t, n: all.split(t).length })).sort((a, b) => b.n - a.n)[0];
  return best && best.n > 4 && !account.includes(best.t) ? best.t : null;
}

/** English authors name facts by a noun: vent, level, taxis. It serves when another account uses it too. */
function namedById(_file: CaseFile, fact: Fact, account: string): string | null {
  const noun = fact.id.replaceAll("-", " ");
  const said = new RegExp(`\\b(?:the|that|my|his|her|their|a|an) ${noun}\\b`, "i");
  const others = [fact.truth, ...Object.values(fact.versions).filter((v) => v !== account)];
  return !new RegExp(`\\b${noun}`, "i").test(account) && others.some((o) => said.test(o)) ? noun : null;
}
