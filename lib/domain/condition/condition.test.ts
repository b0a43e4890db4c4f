import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { SEEDED } from "@/scripts/testing/seeded-cases.ts";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { isAcceptable } from "@/lib/domain/case/utility.ts";
import { validateCase } from "@/lib/domain/case/validate.ts";
import { TKI_MODES } from "@/lib/domain/party/persona.ts";
import { applyCondition, conditionsOf, notOffered, readCondition } from "./apply.ts";
import { CONDITIONS, conditionNamed, labelOf, SOCRATES_CONDITIONS } from "./condition.ts";
import { TKI_POINTS, tkiMode } from "./tki.ts";

const CASES = SEEDED.map((c) => c.file);
const harbour = CASES.find((f) => f.slug === "harbour-row")!;
const personas = (file: CaseFile) => file.parties.map((p) => p.private.persona);

describe.each(CASES.map((f) => [f.slug, f] as const))("%s", (_, file) => {
  const offered = CONDITIONS.filter((c) => notOffered(file, c) === null);

  test("under every condition it offers has no errors, reads back as itself and leaves the original untouched", () => {
    const before = structuredClone(file);
    for (const condition of offered) {
      const after = applyCondition(file, condition);
      // Variants and the newcomer are checked with the case as written; no condition touches what they change.
      const alone = condition === "general" ? after : { ...after, variants: [], conditions: {} };
      expect(validateCase(alone, "en").filter((i) => i.level === "error"), condition).toEqual([]);
      // The test runner's own equality takes seconds over forty whole cases.
      expect(isDeepStrictEqual(CaseFile.parse(after), after), condition).toBe(true);
    }
    expect(isDeepStrictEqual(file, before)).toBe(true);
  });

  test("says why for each condition it does not offer", () => {
    for (const { condition, missing } of conditionsOf(file)) {
      if (missing === null) continue;
      expect(missing.en.length * missing.zh.length, condition).toBeGreaterThan(0);
      expect(() => applyCondition(file, condition)).toThrow(/does not offer/);
    }
  });
});

test("both exemplar cases offer all 15", () => {
  for (const file of CASES.filter((f) => ["harbour-row", "chongchuang-san-hao"].includes(f.slug))) expect(SOCRATES_CONDITIONS.filter((c) => notOffered(file, c) !== null)).toEqual([]);
  expect(SOCRATES_CONDITIONS).toHaveLength(15);
});

describe("each axis changes its own thing and nothing else", () => {
  test("posture: every party's mode", () => {
    const after = applyCondition(harbour, "competing");
    expect(personas(after).map((p) => p.tki)).toEqual(["competing", "competing"]);
    expect({ ...after, parties: [] }).toEqual({ ...harbour, parties: [] });
  });

  test("reactivity: 0 is composed, 1 is reactive", () => {
    expect(personas(applyCondition(harbour, "com-com")).map((p) => p.reactivity)).toEqual([0, 0]);
    expect(personas(applyCondition(harbour, "com-react")).map((p) => p.reactivity)).toEqual([0, 1]);
    expect(personas(applyCondition(harbour, "react-react")).map((p) => p.reactivity)).toEqual([1, 1]);
  });

  test("culture", () => expect(personas(applyCondition(harbour, "us-kr")).map((p) => p.culture)).toEqual(["us", "kr"]));

  test("history: the entries come first, the background stays whole at the end", () => {
    const after = applyCondition(harbour, "long-history");
    expect(after.background.endsWith(harbour.background)).toBe(true);
    for (const e of harbour.conditions.longHistory ?? []) expect(after.background).toContain(e.text);
    expect({ ...after, background: "" }).toEqual({ ...harbour, background: "" });
  });

  test("third party: original parties verbatim, every topic valued for the newcomer, a deal for all", () => {
    const after = applyCondition(harbour, "third-party");
    expect(after.parties.slice(0, 2)).toEqual(harbour.parties);
    expect(after.parties.map((p) => p.id)).toEqual(["okafor", "hendry", "pell"]);
    expect(after.packages.some(({ terms }) => after.parties.every((p) => isAcceptable(after, p.id, terms)))).toBe(true);
    expect(after.invitees.map((i) => i.id)).not.toContain("pell");
    expect(notOffered(after, "third-party")).not.toBeNull();
  });

  test("grid: the first party's mode and the others'", () => {
    expect(personas(applyCondition(harbour, "tki-avoiding-collaborating")).map((p) => p.tki)).toEqual(["avoiding", "collaborating"]);
    expect(CONDITIONS).toHaveLength(15 + 25);
  });
});

describe("asking for a condition", () => {
  test("two at once are refused with the reason", () => {
    expect(readCondition("competing+react-react")).toEqual({ refused: expect.stringMatching(/not combined .*fresh copy/) });
    expect(readCondition("nope")).toEqual({ refused: expect.stringMatching(/no condition "nope"/) });
    expect(readCondition("cn-kr")).toEqual({ condition: "cn-kr" });
  });

  test("a case without material does not offer what needs it", () => {
    const bare = { ...harbour, conditions: {} };
    expect(notOffered(bare, "third-party")?.en).toMatch(/no third party/);
    expect(notOffered(bare, "long-history")?.zh).toMatch(/过往/);
    expect(() => applyCondition(bare, "third-party")).toThrow(/harbour-row.*does not offer/);
  });

  test("every condition has a slug that leads back to it and a label in both languages", () => {
    for (const c of CONDITIONS) {
      expect(conditionNamed(c)).toBe(c);
      expect(labelOf(c).en.length * labelOf(c).zh.length).toBeGreaterThan(0);
    }
  });
});

test("the corners of the Thomas–Kilmann scales", () => {
  for (const mode of TKI_MODES) expect(tkiMode(TKI_POINTS[mode].assertiveness, TKI_POINTS[mode].cooperativeness)).toBe(mode);
  expect(tkiMode(7, 3)).toBe("competing");
  expect(tkiMode(6, 3)).toBe("compromising");
  expect(tkiMode(10, 5)).toBe("compromising");
});
