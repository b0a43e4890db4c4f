import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import { THREE_STAGES } from "@/lib/domain/stage/stage.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { readerOf } from "./reader.ts";
import { readMove } from "../language/read-move.ts";
import { sessionOf } from "../language/test-cases.ts";
import { bridgeWords, REALITY_QUESTIONS, realityWords, summaryWords } from "@/lib/client/toolkit-words.ts";

const FILES = readdirSync("prisma/seed/cases").map((name) => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${name}`, "utf8"))));

/** Everybody has spoken and told why half of the topics matter. */
function midway(file: CaseFile) {
  const zh = file.language === "zh";
  const { state } = sessionOf(file, [{ by: "mediator", text: zh ? "各位请讲。" : "Please begin." }, ...file.parties.map((p) => ({ by: p.id, text: zh ? "我的意思就是这样，照规矩来。" : "That is how I see it, and I would like it done by the book." }))]);
  return { ...state, parties: state.parties.map((p, i) => (i === 0 ? { ...p, interestsTold: file.topics.map((t) => t.id) } : p)) };
}

describe.each(FILES.map((file) => [file.slug, file] as const))("%s: what the forms make of their fields", (_, file) => {
  const shown = publicView(file);
  const zh = file.language === "zh";
  const read = readerOf(file, midway(file), readMove);
  const [first, second] = file.parties;
  if (!first || !second) throw new Error("a case has two parties");
  const heard = { [first.id]: zh ? "要的是一句明白话" : "a straight answer matters most", [second.id]: zh ? "怕以后没完没了" : "there is a worry that it will never end" };

  test("a summary is read as one, in every stage and in private, and shows no mistake", () => {
    for (const stage of [null, ...THREE_STAGES]) {
      for (const room of [null, first.id]) {
        const text = summaryWords(shown, { heard, open: file.topics.map((t) => t.id), room, stage });
        expect(read({ text, to: [], room }), text).toMatchObject({ toolkit: "summarize_and_clarify", mistakes: [] });
        expect(text.includes(heard[second.id] ?? "-")).toBe(room === null);
      }
    }
  });

  test("every reality check is read as one and addressed to its party, with and without its own words", () => {
    for (const question of REALITY_QUESTIONS) {
      for (const topic of [null, file.topics[0]?.id ?? null]) {
        for (const said of ["", zh ? "照规矩来" : "I would like it done by the book"]) {
          const text = realityWords(shown, { to: second.id, question, topic, said });
          const move = read({ text, to: [second.id], room: null });
          expect(move, text).toMatchObject({ toolkit: "perform_reality_check", mistakes: [] });
        }
      }
    }
  });

  test("a bridging proposal is read as one, names every value, and asks what to change instead of pressing for a yes", () => {
    const terms = Object.fromEntries(file.topics.map((t) => [t.id, isNumeric(t) ? Math.round((t.range[0] + t.range[1]) / 2) : (t.options[0]?.id ?? "")]));
    const text = bridgeWords(shown, { terms, gives: { [first.id]: zh ? "一句明白话" : "a straight answer" } });
    // The values go with the words, as from the agreement sheet: that is what makes them a proposal whatever a case's options are called.
    const state = midway(file);
    const turn: Turn = { turn: state.turns.length + 1, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text, lang: file.language, terms };
    const move = readMove({ file, turn, state: { ...state, turns: [...state.turns, { ...turn, at: "" }] } });
    expect(move, text).toMatchObject({ toolkit: "propose_bridging_solution", mistakes: [], pressures: false });
    for (const topic of file.topics) expect(text).toContain(topic.name);
  });
});
