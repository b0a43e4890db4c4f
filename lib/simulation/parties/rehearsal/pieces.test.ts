import { expect, test } from "vitest";
import { pieces } from "./pieces.ts";

test.each(["Four times. I could read them out to you.", "十一天，我就数点滴，一分钟四十几滴。", "（把右手放到桌子底下）", "总额 96,000 元，job 归厂里 👩‍⚕️ ok?", " two  spaces\nand a line ", ""])("pieces of %j are the words again when joined", (text) => {
  const cut = pieces(text);
  expect(cut.join("")).toBe(text);
  expect(cut).not.toContain("");
});

test("pieces are small: a word, or up to three wide characters", () => {
  expect(pieces("Keep it aired.")).toEqual(["Keep ", "it ", "aired."]);
  expect(pieces("我开厂十八年")).toEqual(["我开厂", "十八年"]);
});
