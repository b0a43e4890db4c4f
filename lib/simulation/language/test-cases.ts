// Thin cases, which bring no speech material of their own, and small sessions for the tests of this folder.
import { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { EMPTY_STATE, type PartyState, type SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";

const profile = (weights: Record<string, number>, words: { objective: string; bottomLine: string; batna: string; secret: string }): unknown => ({
  objective: words.objective, bottomLine: words.bottomLine, batna: { text: words.batna, value: 40 }, optimism: 5, barrier: { kind: "unheard", level: 0.5, cues: [] },
  persona: { tki: "competing", reactivity: 0.5, register: "" }, weights, secrets: [{ id: "s", text: words.secret, sensitivity: 0.8, mayShare: false }],
});

/** A case as an importer might leave it: names, topics, values, and nothing to say. */
export function thinCase(lang: "en" | "zh"): CaseFile {
  const zh = lang === "zh";
  const member = (id: string, name: string) => ({ id: `${id}-self`, name, role: zh ? "本人" : "self", authority: "full" });
  const party = (id: string, name: string, role: string, text: Parameters<typeof profile>[1]) => ({ id, name, role, public: zh ? `${name}是一方。` : `${name} is one side.`, members: [member(id, name)], private: profile({ money: 60, work: 30, days: 10 }, text) });
  return CaseFile.parse({
    format: "caucus-case/1", slug: `thin-${lang}`, language: lang, style: zh ? "peoples-mediation" : "facilitative", disputeType: "debt", domain: "transactional",
    title: zh ? "装修尾款" : "The last payment", difficulty: "easy", minutes: 10, provenance: { author: "Caucus", date: "2026-11-30", basis: "derived" },
    brief: zh ? "吕某替周某装修，尾款没有付。" : "Mr Lowe fitted a kitchen for Ms Castell. The last payment is open.", background: zh ? "活干完了，周某说墙不平。" : "The work is done. She says the wall is uneven.",
    parties: [
      party("a", zh ? "吕某" : "Mr Lowe", zh ? "装修师傅" : "kitchen fitter", zh ? { objective: "拿回一笔能付工人钱的数", bottomLine: "低于一万二他宁可去起诉也不签字", batna: "去法院起诉要拖半年", secret: "他已经欠了两个小工三个月的工钱" } : { objective: "to be paid enough to settle with his own labourers", bottomLine: "under nine hundred pounds he would rather go to court than sign", batna: "a small claim that takes half a year", secret: "he has owed two labourers their wages since the summer" }),
      party("b", zh ? "周某" : "Ms Castell", zh ? "房主" : "owner of the flat", zh ? { objective: "墙弄平了再付钱", bottomLine: "超过一万八她一分也不会再给了", batna: "再请别人重新做一遍墙面", secret: "她下个月就要把这套房子租出去了" } : { objective: "to pay only once the wall is made even", bottomLine: "over fifteen hundred pounds she will not give another penny", batna: "have somebody else do the wall again", secret: "she means to let the flat from next month" }),
    ],
    topics: [
      { id: "money", name: zh ? "尾款" : "Last payment", kind: "amount", unit: zh ? "CNY" : "GBP", range: zh ? [0, 30000] : [0, 3000], better: { a: "high", b: "low" }, opening: { a: zh ? 30000 : 3000, b: 0 }, reserve: { a: zh ? 12000 : 900, b: zh ? 18000 : 1500 } },
      { id: "work", name: zh ? "墙面返工" : "Making good the wall", kind: "options", options: [{ id: "redo", label: zh ? "由吕某返工" : "Mr Lowe does it again" }, { id: "other", label: zh ? "另请他人" : "Somebody else does it" }, { id: "none", label: zh ? "不返工" : "Nothing is done" }], value: { a: { redo: 0.5, other: 0.2, none: 1 }, b: { redo: 1, other: 0.8, none: 0 } } },
      { id: "days", name: zh ? "付款期限" : "Time to pay", kind: "date", unit: zh ? "天" : "days", range: [0, 90], better: { a: "low", b: "high" }, opening: { a: 7, b: 60 }, reserve: { a: 60, b: 10 } },
    ],
  });
}

export interface Line { by: string; text: string; room?: string; terms?: Terms }

const newParty = (id: string): PartyState => ({ id, pattern: [], patternFromText: [], mood: null, beliefs: {}, offers: {}, interestsTold: [], lastSpokeAt: null, lastAddressedAt: null, withdrew: false });

/** A session in which these lines were spoken; `by` is a party id or "mediator", `room` the party of a private meeting. The last line is the turn to read. */
export function sessionOf(file: CaseFile, lines: readonly Line[], more: Partial<SessionState> = {}): { state: SessionState; turn: Turn } {
  const turns = lines.map((line, i) => ({
    turn: i + 1, speaker: line.by === "mediator" ? { seat: "mediator" as const } : { seat: "party" as const, partyId: line.by, memberId: null },
    audience: line.room === undefined ? { room: "joint" as const, to: [] } : { room: "caucus" as const, with: line.room }, text: line.text, lang: file.language, terms: line.terms ?? null, at: "2026-11-30T09:00:00Z",
  }));
  const turn = turns.at(-1);
  if (!turn) throw new Error("sessionOf: no lines");
  return { state: { ...EMPTY_STATE, turns, parties: file.parties.map((p) => newParty(p.id)), ...more }, turn };
}
