// The grammar in a party's register. Its Chinese lines are written with 讲 and 晓得; a party whose own lines say 说 and 知道 gets those,
// and one whose register is polite says 您. English lines are neutral and stay.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { PartyRecord } from "@/lib/domain/case/party-schema.ts";
import { EN_GRAMMAR } from "../en/grammar.ts";
import { ZH_GRAMMAR } from "../zh/grammar.ts";
import type { LanguageGrammar } from "./grammar.ts";

const tuned = new Map<string, LanguageGrammar>();

/** The grammar for a party of a case. */
export function grammarFor(file: CaseFile, party: PartyRecord | undefined): LanguageGrammar {
  if (file.language === "en") return EN_GRAMMAR;
  const plain = !saysJiang(file, party);
  const polite = /客气|礼貌|完整句|书面/.test(party?.private.persona.register ?? "");
  const key = `${plain}${polite}`;
  const known = tuned.get(key) ?? rewrite(ZH_GRAMMAR, (line) => polish(line, plain, polite));
  tuned.set(key, known);
  return known;
}

function saysJiang(file: CaseFile, party: PartyRecord | undefined): boolean {
  if (!party) return false;
  const own = [...party.private.voice, ...(file.openings[party.id] ?? []), ...Object.values(file.fillers[party.id] ?? {}).flatMap((f) => Object.values(f).flat())].join("");
  return (own.match(/讲/g)?.length ?? 0) > (own.match(/说/g)?.length ?? 0);
}

function polish(line: string, plain: boolean, polite: boolean): string {
  const words = plain ? line.replace(/讲(?!道理|理|究|价|数)/g, "说").replace(/晓得/g, "知道") : line;
  return polite ? words.replace(/你(?!们)/g, "您") : words;
}

/** The same grammar with every line rewritten; patterns stay as they are. */
function rewrite(grammar: LanguageGrammar, change: (line: string) => string): LanguageGrammar {
  const list = (lines: readonly string[]): readonly string[] => lines.map(change);
  const each = <K extends string, V>(record: Record<K, V>, f: (value: V) => V): Record<K, V> => {
    const out = { ...record };
    for (const key in record) out[key] = f(record[key]);
    return out;
  };
  return {
    ...grammar,
    cores: each(grammar.cores, (c) => ({ any: list(c.any ?? []), hot: list(c.hot ?? []), mid: list(c.mid ?? []), cool: list(c.cool ?? []) })),
    figures: each(grammar.figures, (f) => ({ numeric: each(f.numeric, list), option: list(f.option) })),
    yes: list(grammar.yes), no: list(grammar.no), notYet: list(grammar.notYet), consent: list(grammar.consent), callMe: list(grammar.callMe),
    cues: each(grammar.cues, list), again: list(grammar.again), takesBack: list(grammar.takesBack), takesBackSeen: list(grammar.takesBackSeen),
    unknown: each(grammar.unknown, list), told: list(grammar.told), sameNotYet: list(grammar.sameNotYet), sameNo: list(grammar.sameNo), aside: list(grammar.aside), stacked: list(grammar.stacked), interest: list(grammar.interest), rest: each(grammar.rest, list), asking: list(grammar.asking),
  };
}
