// To whom a mediator speaks. What the sender chose wins; else names used as address, else "you" means who spoke last.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { sentencesOf } from "../fold.ts";
import { readProcedural } from "./conduct.ts";
import type { ConductCues } from "./conduct-cues.ts";
import { heardBefore, speakerOf } from "./context.ts";
import { mentionsOf, type Mention } from "./mentions.ts";

/** After words to everyone, the one party whom the last sentence asks by name; openings and rules stay everyone's. */
function lastAsked(folded: string, mentions: readonly Mention[], cues: ConductCues): string[] | null {
  if (readProcedural(folded, false, false, cues) || cues.opening.filter((p) => p.test(folded)).length >= 3) return null;
  const last = sentencesOf(folded).at(-1) ?? "";
  const from = folded.lastIndexOf(last);
  const called = [...new Set(mentions.filter((m) => m.vocative && m.at >= from).map((m) => m.partyId))];
  return called.length === 1 && (/[?？]/.test(last) || cues.asks.test(last)) && !cues.everyone.test(last) ? called : null;
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
  if (cues.everyone.test(folded) || called.length >= file.parties.length) return lastAsked(folded, mentions, cues) ?? [];
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
