import { expect, it } from "vitest";
import { closingWords } from "./closing-words.ts";
import { SMALL_CASE } from "./testing.ts";

it("names everybody and says each step as a sentence, in the language of the case", () => {
  expect(closingWords(SMALL_CASE, ["Each of you thinks it over", "I will write to you both."])).toBe("Ms Okafor and Mr Hendry, thank you for sitting down together. We stop here today. Each of you thinks it over. I will write to you both.");
  expect(closingWords({ ...SMALL_CASE, language: "zh" }, ["各自回去想一想"])).toMatch(/今天先到这里。各自回去想一想。$/);
});

it("says nothing without steps", () => expect(closingWords(SMALL_CASE, [])).toBe(""));
