// Who had how much of the talk (rubric row D4, mistakes M07 and M14). Unit: words; in Chinese, characters.
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import { sum } from "./defined.ts";

const HAN = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** Length of a text: Chinese characters plus words of any other script. Punctuation and spaces count nothing. */
export function wordCount(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  const other = text.replace(HAN, " ").match(WORD)?.length ?? 0;
  return han + other;
}

/** Share 0–1 of all words per speaker ("mediator" or a party id), the mediator first, then `parties` in order. Empty when nobody has spoken. */
export function airtime(turns: readonly SpokenTurn[], parties: readonly string[]): { who: string; share: number }[] {
  const said = (who: string): number =>
    sum(turns.filter((t) => (t.speaker.seat === "mediator" ? "mediator" : t.speaker.partyId) === who).map((t) => wordCount(t.text)));
  const all = ["mediator", ...parties].map((who) => ({ who, words: said(who) }));
  const total = sum(all.map((a) => a.words));
  return total === 0 ? [] : all.map(({ who, words }) => ({ who, share: words / total }));
}
