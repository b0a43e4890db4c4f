import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { publicView, type PublicCase } from "@/lib/domain/case/public-view.ts";
import type { TermDetails, Terms } from "@/lib/domain/case/topic-schema.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { wordsOf, type Dossier } from "./document.ts";
import { documentsOf } from "./documents.ts";

const FILES = readdirSync("prisma/seed/cases").map((name) => publicView(CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${name}`, "utf8")))));
const PENS = { value: (v: number | string, t: PublicCase["topics"][number]) => (t.kind === "options" ? (t.options.find((o) => o.id === v)?.label ?? "?") : `${v} ${t.unit}`), day: (iso: string) => iso.slice(0, 10) };
const SECRET = "Zq7-behind-the-door";
const [PRIVATE_SUM, PUBLIC_ODD] = [0.137, 0.731];

const at = (topic: PublicCase["topics"][number], share: number): number | string => (topic.kind === "options" ? (topic.options[0]?.id ?? "") : topic.range[0] + share * (topic.range[1] - topic.range[0]));
const termsOf = (file: PublicCase, share: number): Terms => Object.fromEntries(file.topics.map((t) => [t.id, at(t, share)]));

/** A session with a private meeting in which other figures were told, and terms then read out to everybody. */
function session(file: PublicCase, end: "open" | "settled" | "closed" | "private-terms"): SessionEvent[] {
  const ids = file.parties.map((p) => p.id);
  const [one = ""] = ids;
  const details: TermDetails = { [file.topics[0]?.id ?? ""]: { who: "the first party", when: "by 17 May" } };
  const said = (turn: number, room: "joint" | "caucus", text: string, more: { by?: string; terms?: Terms; details?: TermDetails } = {}): NewEvent => ({
    kind: "turn-spoken",
    payload: { turn, speaker: more.by ? { seat: "party", partyId: more.by, memberId: null } : { seat: "mediator" }, audience: room === "joint" ? { room, to: [] } : { room, with: one }, text, lang: "en", terms: more.terms ?? null, ...(more.details ? { details: more.details } : {}) },
  });
  const events: NewEvent[] = [
    { kind: "session-started", payload: { parties: ids, topics: file.topics.map((t) => ({ id: t.id, range: null })), visibility: "live", runSpec: { caseVersionId: "v", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed: 1, engine: "rehearsal", engineVersion: "t", mediator: { kind: "person", name: "P" }, mediatorView: null, limits: { turns: 60 }, codeVersion: "t" } } },
    said(1, "joint", "Good morning."),
    { kind: "caucus-opened", payload: { partyId: one } },
    said(2, "caucus", `${SECRET} question`, { terms: termsOf(file, PRIVATE_SUM) }),
    { kind: "term-drafted", payload: { turn: 2, terms: termsOf(file, PRIVATE_SUM) } },
    said(3, "caucus", SECRET, { by: one }),
    { kind: "acceptance-changed", payload: { turn: 3, partyId: one, termsTurn: 2, answer: "yes" } },
    ...file.topics.map((t): NewEvent => ({ kind: "offer-made", payload: { turn: 3, partyId: one, topicId: t.id, value: at(t, PRIVATE_SUM) } })),
    { kind: "thought-recorded", payload: { turn: 3, partyId: one, text: SECRET } },
  ];
  if (end === "private-terms") return events.map((e, i) => ({ ...e, seq: i + 1, at: "2026-11-30T09:00:00.000Z" }));
  events.push(
    { kind: "caucus-closed", payload: { partyId: one } },
    { kind: "session-adjourned", payload: { turn: 3, days: 3, day: "2026-12-03" } },
    said(4, "joint", "Let me read it out.", { terms: termsOf(file, PUBLIC_ODD), details }),
    { kind: "term-drafted", payload: { turn: 4, terms: termsOf(file, PUBLIC_ODD) } },
  );
  ids.forEach((id, i) => events.push(said(5 + i, "joint", "Yes.", { by: id }), { kind: "acceptance-changed", payload: { turn: 5 + i, partyId: id, termsTurn: 4, answer: end === "settled" ? "yes" : "not-yet" } }));
  if (end === "settled") events.push({ kind: "session-ended", payload: { outcome: "settled", by: "parties" } });
  if (end === "closed") events.push(said(5 + ids.length, "joint", "We stop here."), { kind: "next-steps-said", payload: { turn: 5 + ids.length, steps: ["Each side thinks it over."] } }, { kind: "session-ended", payload: { outcome: "closed", by: "mediator" } });
  return events.map((e, i) => ({ ...e, seq: i + 1, at: "2026-11-30T09:00:00.000Z" }));
}
const papers = (file: PublicCase, end: Parameters<typeof session>[1]): Dossier => documentsOf(file, replay(session(file, end)), "Ren Abel", PENS);
const figures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

describe.each(FILES.map((f) => [f.slug, f] as const))("%s", (_, file) => {
  test("every figure in a document is in the session's terms, on a meeting's day, or in the public case", () => {
    for (const end of ["open", "settled", "closed"] as const) {
      const known = new Set(figures(JSON.stringify([Object.entries(termsOf(file, PUBLIC_ODD)), "17 30 2026-11-30 2026-12-03", "2026", "11", "12", "03", file])).flatMap((f) => [f, f.replace(/,/g, "")]));
      for (const document of papers(file, end).documents) expect(figures(wordsOf(document)).filter((f) => !known.has(f) && !known.has(f.replace(/,/g, ""))), `${end} ${document.id}`).toEqual([]);
    }
  });

  test("nothing of a private meeting is in any document: no word, no figure, no answer", () => {
    for (const end of ["open", "settled", "closed", "private-terms"] as const) {
      const text = papers(file, end).documents.map(wordsOf).join("\n");
      expect(text, end).not.toContain(SECRET);
      for (const topic of file.topics) if (topic.kind !== "options") expect(text, end).not.toContain(PENS.value(at(topic, PRIVATE_SUM), topic));
    }
    const waits = papers(file, "private-terms").documents.find((d) => d.id === "heads-of-terms")?.waits;
    if (file.style === "facilitative") expect(waits).toMatch(/at the table|桌上/);
  });

  test("an agreement is there only when every party said yes, with each term and its details; what is not written is pointed at", () => {
    const id = file.style === "facilitative" ? "settlement-agreement" : "agreement";
    expect(papers(file, "open").documents.find((d) => d.id === id)).toMatchObject({ waits: expect.any(String), blocks: [] });
    expect(papers(file, "closed").documents.find((d) => d.id === id)).toMatchObject({ waits: expect.any(String), blocks: [] });
    const made = papers(file, "settled").documents.find((d) => d.id === id);
    const text = made ? wordsOf(made) : "";
    expect(made?.waits).toBeNull();
    for (const topic of file.topics) expect(text).toContain(PENS.value(at(topic, PUBLIC_ODD), topic));
    expect(text).toContain("by 17 May");
    const rows = made?.blocks.find((b) => b.kind === "terms");
    expect(rows?.kind === "terms" && rows.rows[0]?.missing).toHaveLength(2);
  });

  test("a close without agreement is written down with its next steps, and every sheet is marked as training", () => {
    const closed = papers(file, "closed");
    const id = file.style === "facilitative" ? "closing-letter" : "mediation-record";
    const sheet = closed.documents.find((d) => d.id === id);
    expect(sheet?.waits).toBeNull();
    expect(sheet && wordsOf(sheet)).toContain("Each side thinks it over.");
    expect(closed.mark).toMatch(file.language === "zh" ? /^训练文书/ : /^Training document/);
    expect(closed.name).toBe(file.style === "facilitative" ? null : file.language === "zh" ? "卷宗" : "case dossier");
  });
});

test("both packs are among the cases tested", () => expect(new Set(FILES.map((f) => f.style)).size).toBe(2));
