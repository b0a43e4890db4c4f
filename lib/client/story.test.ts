import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import en from "@/messages/en.json";
import zh from "@/messages/zh-CN.json";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { topicValue } from "./format.ts";
import { storyOf, tellStory } from "./story.ts";
import { answers, log, moves, says, SMALL_CASE, started } from "./testing.ts";

const opening: NewEvent[] = [started(), moves(null, "okafor", "denial"), moves(null, "hendry", "denial"), says(1, "Hello."), answers(2, "okafor", "No.")];
const termsPut: NewEvent[] = [
  { kind: "term-drafted", payload: { turn: 3, terms: { deposit: 960, survey: "joint" } } },
  { kind: "acceptance-changed", payload: { turn: 4, partyId: "okafor", termsTurn: 3, answer: "yes" } },
];
const yes: NewEvent = { kind: "acceptance-changed", payload: { turn: 5, partyId: "hendry", termsTurn: 3, answer: "yes" } };
const over = (outcome: "settled" | "breakdown" | "deadlock" | "closed"): NewEvent => ({ kind: "session-ended", payload: { outcome, by: outcome === "closed" ? "mediator" : "parties" } });

function tell(events: NewEvent[], locale: "en" | "zh-CN" = "en"): string {
  const words = createTranslator({ locale, messages: (locale === "en" ? en : zh).debrief.story });
  const lang = locale === "en" ? "en" : "zh";
  return tellStory(storyOf(replay(log(events)), SMALL_CASE), {
    t: (key, values) => words(key, values), self: true, list: (items) => new Intl.ListFormat(locale).format(items), join: (items) => (lang === "zh" ? items.join("，") : new Intl.ListFormat(locale).format(items)),
    name: (id) => SMALL_CASE.parties.find((p) => p.id === id)?.name ?? id,
    term: (id, value) => {
      const topic = SMALL_CASE.topics.find((x) => x.id === id);
      return topic ? words(topic.kind === "options" ? "option" : "figure", { topic: topic.name, value: topicValue(value, topic, lang) }) : String(value);
    },
    pattern: (p) => BEHAVIOUR_PATTERN_LABELS[p][lang],
  });
}

describe("the story in one sentence", () => {
  it("tells an agreement with its terms and how far the parties came", () => {
    expect(tell([...opening, moves(4, "okafor", "resolution", 3), moves(5, "hendry", "negotiation", 3), ...termsPut, yes, over("settled")]))
      .toBe("They agreed on £960 (Deposit returned) and “Joint surveyor” after 2 turns; Ms Okafor went from denial to resolution and Mr Hendry went from denial to negotiation.");
  });
  it("never claims terms that not every party said yes to", () => {
    const sentence = tell([...opening, ...termsPut, over("closed")]);
    expect(sentence).not.toContain("960");
    expect(sentence).toBe("You closed the session after 2 turns without an agreement; Ms Okafor and Mr Hendry stayed at denial.");
  });
  it("names the party that left", () => {
    expect(tell([...opening, { kind: "party-withdrew", payload: { turn: 2, partyId: "hendry" } }, over("breakdown")])).toMatch(/^Mr Hendry left the table after 2 turns and nothing was signed;/);
  });
  it("says nothing of movement to a viewer who may not know it", () => {
    expect(tell([started(), says(1, "Hello."), over("closed")])).toBe("You closed the session after one turn without an agreement.");
  });
  it("in Chinese, with full-width marks and no spaces", () => {
    expect(tell([...opening, over("closed")], "zh-CN")).toBe("谈了 2 句，你妥当地结束，没有达成协议；Ms Okafor和Mr Hendry停在“否认”。");
  });
});
