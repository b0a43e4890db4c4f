import { describe, expect, it } from "vitest";
import { enterIsSwallowed, enterSends, type EnterKey } from "./ime.ts";

const enter = (change: Partial<EnterKey> = {}): EnterKey => ({ key: "Enter", keyCode: 13, isComposing: false, shiftKey: false, altKey: false, repeat: false, timeStamp: 1000, ...change });

describe("the Enter that confirms an input method's candidate never sends", () => {
  it("while the browser says it is composing", () => expect(enterSends(enter({ isComposing: true }), null)).toBe(false));
  it("when Safari or Android report key code 229", () => expect(enterSends(enter({ keyCode: 229 }), null)).toBe(false));
  it("when it comes in the same breath as compositionend", () => {
    expect(enterSends(enter({ timeStamp: 1010 }), 1005)).toBe(false);
    expect(enterIsSwallowed(enter({ timeStamp: 1010 }), 1005)).toBe(true);
  });
});

describe("the next Enter sends", () => {
  it("soon after a confirmed candidate", () => expect(enterSends(enter({ timeStamp: 1150 }), 1000)).toBe(true));
  it("without any composition", () => expect(enterSends(enter(), null)).toBe(true));
});

describe("breaks and repeats", () => {
  it("Shift+Enter and Alt+Enter break the line", () => {
    expect(enterSends(enter({ shiftKey: true }), null)).toBe(false);
    expect(enterSends(enter({ altKey: true }), null)).toBe(false);
    expect(enterIsSwallowed(enter({ shiftKey: true }), null)).toBe(false);
  });
  it("a held Enter sends once and writes no line breaks", () => {
    expect(enterSends(enter({ repeat: true }), null)).toBe(false);
    expect(enterIsSwallowed(enter({ repeat: true }), null)).toBe(true);
  });
  it("an Enter of the input method is left to the browser", () => expect(enterIsSwallowed(enter({ isComposing: true }), null)).toBe(false));
});
