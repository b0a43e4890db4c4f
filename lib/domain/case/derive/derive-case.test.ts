import { describe, expect, it } from "vitest";
import { isNumeric } from "../topic-schema.ts";
import { type DerivedCase, deriveCase } from "./derive-case.ts";
import { findAmounts } from "./amounts.ts";
import type { DeriveInput, DeriveParty } from "./input.ts";

// Invented for these tests.
const person = (id: string, name: string, roleText: string | null, said: string[] = []): DeriveParty => ({ id, name, kind: "person", roleText, said, speaks: "self" });
const HARD = "我是店主，他弄坏了我的机器，拖了半年。我要求他赔偿4万元，否则就去法院起诉。我多次找他，都没有结果，我非常愤怒。";
const SOFT = "我是学徒，机器是我弄坏的，家里两个孩子，经济困难。我愿意道歉，也愿意配合分期赔偿，希望双方协商。其实我担心师傅再也不让我进门。";
const input = (a: string | null, b: string | null, more: DeriveParty[] = []): DeriveInput => ({
  disputeType: "labour", description: "去年腊月，一台压面机在夜里烧坏，修理铺开价三万元，双方为谁来出这笔钱谈不拢。",
  parties: [person("p1", "唐师傅", a), person("p2", "小祝", b), ...more],
});
const profile = (derived: DerivedCase, id: string) => {
  const found = derived.parties.get(id);
  if (!found) throw new Error(`no party ${id}`);
  return { ...found.private, side: found.side };
};
const essence = (p: ReturnType<typeof profile>) => ({ weights: p.weights, tki: p.persona.tki, reactivity: p.persona.reactivity, barrier: p.barrier.kind, level: p.barrier.level, optimism: p.optimism, batna: p.batna.value, side: p.side, secrets: p.secrets });

describe("a derived profile", () => {
  const derived = deriveCase(input(HARD, SOFT));

  it("follows the words: who pushes competes, who reaches out does not; what blocks shows", () => {
    const [hard, soft] = [profile(derived, "p1"), profile(derived, "p2")];
    expect([hard.persona.tki, hard.side]).toEqual(["competing", "claims"]);
    expect(["accommodating", "collaborating", "compromising"]).toContain(soft.persona.tki);
    expect(soft.side).toBe("answers");
    expect(soft.barrier.kind).toBe("hardship");
    expect(hard.persona.reactivity).toBeGreaterThan(soft.persona.reactivity);
    expect(hard.objective).toContain("我要求他赔偿4万元");
  });

  it("swapping two role texts swaps the profiles", () => {
    const swapped = deriveCase(input(SOFT, HARD));
    expect(essence(profile(swapped, "p1"))).toEqual(essence(profile(derived, "p2")));
    expect(essence(profile(swapped, "p2"))).toEqual(essence(profile(derived, "p1")));
  });

  it("the same words give the same case, other words another one", () => {
    expect(deriveCase(input(HARD, SOFT))).toEqual(derived);
    expect(profile(deriveCase(input(HARD, "我是学徒，机器本来就旧，我拒绝赔偿。")), "p2").weights).not.toEqual(profile(derived, "p2").weights);
    expect(essence(profile(deriveCase(input(HARD, SOFT.replace("学徒", "帮工"))), "p2"))).not.toEqual(essence(profile(derived, "p2")));
  });

  it("a sentence of fear or concealment becomes a secret, no other does", () => {
    expect(profile(derived, "p2").secrets.map((s) => s.text)).toEqual(["其实我担心师傅再也不让我进门"]);
    expect(profile(derived, "p1").secrets).toEqual([]);
  });

  it("weights are whole, sum to 100 and are not all equal; every topic is valued for all", () => {
    for (const [id] of derived.parties) {
      const weights = Object.values(profile(derived, id).weights);
      expect(weights.reduce((a, b) => a + b, 0)).toBe(100);
      expect(new Set(weights).size).toBeGreaterThan(1);
      expect(weights.every((w) => Number.isInteger(w) && w > 0)).toBe(true);
      for (const topic of derived.topics) expect(isNumeric(topic) ? topic.reserve[id] : topic.value[id]).toBeDefined();
    }
    expect(derived.topics.length).toBeGreaterThanOrEqual(2);
    expect(derived.topics.length).toBeLessThanOrEqual(4);
  });

  it("the range of the money topic comes from the figures of the texts", () => {
    const money = derived.topics.find((t) => t.id === "money");
    expect(money && isNumeric(money) && money.range[1]).toBeGreaterThanOrEqual(40_000);
    expect(money && isNumeric(money) && money.range[1]).toBeLessThan(60_000);
  });

  it("no filler, cue or voice line names a figure, and no slot is left open", () => {
    for (const [id] of derived.parties) {
      const lines = [...Object.values(derived.fillers[id] ?? {}).flatMap((f) => Object.values(f).flat()), ...profile(derived, id).voice, ...profile(derived, id).barrier.cues];
      expect(lines.length).toBeGreaterThan(60);
      for (const line of lines) {
        expect(findAmounts(line), line).toEqual([]);
        expect(line).not.toMatch(/[{}]|undefined/);
      }
      expect(derived.openings[id]).toHaveLength(3);
    }
  });

  it("a party without a role text is read from what it says, else from the description", () => {
    const said = deriveCase(input(HARD, null, [person("p3", "修理铺", null, ["我要求先付清修理的钱，拖了三个月了。", "同意。"])]));
    expect(profile(said, "p3").objective).toContain("我要求先付清修理的钱");
    expect(profile(said, "p2").voice.length).toBeGreaterThanOrEqual(12);
  });

  it("has a deal for up to ten parties, whatever they want", () => {
    const many = deriveCase(input(HARD, SOFT, Array.from({ length: 8 }, (_, i) => person(`p${i + 3}`, `住户${i}`, i % 2 === 0 ? `我是住户${i}，我要求赔偿，反对拖延。` : `我是住户${i}，我拒绝出钱，没有责任。`))));
    expect(many.packages.length).toBeGreaterThan(0);
    expect(many.parties.size).toBe(10);
  });
});
