// A few of a party's own words, fit to be given back in quotation marks. Lengths chosen so that a quote reads like listening, not like a record.

/** Bounds in characters (zh) or words (en), and the length that reads best. */
const LENGTHS = { zh: { least: 5, most: 24, best: 12 }, en: { least: 4, most: 16, best: 8 } } as const;

/** What being a whole sentence is worth against length and particulars. */
const WHOLE = 3;

/** Clauses of `text` that can be quoted, best first: of middling length, with something particular in them. Stage directions in brackets are no words. */
export function snippets(text: string, lang: "en" | "zh"): string[] {
  const spoken = text.replace(/（[^）]*）|\([^)]*\)/gu, " ").replace(/["“”「」]/gu, "");
  const whole = lang === "zh" ? spoken.split(/[。！？；!?;：…\n]+/u) : spoken.split(/[.!?;:…\n]+(?=\s|$)/u);
  // A part of a sentence is quoted only when no whole one will do.
  const clauses = [...whole, ...whole.flatMap((sentence) => sentence.split(/[,，]/u))];
  const sentencesEnd = whole.length;
  const { least, most, best } = LENGTHS[lang];
  const seen = new Set<string>();
  return clauses
    .map((clause, i) => ({ clause: clause.trim().replace(/^[,，、\s–—-]+|[,，、\s–—-]+$/gu, ""), whole: i < sentencesEnd }))
    .filter(({ clause }) => !seen.has(clause) && seen.add(clause) && !/[{}]/u.test(clause))
    .map((c) => ({ ...c, length: lang === "zh" ? [...c.clause].length : c.clause.split(/\s+/u).filter(Boolean).length }))
    .filter(({ length }) => length >= least && length <= most)
    .map((c) => ({ ...c, score: score(c.clause, c.length, best) + (c.whole ? WHOLE : 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ clause }) => clause);
}

/** Figures, dates and negations mark what a speaker insists on; a question to the mediator is no statement to give back. */
function score(clause: string, length: number, best: number): number {
  const particular = /\d|[一二三四五六七八九十百千万两半]|\b(?:never|nobody|not|always|only|once|twice|four|three|two)\b|没|不|只|从来/iu.test(clause) ? 3 : 0;
  const personal = /\b(?:i|my|me|i'm|i've|i'd)\b|我/iu.test(clause) ? 1 : 0;
  return particular + personal - Math.abs(length - best) / 3;
}
