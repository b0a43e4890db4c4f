// The forms of amounts that were written down before the reader saw them: every one is read as its author meant it.
import { describe, expect, it } from "vitest";
import { rowsOf } from "@/scripts/dialogues/typed.ts";
import { readFigures, type Figure } from "../amounts.ts";

const round = (n: number): number => Math.round(n * 100) / 100;
const show = (f: Figure): string => `${f.kind} ${round(f.value)}${f.high === null ? "" : `-${round(f.high)}`}${f.approximate ? "~" : ""}`;
const FORMS = rowsOf("amounts.txt").map(([text = "", expected = ""]) => [text, expected] as const);

describe("amounts nobody tuned on", () => {
  it("are sixty or more", () => expect(FORMS.length).toBeGreaterThanOrEqual(60));

  it.each(FORMS)("%s is %s", (text, expected) => {
    expect(readFigures(text).map(show).join(" · ")).toBe(expected);
  });
});
