// Twenty facts a language, asked five ways by a person, and every account of every case asked for in five forms: no reply contradicts the
// case, and by far the most answer what was asked. The hand-written questions were there before any reply was seen.
import { describe, expect, it } from "vitest";
import { addressOf, askParty, type Answer } from "@/scripts/dialogues/ask.ts";
import { rowsOf } from "@/scripts/dialogues/typed.ts";
import { SEEDED, seeded } from "@/scripts/testing/seeded-cases.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { readFigures } from "../amounts.ts";
import { parse, runsOf } from "../tokens.ts";

const RUN = { en: 6, zh: 9 } as const;
/** First run, before the writer looked at the question: .15 in English, .16 in Chinese. */
const ANSWERED = { en: 0.8, zh: 0.75 } as const;

/** Spans are read in days. */
const SPANS = [7, 30, 365] as const;

function ownTexts(file: CaseFile, partyId: string): string[] {
  const p = file.parties.find((q) => q.id === partyId);
  return [
    file.brief, file.background, ...file.parties.flatMap((q) => [q.public, q.role]), ...file.topics.flatMap((t) => [t.name, ...(t.kind === "options" ? t.options.map((o) => o.label) : [])]),
    ...(p ? [...p.private.voice, ...p.private.barrier.cues, ...Object.values(p.private.interests), ...p.members.flatMap((m) => m.voice ?? [])] : []), ...file.safety.map((s) => JSON.stringify(s)),
    ...(file.openings[partyId] ?? []), ...Object.values(file.fillers[partyId] ?? {}).flatMap((f) => Object.values(f).flat()),
    ...file.facts.flatMap((f) => [f.versions[partyId] ?? "", f.shift?.[partyId] ?? "", f.holdsUntil?.[partyId] ?? ""]),
  ];
}

/** A reply contradicts the case when it names a figure that neither its own material nor the question nor its offers hold, or tells the truth it does not admit or another's account. */
function contradictions(file: CaseFile, partyId: string, text: string, question: string, offers: readonly number[]): string[] {
  const own = ownTexts(file, partyId);
  const known = new Set([...own, question].flatMap((t) => readFigures(t).flatMap((f) => [f.value, f.high])).concat(offers));
  const found = readFigures(text).filter((f) => f.kind !== "date" && !known.has(f.value)).map((f) => `figure ${f.value}`);
  const n = RUN[file.language];
  const ownRuns = new Set([...own, question].flatMap((t) => runsOf(parse(t).units, n)));
  const said = new Set(runsOf(parse(text).units, n).filter((r) => !ownRuns.has(r)));
  for (const fact of file.facts) {
    const foreign = [fact.truth, ...Object.entries(fact.versions).filter(([id]) => id !== partyId).map(([, v]) => v)];
    if (foreign.some((t) => runsOf(parse(t).units, n).some((r) => said.has(r)))) found.push(`not its account of ${fact.id}`);
  }
  return found;
}

/** Figures that stand on the table: the party's own offers and the terms read out to it, spans also in days. */
function offersIn({ played }: Answer, partyId: string): number[] {
  const { parties, draft } = played.state;
  const values = [...Object.values(parties.find((p) => p.id === partyId)?.offers ?? {}).flat().map((o) => o.value), ...Object.values(draft?.terms ?? {})];
  return values.flatMap((v) => (typeof v === "number" ? [v, ...SPANS.map((d) => d * v)] : []));
}

describe.each(["en", "zh"] as const)("facts asked five ways, %s", (lang) => {
  const rows = rowsOf(`facts.${lang}.txt`);

  it("are twenty, five questions each", () => {
    expect(new Set(rows.map(([key]) => key)).size).toBe(20);
    expect(rows).toHaveLength(100);
  });

  it("are answered with the party's own account and never against the case", async () => {
    const against: string[] = [];
    const missed: string[] = [];
    for (const [i, [key = "", pattern = "", question = ""]] of rows.entries()) {
      const [slug = "", partyId = ""] = key.split("/");
      const { file } = seeded(slug);
      const [answer] = await askParty(file, partyId, [question], i);
      const text = answer?.text ?? "";
      if (answer) against.push(...contradictions(file, partyId, text, question, offersIn(answer, partyId)).map((c) => `${key}: "${question}" → "${text}" (${c})`));
      if (!new RegExp(pattern, "i").test(text)) missed.push(`${key}: "${question}" → "${text}"`);
    }
    expect(against).toEqual([]);
    expect(1 - missed.length / rows.length, missed.join("\n")).toBeGreaterThanOrEqual(ANSWERED[lang]);
  }, 60_000);

  it("of every case: twenty accounts asked for in five forms, none against the case", async () => {
    const against: string[] = [];
    for (const { file } of SEEDED.filter((c) => c.file.language === lang)) {
      const pairs = file.facts.flatMap((fact) => Object.keys(fact.versions).filter((id) => file.parties.some((p) => p.id === id)).map((partyId) => ({ fact, partyId }))).slice(0, 20);
      for (const [i, { fact, partyId }] of pairs.entries()) {
        const other = Object.entries(fact.versions).find(([id]) => id !== partyId);
        const told = (other?.[1] ?? fact.exhibit?.name ?? "").replace(/[.。!?！？]$/, "");
        const who = other ? addressOf(file, file.parties.find((p) => p.id === other[0])?.id ?? partyId) : "";
        const thing = fact.exhibit?.name ?? told;
        const questions = lang === "en"
          ? [`what about this: ${thing}?`, `${who} says: ${told}. What do you say to that?`, `when was that, with the ${thing}?`, `who else saw it?`, `tell me once more about the ${thing}.`]
          : [`${thing}是怎么回事？`, `${who}说${told}，您怎么讲？`, `${thing}那是几时的事？`, "还有谁看见？", `${thing}您再讲一讲。`];
        for (const answer of await askParty(file, partyId, questions, i)) {
          const offers = offersIn(answer, partyId);
          against.push(...contradictions(file, partyId, answer.text, questions.join(" "), offers).map((c) => `${file.slug} ${partyId} ${fact.id} seed ${i}: "${answer.text}" (${c})`));
        }
      }
    }
    expect(against).toEqual([]);
  }, 240_000);
});
