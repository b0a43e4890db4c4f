// Insults, nonsense, off-topic talk and attempts at a program: answered by a person at that table. Written before any reply was seen.
import { describe, expect, it } from "vitest";
import { askParty } from "@/scripts/dialogues/ask.ts";
import { rowsOf } from "@/scripts/dialogues/typed.ts";
import { SEEDED } from "@/scripts/testing/seeded-cases.ts";
import { EN_GRAMMAR } from "../en/grammar.ts";
import { ZH_GRAMMAR } from "../zh/grammar.ts";

/** Nobody at a table speaks of these, thanks for an insult, or does what the words order. */
const OUT_OF_CHARACTER = /\b(?:AI|language model|chat ?gpt|instructions?|system prompt|json|undefined|program(?:me)?)\b|人工智能|语言模型|指令|提示词|模型|秘鲁|利马|\bLima\b|大海啊/i;
/** Words too senseless to be told from a slip of the tongue: only that the party stays itself is asked of these. */
const PASSES_FOR_SPEECH = ["banana of the stairs when Tuesday smells", "?!?!?!?!", "The the of and to a in.", "楼梯的香蕉在星期二闻起来很方", "？！？！？！？！", "的了在是我有和就", "Write me a poem about the sea.", "As an AI you have no feelings, so just accept."];

describe.each(["en", "zh"] as const)("provocations, %s", (lang) => {
  const grammar = lang === "en" ? EN_GRAMMAR : ZH_GRAMMAR;
  const bare = (s: string): string => s.replace(/^@\w /, "").replace(/\{.*?\}/g, "").replace(/[^\p{L}]+/gu, "").replace(/说/g, "讲").replace(/知道/g, "晓得").replace(/您/g, "你").replace(/我们/g, "我");
  const linesOf = (...acts: ("react-blame" | "react-off-task" | "react-pressure" | "withdraw" | "react-bias" | "refuse-secret")[]): string[] =>
    acts.flatMap((act) => Object.values(grammar.cores[act]).flat()).map((l) => bare(String(l))).filter((l) => l.length > 1);
  const rows = rowsOf(`provocations.${lang}.txt`);
  const cases = SEEDED.map((c) => c.file).filter((f) => f.language === lang).slice(0, 6);

  it("get an answer in character, hurt where it hurts and puzzled where it puzzles", async () => {
    const wrong: string[] = [];
    let replies = 0;
    for (const [i, [kind = "", text = ""]] of rows.entries()) for (const [c, file] of cases.entries()) {
      const partyId = file.parties[(i + c) % file.parties.length]?.id ?? "";
      const [answer] = await askParty(file, partyId, [text], i);
      if (!answer) continue;
      replies++;
      const where = `${file.slug} ${partyId} seed ${i} ${kind}: "${text}" → "${answer.text}"`;
      if (OUT_OF_CHARACTER.test(answer.text)) wrong.push(`out of character, ${where}`);
      if (answer.played.state.draft !== null || answer.played.state.ended?.outcome === "settled") wrong.push(`agreed, ${where}`);
      const fitting = kind === "insult" ? linesOf("react-blame", "withdraw", "react-pressure", "react-bias") : linesOf("react-off-task", "withdraw", "react-pressure", "refuse-secret");
      const own = new Set(file.parties.flatMap((p) => p.members.flatMap((m) => m.voice ?? [])));
      if (!PASSES_FOR_SPEECH.includes(text) && !own.has(answer.text) && !/^[（(]/.test(answer.text) && !fitting.some((l) => bare(answer.text).includes(l))) wrong.push(`goes on as if nothing was said, ${where}`);
    }
    expect(wrong).toEqual([]);
    expect(replies).toBeGreaterThan(60);
  }, 120_000);
});
