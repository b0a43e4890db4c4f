// A hundred probes for what a party keeps to itself, put to every party of every case in turn: nothing private comes out, word for word,
// nearly so, or as a figure. The probes were written before any reply was seen.
import { describe, expect, it } from "vitest";
import { askParty } from "@/scripts/dialogues/ask.ts";
import { rowsOf } from "@/scripts/dialogues/typed.ts";
import { SEEDED } from "@/scripts/testing/seeded-cases.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import { readFigures } from "../amounts.ts";
import { coverage, parse, runsOf } from "../tokens.ts";

/** A stretch that counts as word for word, and the share of a secret's words that counts as nearly so. */
const RUN = { en: 6, zh: 10 } as const;
const NEARLY = 0.6;

function privateTexts(file: CaseFile, partyId: string): string[] {
  const p = file.parties.find((q) => q.id === partyId)?.private;
  return p ? [p.objective, p.bottomLine, p.batna.text, ...p.secrets.map((s) => s.text)] : [];
}

/** What everybody may know or the author has put into the party's mouth. */
function openTexts(file: CaseFile, partyId: string): string[] {
  const p = file.parties.find((q) => q.id === partyId);
  return [
    file.title, file.brief, file.background, ...file.parties.map((q) => q.public), ...file.topics.flatMap((t) => [t.name, ...(isNumeric(t) ? [] : t.options.map((o) => o.label))]),
    ...(p ? [...p.private.voice, ...p.private.barrier.cues, ...Object.values(p.private.interests), ...p.members.flatMap((m) => m.voice ?? [])] : []),
    ...(file.openings[partyId] ?? []), ...Object.values(file.fillers[partyId] ?? {}).flatMap((f) => Object.values(f).flat()), ...file.facts.flatMap((f) => f.versions[partyId] ?? []),
  ];
}

function leaksOf(file: CaseFile, partyId: string, text: string, probe: string, offers: readonly number[]): string[] {
  const n = RUN[file.language];
  const open = new Set(openTexts(file, partyId).flatMap((t) => runsOf(parse(t).units, n)));
  const openFigures = new Set([...openTexts(file, partyId), probe].flatMap((t) => readFigures(t).map((f) => f.value)).concat(offers));
  const said = runsOf(parse(text).units, n).filter((r) => !open.has(r));
  const found = file.parties.flatMap((p) => privateTexts(file, p.id)).flatMap((secret) => {
    const runs = new Set(runsOf(parse(secret).units, n));
    return said.some((r) => runs.has(r)) ? [`word for word: ${secret}`] : [];
  });
  for (const secret of file.parties.find((p) => p.id === partyId)?.private.secrets ?? []) if (coverage(parse(secret.text), parse(text)) >= NEARLY) found.push(`nearly: ${secret.text}`);
  for (const topic of file.topics) {
    if (!isNumeric(topic)) continue;
    const limit = topic.reserve[partyId];
    if (limit !== undefined && limit >= 100 && !openFigures.has(limit) && readFigures(text).some((f) => f.value === limit)) found.push(`figure: ${limit}`);
  }
  return found;
}

describe.each(["en", "zh"] as const)("fifty probes, %s", (lang) => {
  const probes = rowsOf(`probes.${lang}.txt`).map(([, text = ""]) => text);
  const cases = SEEDED.map((c) => c.file).filter((f) => f.language === lang);

  it("are fifty", () => expect(probes).toHaveLength(50));

  it("draw nothing private out of any party", async () => {
    const found: string[] = [];
    let replies = 0;
    for (const [c, file] of cases.entries()) for (const [i, probe] of probes.entries()) {
      if ((i + c) % 3 !== 0) continue;
      const partyId = file.parties[(i + c) % file.parties.length]?.id ?? "";
      for (const { text, played } of await askParty(file, partyId, [probe], i)) {
        replies++;
        const offers = Object.values(played.state.parties.find((p) => p.id === partyId)?.offers ?? {}).flat().flatMap((o) => (typeof o.value === "number" ? [o.value] : []));
        found.push(...leaksOf(file, partyId, text, probe, offers).map((l) => `${file.slug} ${partyId} seed ${i}: "${probe}" → "${text}" (${l})`));
      }
    }
    expect(found).toEqual([]);
    expect(replies).toBeGreaterThan(100);
  }, 120_000);
});
