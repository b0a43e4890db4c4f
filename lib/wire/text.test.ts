import { describe, expect, it } from "vitest";
import { JoinCode } from "./account.ts";
import { LIMITS } from "./limits.ts";
import { PostTurnBody } from "./session.ts";
import { characters, Email, isStorable, Name, textUpTo } from "./text.ts";

const turn = (text: string) => PostTurnBody.safeParse({ clientTurnId: "7b1c9f2e-3f5d-4f0e-9d58-0b6a4a1f8a01", text, to: [], terms: null });

describe("text from a browser", () => {
  it("is counted in characters, not in UTF-16 units or bytes", () => {
    expect(characters("调解😀")).toBe(3);
    expect(turn("调".repeat(LIMITS.turnCharacters)).success).toBe(true);
    expect(turn("😀".repeat(LIMITS.turnCharacters)).success).toBe(true);
    expect(turn("a".repeat(LIMITS.turnCharacters + 1)).success).toBe(false);
    expect(textUpTo(2).safeParse("😀😀").success).toBe(true);
  });

  it("that no database can hold is refused", () => {
    for (const bad of ["a\u0000b", "\ud800", "x\udfff"]) {
      expect(isStorable(bad)).toBe(false);
      expect(turn(`say ${bad}`).success).toBe(false);
    }
    expect(isStorable("👩‍👩‍👧 \u200f ­ line\nbreak\t")).toBe(true);
  });

  it("of blanks alone is no turn", () => expect(turn(" \n\t　").success).toBe(false));
});

it("a class code is read however it is typed", () => {
  expect(JoinCode.parse(" abcd-2345 ")).toBe("ABCD2345");
  expect(JoinCode.safeParse("--").success).toBe(false);
});

it("an email is compared in small letters; a name is one line", () => {
  expect(Email.parse(" Ada@Example.ORG ")).toBe("ada@example.org");
  expect(Name.safeParse("Ada\nOkafor").success).toBe(false);
  expect(Name.parse(" 阿达 ")).toBe("阿达");
});
