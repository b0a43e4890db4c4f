// The classifier's features of a text: character n-grams (Chinese 1–3), or words, word pairs and character 3–4-grams within words (English).
// Digits are all the same; names of the case are blanked before, so that no weight hangs on a person.

import { remembered } from "../remember.ts";

/** Distinct feature keys of a folded text. */
export function ngramsOf(folded: string, lang: "en" | "zh"): Set<string> {
  const text = folded.replace(/\d[\d,.]*/g, "0").slice(0, 1200);
  return lang === "zh" ? chinese(text) : english(text);
}

function chinese(text: string): Set<string> {
  const keys = new Set<string>();
  const chars = [...text.replace(/\s+/g, "")];
  let before = "";
  let twoBefore = "";
  for (const char of chars) {
    keys.add(char);
    if (before !== "") keys.add(before + char);
    if (twoBefore !== "") keys.add(twoBefore + before + char);
    twoBefore = before;
    before = char;
  }
  return keys;
}

/** The pieces of one word: itself and, from four letters on, its runs of 4 and 5 with both ends marked. */
const piecesOf = remembered(8000, (word): readonly string[] => {
  const pieces = [word];
  const padded = `_${word}_`;
  if (word.length >= 4) for (let n = 4; n <= 5; n++) for (let k = 0; k + n <= padded.length; k++) pieces.push(`~${padded.slice(k, k + n)}`);
  return pieces;
});

function english(text: string): Set<string> {
  const keys = new Set<string>();
  const words = text.match(/[a-z0]+(?:'[a-z]+)*|[£$€?!]/g) ?? [];
  words.forEach((w, i) => {
    for (const piece of piecesOf(w)) keys.add(piece);
    const next = words[i + 1];
    if (next !== undefined) keys.add(`${w} ${next}`);
  });
  return keys;
}
