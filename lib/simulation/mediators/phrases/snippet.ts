// A few of a party's own words, fit to be given back in quotation marks. Lengths chosen so that a quote reads like listening, not like a record.

/** Bounds in characters (zh) or words (en), and the length that reads best. */
const LENGTHS = { zh: { least: 5, most: 24, best: 12 }, en: { least: 4, most: 16, best: 8 } } as const;
/** What being a whole sentence is worth against length and particulars. */
const WHOLE = 3;

/**
 * Clauses of `text` that can be quoted, best first: statements of middling length with something particular in them. Stage
 * directions in brackets are no words; questions and remarks about the mediator or the talk itself are not given back.
 */
export function snippets(text: string, lang: "en" | "zh"): string[] {
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

/** Complaints about the talk, forms of words and answers to terms: given back they sound like mockery. */
const ABOUT_THE_TALK = /\b(?:same again|in circles|anything new|covered that|said that|asking again|my answer|too soon|not yet|hold on|your turn|ask you)\b|又是|讲过了|问过了|重复|绕圈|还早|太急|先别|您刚|你刚/iu;

/** Figures, dates and negations mark what a speaker insists on; words about oneself weigh more than words at others. */
function score(clause: string, length: number, best: number): number {
  const particular = /\d|[一二三四五六七八九十百千万两半]|\b(?:never|nobody|not|always|only|once|twice|four|three|two)\b|没|不|只|从来/iu.test(clause) ? 3 : 0;
  const personal = /\b(?:i|my|me|i'm|i've|i'd)\b|我/iu.test(clause) ? 2 : 0;
  const atYou = /\byou\b|您|你/iu.test(clause) ? 2 : 0;
  return particular + personal - atYou - Math.abs(length - best) / 3;
}
