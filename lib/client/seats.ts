// Seats at the table: who sits where, and the letter on their mark. Seating order is the case's order of parties, the same on every page.
import type { PublicCase, PublicParty } from "@/lib/domain/case/public-view.ts";
import type { Language } from "@/lib/domain/case/classification.ts";

export type PronounKey = "she" | "he" | "they" | "it";

export interface Seat {
  id: string;
  /** 1–10; shape and colour follow from it. */
  seat: number;
  name: string;
  /** How the mediator addresses the party aloud. */
  formal: string;
  role: string;
  lang: Language;
  pronoun: PronounKey;
  /** One letter; shared with another party when `clash` is set. */
  monogram: string;
  /** Up to two letters, for marks of 24 px and more. */
  monogramLong: string;
  clash: boolean;
  members: PublicParty["members"];
}

const COMPOUND = ["欧阳", "司马", "上官", "诸葛", "东方", "皇甫", "尉迟", "公孙", "夏侯", "令狐", "慕容", "司徒", "端木"];
const CHINESE = /[\u3400-\u9fff]/;

/** The letters a mark carries: the family name's. Chinese: its first character, after a form like 老 or 小. */
export function monogramOf(name: string): { short: string; long: string } {
  const clean = name.trim();
  if (CHINESE.test(clean)) {
    const bare = clean.replace(/^[^\u3400-\u9fff]+/, "");
    const called = bare.length > 1 ? bare.replace(/^[老小阿某]+(?=.)/, "") : bare;
    const compound = COMPOUND.find((c) => called.startsWith(c));
    return { short: [...called][0] ?? "", long: compound ?? [...called].slice(0, 2).join("") };
  }
  const words = clean.replace(/[^\p{L}\p{N}\s'’-]/gu, "").split(/\s+/).filter((w) => w !== "");
  const family = [...(words.at(-1) ?? "")];
  return { short: (family[0] ?? "").toUpperCase(), long: (family[0] ?? "").toUpperCase() + (family[1] ?? "") };
}

function pronounOf(raw: string | null): PronounKey {
  if (raw === null) return "they";
  const first = raw.trim().toLowerCase();
  if (first.startsWith("she") || first.startsWith("她")) return "she";
  if (first.startsWith("he") || first.startsWith("他")) return first.startsWith("他们") ? "they" : "he";
  if (first.startsWith("it") || first.startsWith("它")) return "it";
  return "they";
}

/** The parties of a case as seats, in seating order. */
export function seatsOf(file: PublicCase): Seat[] {
  const letters = file.parties.map((p) => monogramOf(p.name));
  return file.parties.map((p, i) => {
    const own = letters[i] ?? { short: "", long: "" };
    const compound = COMPOUND.includes(own.long);
    const clash = letters.some((other, j) => j !== i && other.short === own.short);
    return {
      id: p.id, seat: i + 1, name: p.name, formal: p.formal, role: p.role, lang: file.language, pronoun: pronounOf(p.pronoun),
      monogram: own.short, monogramLong: clash || compound ? own.long : own.short, clash, members: p.members,
    };
  });
}

/** Who speaks a turn of a party: the party itself, or one of the people with it. */
export function memberSpeaking(seat: Seat, memberId: string | null): { name: string; role: string } | null {
  if (memberId === null || memberId === seat.members[0]?.id) return null;
  const member = seat.members.find((m) => m.id === memberId);
  // A case may tell a whole life in the role; beside a name its first clause is enough.
  return member ? { name: member.name, role: member.role.split(/[,;，；]/)[0]?.trim() ?? member.role } : null;
}

/** BCP 47 tag of a case language, for `lang` attributes. */
export function langTag(language: Language): "en" | "zh-CN" {
  return language === "zh" ? "zh-CN" : "en";
}
