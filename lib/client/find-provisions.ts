// Looking something up in the provisions of a case: every word must be found somewhere in the entry, in any order.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";

type Provision = PublicCase["provisions"][number];

/** The words looked for; empty: everything is shown. */
export function wordsIn(query: string): string[] {
  return query.toLowerCase().split(/[\s，。、；;,]+/).filter((w) => w !== "");
}

export function findProvisions(provisions: readonly Provision[], query: string): Provision[] {
  const words = wordsIn(query);
  return provisions.filter((p) => {
    const text = `${p.name} ${p.article ?? ""} ${p.text}`.toLowerCase();
    return words.every((w) => text.includes(w));
  });
}

export interface Piece { text: string; found: boolean }

/** The text cut where words were found, to mark them. Joined it is the text again. */
export function marked(text: string, query: string): Piece[] {
  const words = wordsIn(query);
  if (words.length === 0) return [{ text, found: false }];
  const lower = text.toLowerCase();
  // Beware: a few letters change their length in lower case; then nothing is marked rather than the wrong letters.
  if (lower.length !== text.length) return [{ text, found: false }];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) for (let i = lower.indexOf(word); i >= 0; i = lower.indexOf(word, i + 1)) hit.fill(true, i, i + word.length);
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const found = hit[i] ?? false;
    const last = pieces.at(-1);
    if (last && last.found === found) last.text += text.charAt(i);
    else pieces.push({ text: text.charAt(i), found });
  }
  return pieces;
}
