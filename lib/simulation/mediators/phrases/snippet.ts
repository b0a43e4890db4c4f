// A few of a party's own words, fit to be given back in quotation marks. Lengths chosen so that a quote reads like listening, not like a record.
import { remembered } from "../../language/remember.ts";

/** Bounds in characters (zh) or words (en), and the length that reads best. */
const LENGTHS = { zh: { least: 5, most: 24, best: 12 }, en: { least: 4, most: 16, best: 8 } } as const;
/** What being a whole sentence is worth against length and particulars. */
const WHOLE = 3;

/**
 * Clauses of `text` that can be quoted, best first: statements of middling length with something particular in them. Stage
 * directions in brackets are no words; questions and remarks about the mediator or the talk itself are not given back.
 */
export function snippets(text: string, lang: "en" | "zh"): readonly string[] {
  return QUOTED[lang](text);
}

const QUOTED = { en: remembered(2000, (text) => snippetsIn(text, "en")), zh: remembered(2000, (text) => snippetsIn(text, "zh")) };

function snippetsIn(text: string, lang: "en" | "zh"): string[] {
  const spoken = text.replace(/（[^）]*）|\([^)]*\)/gu, " ").replace(/["“”「」]/gu, "");
  const statements = (lang === "zh" ? spoken.match(/[^。！？；!?;：…\n]+[。！？；!?;：…\n]?/gu) : spoken.match(/(?:[^.!?;:…\n]|[.:](?=\S))+[.!?;:…\n]?/gu)) ?? [];
  const whole = statements.filter((s) => !/[?？]\s*$/u.test(s)).map((s) => ({ clause: s, whole: true }));
  // A part of a sentence is quoted only when no whole one will do.
  const parts = whole.flatMap(({ clause }) => clause.split(/[,，]/u).map((part) => ({ clause: part, whole: false })));
  const { least, most, best } = LENGTHS[lang];
  const seen = new Set<string>();
  return [...whole, ...parts]
    .map((c) => ({ ...c, clause: c.clause.trim().replace(/^[\s,，、–—-]+|[\s,，、–—。.!！；;:：…-]+$/gu, "") }))
    .filter(({ clause }) => !seen.has(clause) && seen.add(clause) && !/[{}]/u.test(clause) && !ABOUT_THE_TALK.test(clause))
    .map((c) => ({ ...c, length: lang === "zh" ? [...c.clause].length : c.clause.split(/\s+/u).filter(Boolean).length }))
    .filter(({ length }) => length >= least && length <= most)
    .map((c) => ({ ...c, score: score(c.clause, c.length, best) + (c.whole ? WHOLE : 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ clause }) => clause);
}

/** Complaints about the talk, offers and answers to terms: given back as something felt they sound like mockery. */
const ABOUT_THE_TALK = new RegExp([
  String.raw`\b(?:same again|in circles|anything new|covered that|said that|asking again|my answer|too soon|not yet|hold on|your turn|ask you|my offer|i'd go to|i could do|i'd take|that's what i want|go on)\b`,
  "又是|讲过了|问过了|谈过|再问|重复|绕|还早|太急|先别|您刚|你刚|写吧|这个数|让到|走到这里|我要的是这样|那就|降到|加到|您讲|各位|听下来|行，|可以谈|我可以|换个法子|退一步|走一步|添一点|了掉|当回事|觉得可以|先不评价|我先|也是一样|再讲一",
].join("|"), "iu");

/** Words of weight: fear, hurt, pride, home, body, being left alone. */
const WEIGHTY = /\b(?:afraid|fear|cough|night|lay|alone|nobody|never|ashamed|sorry|tired|cried|wife|baby|child|sister|home|lost|angry|hurt|wrong|front of|wonder|wait|name)\b|怕|气|累|睡|委屈|难|心|手|家里|没人|一个人|等了|丢|脸|夜|疼|痛|寒|愧|病|梦|儿子|老婆|背|挨/iu;

/** The first of the snippets that has weight; null when none has. */
export function weighty(clauses: readonly string[]): string | null {
  return clauses.find((clause) => WEIGHTY.test(clause)) ?? null;
}

/** Figures, dates and negations mark what a speaker insists on; words about oneself weigh more than words at others. */
function score(clause: string, length: number, best: number): number {
  const particular = /\d|[一二三四五六七八九十百千万两半]|\b(?:never|nobody|not|always|only|once|twice|four|three|two)\b|没|不|只|从来/iu.test(clause) ? 3 : 0;
  const personal = /\b(?:i|my|me|i'm|i've|i'd)\b|我/iu.test(clause) ? 2 : 0;
  const atYou = /\byou\b|您|你/iu.test(clause) ? 2 : 0;
  return particular + personal - atYou - Math.abs(length - best) / 3;
}
