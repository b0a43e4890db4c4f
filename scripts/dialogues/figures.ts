/** Figures of a session's party speech: how long, how often asked back, what was said twice. */
import { fold } from "@/lib/simulation/language/fold.ts";
import { lengthOf } from "@/lib/simulation/language/writing/join.ts";
import type { Played } from "./play.ts";

export interface Figures { lines: number; median: number | null; questions: number; repeated: number }

/** What a party said, line by line. */
export function partyLines({ state }: Played): { partyId: string; text: string }[] {
  return state.turns.flatMap((t) => (t.speaker.seat === "party" ? [{ partyId: t.speaker.partyId, text: t.text }] : []));
}

/** Sentences long enough to be noticed twice: 3 words, or 5 characters of Chinese. Actions in brackets are none. */
export function sentencesFor(text: string, lang: "en" | "zh"): string[] {
  const plain = fold(text).replace(/[（(][^（()）]*[）)]/g, " ");
  return (plain.match(/[^.!?。！？…]+/g) ?? []).map((s) => s.replace(/[^\p{L}\p{N}]+/gu, lang === "zh" ? "" : " ").trim()).filter((s) => (lang === "zh" ? s.length >= 5 : s.split(" ").length >= 3));
}

/** Lines of a whole session and their figures; a figure of nothing is null. */
export function figuresOf(played: Played): Figures {
  const { language } = played.file;
  const lines = partyLines(played);
  const lengths = lines.map((l) => lengthOf(l.text, language)).sort((a, b) => a - b);
  const all = lines.flatMap((l) => sentencesFor(l.text, language));
  return { lines: lines.length, median: lengths[Math.floor(lengths.length / 2)] ?? null, questions: lines.filter((l) => /[?？]/.test(l.text)).length, repeated: all.length - new Set(all).size };
}

/** Share of party sentences in these sessions that came up before, in the same session or an earlier one; null for none. */
export function repeatShare(sessions: readonly Played[]): number | null {
  const all = sessions.flatMap((s) => partyLines(s).flatMap((l) => sentencesFor(l.text, s.file.language)));
  return all.length === 0 ? null : (all.length - new Set(all).size) / all.length;
}
