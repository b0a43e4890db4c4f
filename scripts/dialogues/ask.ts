/** Asks one party of a case one question after everybody has had the first word, and hands back what it said. */
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { playSession, type Played, type TypedLine } from "./play.ts";

export interface Answer { played: Played; partyId: string; text: string }

/** How a mediator calls a party to its face. */
export function addressOf(file: CaseFile, partyId: string): string {
  const party = file.parties.find((p) => p.id === partyId);
  if (!party) throw new Error(`${file.slug}: no party "${partyId}"`);
  return party.address?.formal ?? party.name;
}

/** Replies of `partyId` to `questions`, asked one after the other in one session; those it lets pass in silence or leaves to others are left out. */
export async function askParty(file: CaseFile, partyId: string, questions: readonly string[], seed: number): Promise<Answer[]> {
  const zh = file.language === "zh";
  const warm = file.parties.map((p): TypedLine => ({ room: "joint", text: zh ? `${addressOf(file, p.id)}，您先讲，从哪里讲起都行。` : `${addressOf(file, p.id)}, where would you like to begin?` }));
  const lines = questions.map((text): TypedLine => ({ room: "joint", text: text.includes("{A}") ? text.replaceAll("{A}", addressOf(file, partyId)) : `${addressOf(file, partyId)}${zh ? "，" : ", "}${text}` }));
  const played = await playSession(file, [...warm, ...lines], seed, 200);
  const { turns } = played.state;
  return lines.flatMap((line) => {
    const at = turns.findIndex((t) => t.speaker.seat === "mediator" && t.text === line.text);
    if (at < 0) return [];
    const next = turns.findIndex((t, i) => i > at && t.speaker.seat === "mediator");
    const reply = turns.slice(at + 1, next < 0 ? undefined : next).find((t) => t.speaker.seat === "party" && t.speaker.partyId === partyId);
    return reply ? [{ played, partyId, text: reply.text }] : [];
  });
}
