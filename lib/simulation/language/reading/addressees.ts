// To whom a mediator speaks. What the sender chose wins; else names used as address, else "you" means who spoke last.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { lexiconOf } from "../case-lexicon.ts";
import type { ConductCues } from "./conduct-cues.ts";
import { heardBefore, speakerOf } from "./context.ts";

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

/** Party ids the words are meant for; empty: everyone in the room. */
export function readAddressees(folded: string, cues: ConductCues, input: { file: CaseFile; turn: Turn; state: SessionState }): string[] {
  const { file, turn, state } = input;
  if (turn.audience.room === "caucus") return [turn.audience.with];
  const known = new Set(file.parties.map((p) => p.id));
  const chosen = turn.audience.to.filter((id) => known.has(id));
  if (chosen.length > 0) return [...new Set(chosen)];
  const mentions = mentionsOf(folded, file);
  const called = [...new Set(mentions.filter((m) => m.vocative).map((m) => m.partyId))];
  if (cues.everyone.test(folded) || called.length >= file.parties.length) return [];
  if (called.length > 0) return called;
  if (cues.second.test(folded)) {
    const heard = heardBefore(state, turn);
    const last = heard.findLast((t) => speakerOf(t) !== null);
    const spoke = last ? speakerOf(last) : null;
    // Two who have both spoken since the mediator's last turn, and no name: either may feel meant.
    const since = heard.findLast((t) => speakerOf(t) === null)?.turn ?? 0;
    const fresh = new Set(heard.filter((t) => t.turn > since).map(speakerOf));
    const unnamed = [...fresh].filter((id) => id !== null && !mentions.some((m) => m.partyId === id));
    if (fresh.size > 1 && unnamed.length !== 1 && !/[您你]/.test(folded)) return [];
    const meant = unnamed[0] ?? spoke;
    return meant && known.has(meant) ? [meant] : [];
  }
  const named = [...new Set(mentions.map((m) => m.partyId))];
  return named.length === 1 && folded.includes("?") ? named : [];
}
