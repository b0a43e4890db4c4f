// What a party believes another wants, in words: first the author's belief (or a plain suspicion), later what the other
// has told in its hearing. Never a word of another party's private text.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { at } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { View } from "./psychology.ts";

const SUSPICION: Record<Language, { hostile: string; cold: string; fair: string }> = {
  en: { hostile: "wants to win, whatever it costs me", cold: "looks after their own side only", fair: "wants this settled on their own terms" },
  zh: { hostile: "就想自己占便宜，不管别人", cold: "只顾自己这一头", fair: "想按自己的意思了结" },
};

/** The goal party `i` sees in party `j`, in the case's language. */
export function perceivedGoal(file: CaseFile, i: number, j: number, view: View): string {
  const { namesOne, namesTwo, hostileBelow } = PARAMETERS.belief;
  const names = file.topics.filter((_, k) => view.told[k]).map((t) => t.name);
  const known = view.goalError < namesTwo ? names.slice(0, 2) : view.goalError < namesOne ? names.slice(0, 1) : [];
  if (known.length > 0) return caresAbout(file.language, known);
  const authored = at(file.parties, i).private.beliefs?.[at(file.parties, j).id]?.goal;
  if (authored !== undefined) return authored;
  const tone = view.valence < hostileBelow ? "hostile" : view.valence < 0 ? "cold" : "fair";
  return SUSPICION[file.language][tone];
}

function caresAbout(language: Language, names: readonly string[]): string {
  if (language === "zh") return names.length > 1 ? `最看重“${names.join("”和“")}”` : `看重“${names.join("")}”`;
  return names.length > 1 ? `cares most about “${names.join("” and “")}”` : `cares about “${names.join("")}”`;
}
