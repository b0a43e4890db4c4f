import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import type { Move } from "../../language/move.ts";
import { alone, JOINT, move, play, skilled, type Policy } from "./test-kit.ts";

const read = (slug: string) => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const CASES = [read("harbour-row"), read("chongchuang-san-hao")];
const seeds = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** Moves that hold a whole turn, to be said over and over. */
function constants(file: CaseFile): [string, Move][] {
  const terms = file.packages[0]!.terms;
  return [
    ...STRATEGIES.map((s): [string, Move] => [s, move(s, { question: "open" })]),
    ["ask and acknowledge", move("understanding-the-situation", { question: "open", acknowledges: 1 })],
    ["summarise", move("understanding-the-situation", { toolkit: "summarize_and_clarify" })],
    ["reality check", move("law-and-morality", { toolkit: "perform_reality_check", question: "open" })],
    ["put the ideal terms", move("reaching-agreement", { terms, asksAssent: true })],
    ["float the ideal terms", move("reaching-agreement", { terms, toolkit: "propose_bridging_solution" })],
    ["everything at once", move("understanding-the-situation", { terms, asksAssent: true, acknowledges: 1, praises: true, toolkit: "summarize_and_clarify", question: "open" })],
    ["everything else at once", move("perspective-taking", { strategies: [{ name: "perspective-taking", p: 0.4 }, { name: "ideological-and-practical", p: 0.38 }], terms, acknowledges: 1, praises: true, toolkit: "perform_reality_check", question: "open" })],
    ["pressure", move("reaching-agreement", { terms, asksAssent: true, pressures: true })],
  ];
}

// Thousands of whole sessions: a busy machine needs time for them.
const SLOW = { timeout: 180_000 };

describe.each(CASES.map((f) => [f.slug, f] as const))("parties must be earned: %s", (_, base) => {
  test.each(["medium", "hard"] as const)("no constant move settles a %s case, whatever its wording, room or addressee, even with the ideal terms thrown in", SLOW, (difficulty) => {
    const file: CaseFile = { ...base, difficulty };
    const ids = file.parties.map((p) => p.id);
    const settled: string[] = [];
    for (const [name, words] of constants(file)) for (const relevance of [0.4, 1]) for (const way of ["all", "each", "alone"] as const) for (const proposes of [false, true]) {
      const policy: Policy = (_state, round) => {
        const id = ids[round % ids.length]!;
        if (proposes && round % 4 === 3) return { move: move("reaching-agreement", { terms: file.packages[0]!.terms, asksAssent: true, relevance }), audience: JOINT };
        return { move: { ...words, relevance, addressees: way === "all" ? [] : [id] }, audience: way === "alone" ? alone(id) : JOINT };
      };
      for (const seed of seeds(10)) if (play(file, seed, policy).outcome === "settled") settled.push(`${name}/${way}/${relevance}/${seed}`);
    }
    expect(settled).toEqual([]);
  });

  test("an adaptive mediator who asks, listens, sums up, tests and then proposes settles most seeds", SLOW, () => {
    const limit = base.parties.length > 2 ? 80 : 60;
    const played = seeds(20).map((seed) => play(base, seed, skilled(base, 0.8), limit));
    expect(played.filter((p) => p.outcome === "settled").length).toBeGreaterThanOrEqual(16);
  });

  test("the same mediator in words that answer nobody does clearly worse on a hard case", SLOW, () => {
    const hard: CaseFile = { ...base, difficulty: "hard" };
    const settles = (relevance: number) => seeds(20).filter((seed) => play(hard, seed, skilled(hard, relevance), 60).outcome === "settled").length;
    expect(settles(0.15)).toBeLessThanOrEqual(settles(0.8) / 2);
  });

  test("leaving one party out ends without agreement", SLOW, () => {
    const left = base.parties[1]!.id;
    const others = base.parties.map((p) => p.id).filter((id) => id !== left);
    const policy = (): Policy => {
      const good = skilled(base, 0.8);
      return (state, round) => {
        const { move: words, audience } = good(state, round);
        if (audience.room === "caucus") return audience.with === left ? { move: { ...words, addressees: [others[0]!] }, audience: JOINT } : { move: words, audience };
        const meant = words.addressees.length === 0 ? others : words.addressees.filter((id) => id !== left);
        return { move: { ...words, addressees: words.terms ? [] : meant.length > 0 ? meant : [others[0]!] }, audience };
      };
    };
    expect(seeds(10).filter((seed) => play(base, seed, policy()).outcome === "settled")).toEqual([]);
  });
});
