import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldReader, readJsonObject } from "./json-text.ts";
import { thinkingDropper } from "./thinking.ts";

describe("JSON in a model's words", () => {
  it("is found whatever stands around it", () => {
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom("", "Here: ", "```json\n"), fc.constantFrom("", "\n```", " } and more"), (object, before, after) => {
      expect(readJsonObject(before + JSON.stringify(object) + after)).toEqual({ value: JSON.parse(JSON.stringify(object)) });
    }), { seed: 11 });
  });

  it.each([["no object", "nothing here"], ["not closed", '{"a": 1'], ["broken", '{"a": }']])("is told when it is not there: %s", (_what, text) => {
    expect(readJsonObject(text)).toHaveProperty("problem");
  });
});

describe("the first field while it is being written", () => {
  it("gives the same words however the text is cut, and never half a character", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.boolean(), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (speech, escaped, sizes) => {
      const json = JSON.stringify({ speech, acceptance: 0.5 });
      const text = escaped ? json.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`) : json;
      const reader = fieldReader("speech");
      let words = "";
      for (let at = 0, i = 0; at < text.length; i++) {
        const size = sizes[i % sizes.length] ?? 1;
        words += reader.take(text.slice(at, at + size));
        if (escaped) expect(words.isWellFormed()).toBe(true);
        at += size;
      }
      expect([words, reader.read()]).toEqual([speech, { words: speech, closed: true }]);
    }), { seed: 12 });
  });

  it("says nothing when another field comes first", () => {
    expect(fieldReader("speech").take('{"thought": "his knee", "speech": "Well."}')).toBe("");
  });
});

describe("thinking before the words", () => {
  it("is dropped however the text is cut, and words are kept", () => {
    fc.assert(fc.property(fc.constantFrom("", "<think>secret</think>", "\n<think>\nsecret\n</think>\n\n"), fc.constantFrom("Well, then.", "< 3 hours", "<thin ice>", "架子"), fc.integer({ min: 1, max: 5 }), (thought, words, size) => {
      const dropper = thinkingDropper();
      const text = thought + words;
      let out = "";
      for (let at = 0; at < text.length; at += size) out += dropper.take(text.slice(at, at + size));
      expect(out + dropper.end()).toBe(words);
    }), { seed: 13 });
  });
});
