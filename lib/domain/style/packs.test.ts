import { describe, expect, test } from "vitest";
import { STYLES } from "@/lib/domain/case/classification.ts";
import { HARD_STOPS, RUBRIC_ROWS } from "@/lib/domain/rubric/rows.ts";
import { MISTAKES } from "@/lib/domain/strategy/mistake.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { StylePack } from "./pack.ts";
import { STYLE_PACKS } from "./packs.ts";

const HAN = /\p{Script=Han}/u;

describe.each(STYLES)("style pack %s", (style) => {
  const pack = STYLE_PACKS[style];

  test("keeps its schema, under its own name", () => {
    expect(StylePack.parse(pack)).toEqual(pack);
    expect(pack.id).toBe(style);
  });

  test("is complete: every rubric row, mistake and hard stop, every strategy under some move", () => {
    expect(Object.keys(pack.rubric)).toEqual([...RUBRIC_ROWS]);
    expect(Object.keys(pack.mistakes)).toEqual([...MISTAKES]);
    expect(Object.keys(pack.hardStops)).toEqual([...HARD_STOPS]);
    const covered = new Set(pack.moves.flatMap((m) => m.strategies));
    expect(STRATEGIES.filter((s) => !covered.has(s))).toEqual([]);
  });

  test("says everything in both languages, Chinese in Chinese and English without", () => {
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      if ("zh" in value && typeof value.zh === "string") expect(HAN.test(value.zh), `${path}.zh`).toBe(true);
      if ("en" in value && typeof value.en === "string") expect(HAN.test(value.en), `${path}.en`).toBe(false);
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
    };
    walk(pack, style);
  });

  test("carries a source for every sentence about law", () => {
    for (const note of pack.legalNotes) expect(note.source.length).toBeGreaterThan(3);
  });
});

test("the packs differ where the crafts differ", () => {
  const [a, b] = [STYLE_PACKS.facilitative, STYLE_PACKS["peoples-mediation"]];
  expect([a.law.adviceIsFault, b.law.adviceIsFault]).toEqual([true, false]);
  expect([a.law.ownProposal, b.law.ownProposal]).toEqual(["fault", "after-investigation"]);
  for (const m of ["M02", "M05", "M08", "M15"] as const) expect(a.mistakes[m].meaning.en).not.toBe(b.mistakes[m].meaning.en);
});

describe("each pack holds what the craft's table names", () => {
  const named = (items: readonly { en: string; zh: string }[], lang: "en" | "zh"): string[] => items.map((i) => i[lang]);
  const [western, peoples] = [STYLE_PACKS.facilitative, STYLE_PACKS["peoples-mediation"]];

  test("craft words", () => {
    expect(named(western.moves, "en")).toEqual(["open question", "reflect", "reframe", "summarise", "acknowledge", "agenda", "normalise", "future focus", "reality-test", "brainstorm", "silence", "caucus", "shuttle an offer", "draft"]);
    expect(named(peoples.moves, "zh")).toEqual("倾听了解、面对面、背对背、冷处理、换位思考、明法析理、以案说法、亲情感化、抓主要矛盾、多方协助、褒扬激励、模糊处理、苗头预防、提出方案、促成协议".split("、"));
  });

  test("documents, and that none of them passes for a real one", () => {
    expect(named(western.documents, "en")).toEqual(["Agreement to mediate", "Heads of terms", "Settlement agreement", "Closing letter"]);
    expect(named(peoples.documents, "zh")).toEqual(["人民调解申请书或受理登记表", "权利义务告知书", "调查记录", "人民调解记录", "人民调解协议书", "回访记录"]);
    expect(peoples.dossier?.zh).toBe("卷宗");
    for (const { watermark } of [western, peoples]) expect([watermark.en, watermark.zh]).toEqual([expect.stringMatching(/training/i), expect.stringMatching(/训练/)]);
  });

  test("flow: the way through, what may come at any point, and a right ending without agreement", () => {
    expect(western.flow.filter((f) => !f.anywhere).map((f) => f.id)).toEqual(["agreement-to-mediate", "joint-opening", "exploring", "bargaining", "concluding"]);
    expect(western.flow.filter((f) => f.anywhere).map((f) => f.id)).toEqual(["private-meeting", "not-suitable"]);
    expect(peoples.flow.filter((f) => !f.anywhere).map((f) => f.id)).toEqual(["acceptance", "appointment", "rights", "investigation", "agreement", "signing", "follow-up", "filing"]);
    expect(peoples.flow.filter((f) => f.anywhere).map((f) => f.id)).toEqual(["face-to-face", "back-to-back", "termination"]);
  });

  test("openings", () => {
    expect(western.opening.map((o) => o.id)).toEqual(["role", "voluntary", "impartial", "confidential", "parties-decide", "private-meetings", "ground-rules", "consent"]);
    expect(peoples.opening.map((o) => o.id)).toEqual(["choose-mediator", "accept-refuse-end", "open-or-closed", "truth-order-respect", "free", "court-open"]);
  });

  test("names for a private meeting", () => expect([western.words.caucus.zh, peoples.words.caucus.zh, peoples.words.joint.zh]).toEqual(["单独会谈", "背对背调解", "面对面调解"]));

  test("the note on judicial confirmation: thirty days, not for status or title", () => {
    const notes = peoples.legalNotes.map((n) => n.text.zh).join();
    expect(notes).toMatch(/三十日/);
    expect(notes).toMatch(/身份关系、确权/);
  });
});

test("a pack that leaves a row out, or names one twice, is refused", () => {
  const { D5: _, ...rubric } = STYLE_PACKS.facilitative.rubric;
  expect(StylePack.safeParse({ ...STYLE_PACKS.facilitative, rubric }).success).toBe(false);
  const [first] = STYLE_PACKS.facilitative.moves;
  expect(StylePack.safeParse({ ...STYLE_PACKS.facilitative, moves: [first, first] }).success).toBe(false);
});
