// Where the parties are named in a text, and whether they are spoken to there.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { lexiconOf } from "../case-lexicon.ts";

export interface Mention { partyId: string; at: number; end: number; vocative: boolean }

const WORD = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** Every place a party is named in folded text, longest form first, with whether it is spoken to there. */
export function mentionsOf(folded: string, file: CaseFile): Mention[] {
  const taken: [number, number][] = [];
  const found: Mention[] = [];
  const forms = [...lexiconOf(file).aliases].flatMap(([partyId, aliases]) => aliases.map((alias) => ({ partyId, alias }))).sort((a, b) => b.alias.length - a.alias.length);
  for (const { partyId, alias } of forms) {
    for (let at = folded.indexOf(alias); at >= 0; at = folded.indexOf(alias, at + alias.length)) {
      const end = at + alias.length;
      const han = HAN.test(alias);
      if (!han && (WORD.test(folded[at - 1] ?? " ") || WORD.test(folded[end] ?? " "))) continue;
      if (taken.some(([a, b]) => at < b && end > a)) continue;
      taken.push([at, end]);
      found.push({ partyId, at, end, vocative: isVocative(folded, at, end, han) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

function isVocative(folded: string, at: number, end: number, han: boolean): boolean {
  const before = folded.slice(Math.max(0, at - 6), at);
  const after = folded.slice(end, end + 6);
  const opens = /(?:^|[.!?。！？;,:、\n"(>]\s?|\b(?:and|so|but|now|well|right|okay|ok|thank you|thanks|then)[, ]{1,2}|^(?:好|那|来)[,]?)$/.test(before);
  if (han) return (opens && /^(?:[,、:!]|[您你]|$)/.test(after)) || (/[,、]$/.test(before) && /^[?!。]/.test(after));
  return (opens && /^(?:\s?[,:!-]|\s(?:you|what|how|would|could|can|do|did|is|are|and \w+,)|$)/.test(after)) || (/, ?$/.test(before) && /^ ?[.?!,;]/.test(after));
}
