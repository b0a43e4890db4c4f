// A case for words that come without one (a line on the command line, somebody's transcript): the parties' names, one sum of money on the
// table, and nothing to say. Reading needs a case file; this one recognises names and figures and lends no vocabulary.
import { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Language } from "@/lib/domain/case/classification.ts";

/** Any sum that is put counts as terms; a figure above it is no offer anybody makes. */
const RANGE = [0, 1_000_000_000] as const;

const WORDS = {
  en: { none: "A party", nothing: "Not known.", sum: "Sum", currency: "USD" },
  zh: { none: "当事人", nothing: "不详。", sum: "金额", currency: "CNY" },
} as const;

/** The case of these parties, in their order, ids p1, p2, …; filled up to two. More than ten are cut off. */
export function bareCase(lang: Language, names: readonly string[]): CaseFile {
  const words = WORDS[lang];
  const known = [...new Set(names.map((n) => n.trim()).filter((n) => n !== ""))].slice(0, 10);
  const filled = [...known, ...Array.from({ length: Math.max(0, 2 - known.length) }, (_, i) => `${words.none} ${known.length + i + 1}`)];
  const each = <T>(of: (i: number) => T): Record<string, T> => Object.fromEntries(filled.map((_, i) => [`p${i + 1}`, of(i)]));
  return CaseFile.parse({
    format: "caucus-case/1", slug: "no-case", language: lang, style: lang === "zh" ? "peoples-mediation" : "facilitative", disputeType: "community", domain: "transactional",
    title: words.nothing, difficulty: "easy", minutes: 30, provenance: { author: "Caucus", date: "n/a", basis: "derived" }, brief: words.nothing, background: words.nothing,
    parties: filled.map((name, i) => ({
      id: `p${i + 1}`, name, role: words.nothing, public: words.nothing, members: [{ id: `p${i + 1}-self`, name, role: words.nothing, authority: "full" }],
      private: {
        objective: words.nothing, bottomLine: words.nothing, batna: { text: words.nothing, value: 40 }, optimism: 0, barrier: { kind: "unheard", level: 0, cues: [] },
        persona: { tki: "compromising", reactivity: 0, register: "" }, weights: { sum: 100 }, secrets: [],
      },
    })),
    topics: [{ id: "sum", name: words.sum, kind: "amount", unit: words.currency, range: RANGE, better: each((i) => (i === 0 ? "high" : "low")), opening: each((i) => (i === 0 ? RANGE[1] : 0)), reserve: each((i) => (i === 0 ? 0 : RANGE[1])) }],
  });
}
