import { describe, expect, it } from "vitest";
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { stem } from "@/lib/simulation/language/en/stem.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import { piecesOf } from "@/scripts/model-server/pieces.ts";
import { SEEDED } from "@/scripts/testing/seeded-cases.ts";
import type { GuardBrief, SecretFigure } from "./brief.ts";
import { look } from "./places.ts";
import { prepareGuard, screenSpeech, speechGate } from "./screen-speech.ts";

/** A guard as a caller would brief it at the start of a session, when nothing may be shared yet. */
function briefFor(file: CaseFile, party: CaseFile["parties"][number]): GuardBrief {
  const open = publicView(file);
  const figures: SecretFigure[] = file.topics.filter(isNumeric).flatMap((t) => {
    const value = t.reserve[party.id];
    return value === undefined ? [] : [{ id: t.id, value, kind: t.kind === "amount" ? "money" as const : t.kind, unit: t.unit }];
  });
  return {
    language: file.language, own: [party.name], others: file.parties.filter((p) => p !== party).map((p) => p.name),
    facts: [...party.private.secrets, { id: "bottom-line", text: party.private.bottomLine }, { id: "walking-away", text: party.private.batna.text }],
    figures,
    known: [open.brief, open.background, ...open.parties.map((p) => p.public), ...open.topics.flatMap((t) => (t.kind === "options" ? [t.name, ...t.options.map((o) => o.label)] : [t.name]))],
  };
}

const seats = SEEDED.flatMap(({ file }) => file.parties.map((party) => ({ file, party, guard: prepareGuard(briefFor(file, party)) })));

/** Each keeps the words readable for a person. */
const DISGUISES: { how: string; put: (text: string) => string }[] = [
  { how: "as written", put: (text) => text },
  { how: "capitals", put: (text) => text.toUpperCase() },
  { how: "full width", put: (text) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)) },
  { how: "nothing between the letters", put: (text) => [...text].join("\u200B") },
  { how: "bold", put: (text) => text.replace(/[\p{L}]{2,}/gu, (word) => `${word.slice(0, 1)}**${word.slice(1)}**`) },
  { how: "blanks between characters", put: (text) => text.replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, " ") },
  { how: "accents", put: (text) => text.replace(/[aeo]/g, (c) => `${c}\u0301`) },
];

describe("over all shipped cases", () => {
  it("a party may say its own lines: not one in a hundred is stopped", () => {
    let all = 0;
    const stopped: string[] = [];
    for (const { file, party, guard } of seats) {
      const fillers = Object.values(file.fillers[party.id] ?? {}).flatMap((topic) => Object.values(topic).flat());
      const told = file.facts.map((f) => f.versions[party.id]).filter((v) => v !== undefined);
      for (const line of [...party.private.voice, ...party.private.barrier.cues, ...fillers, ...(file.openings[party.id] ?? []), ...told]) {
        all += 1;
        if (screenSpeech(guard, line, true).stop) stopped.push(`${file.slug}/${party.id}: ${line}`);
      }
    }
    expect(all).toBeGreaterThan(2500);
    expect(stopped.length / all, `${stopped.length} of ${all}\n${stopped.join("\n")}`).toBeLessThan(0.01);
  });

  it.each(DISGUISES.map((d) => [d.how, d] as const))("a private text is stopped before a second word of its own has left: %s", (how, { put }) => {
    const slipped: string[] = [];
    let all = 0;
    for (const { file, party, guard } of seats) {
      for (const [i, { id, text }] of guard.brief.facts.entries()) {
        const fact = guard.facts[i];
        if (!fact || fact.own.size < 2) continue; // made of public words only
        if (how !== "as written" && (i + file.slug.length) % 3 > 0) continue; // a third is enough for each disguise
        all += 1;
        const gate = speechGate(guard);
        const opening = file.language === "zh" ? "好，我说。" : "Very well. ";
        let left = "";
        for (const piece of piecesOf(opening + put(text))) left += gate.take(piece).leaves;
        const stopped = gate.end().stop !== null;
        const out = look(left.slice(opening.length)).units.filter((u) => u.kind !== "mark").map((u) => u.text);
        const own = new Set(out.map((word, at) => (fact.han ? word + (out[at + 1] ?? "") : stem(word))).filter((token) => fact.own.has(token)));
        // Words that everybody knows already may leave before the first telling one.
        if (!stopped || own.size > 1) slipped.push(`${file.slug}/${party.id}/${id}: ${left}`);
      }
    }
    expect(all).toBeGreaterThan(50);
    expect(slipped, `${slipped.length} of ${all}\n${slipped.join("\n")}`).toEqual([]);
  });

  it("is quick: a speech of a hundred words, piece by piece, in a fraction of what the words take to come", () => {
    const seat = seats.find((s) => s.file.language === "en");
    if (!seat) throw new Error("no English case");
    const speech = seat.party.private.voice.join(" ").slice(0, 600);
    const gate = speechGate(seat.guard);
    const pieces = piecesOf(speech);
    const before = performance.now();
    for (const piece of pieces) gate.take(piece);
    // 20 ms a token is the bar's pace; a tenth of it is the most the guard may cost, on a machine that is busy with other things.
    expect((performance.now() - before) / pieces.length).toBeLessThan(10);
  });
});
