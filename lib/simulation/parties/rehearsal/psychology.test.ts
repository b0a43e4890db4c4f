import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { heardMove } from "./crafts.ts";
import type { PsychologyState } from "./psychology.ts";
import { stepPsychology } from "./step.ts";
import { alone, JOINT, move, once, play } from "./test-kit.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8")));
const SEEDS = Array.from({ length: 10 }, (_, i) => i + 1);
const to = (party: "okafor" | "hendry") => ({ addressees: [party] });
const [ADA, TOM] = [0, 1];
/** A state in which she has been heard and has cooled down. */
const calmed = (state: PsychologyState): void => { Object.assign(state.minds[ADA]!, { heard: 0.7, trust: 0.65, anger: 0.2, told: [true, true, true], pattern: "negotiation" }); };

describe("state moves only by what was said", () => {
  test("silence makes nobody readier, however long", () => {
    for (const seed of SEEDS) {
      const { states } = play(file, seed, () => ({ move: move("others", { relevance: 0 }), audience: JOINT }), 40);
      for (const [k, state] of states.entries()) if (k > 0) state.minds.forEach((m, i) => expect(m.readiness).toBeLessThanOrEqual(states[k - 1]!.minds[i]!.readiness + 1e-9));
    }
  });

  test("a stock line said again and again stops helping and then hurts", () => {
    for (const seed of SEEDS) {
      const { states } = play(file, seed, () => ({ move: move("understanding-the-situation", { question: "open", relevance: 0.05 }), audience: JOINT }), 40);
      const readiness = (k: number) => states[k]!.minds.map((m) => m.readiness);
      readiness(states.length - 1).forEach((r, i) => expect(r).toBeLessThanOrEqual(readiness(4)[i]!));
      readiness(4).forEach((r, i) => expect(r - readiness(0)[i]!).toBeLessThan(0.08));
    }
  });

  test("words off the matter gain no hearing and cost trust", () => {
    const { before, after } = once(file, 1, { move: move("understanding-the-situation", { offTask: true, question: "open" }), audience: JOINT });
    after.minds.forEach((m, i) => { expect(m.heard).toBeLessThanOrEqual(before.minds[i]!.heard); expect(m.trust).toBeLessThan(before.minds[i]!.trust); });
  });

  test("wording that answers the party's words works better than wording that answers nobody", () => {
    const heard = (relevance: number) => once(file, 1, { move: move("understanding-the-situation", { question: "open", relevance, ...to("okafor") }), audience: JOINT }).after.minds[ADA]!.heard;
    expect(heard(0.9)).toBeGreaterThan(heard(0.4));
    expect(heard(0.4)).toBeGreaterThan(heard(0.1));
  });

  test("what is said in a private room changes nothing the absent party knows", () => {
    const { before, after } = once(file, 3, { move: move("understanding-the-situation", { question: "open", ...to("okafor") }), audience: alone("okafor") }, calmed);
    expect(after.minds[TOM]!.views[ADA]).toEqual(before.minds[TOM]!.views[ADA]);
    expect(after.minds[TOM]!.trust).toBeLessThan(before.minds[TOM]!.trust);
  });

  test("no turn lifts a feeling further than the annotated dialogues allow", () => {
    const { before, after } = once(file, 1, { move: move("understanding-the-situation", { question: "open", acknowledges: 1, relevance: 1, ...to("okafor") }), audience: alone("okafor") });
    expect(after.minds[ADA]!.heard - before.minds[ADA]!.heard).toBeLessThanOrEqual(0.22 + 1e-6);
    expect(before.minds[ADA]!.anger - after.minds[ADA]!.anger).toBeLessThanOrEqual(0.22 + 1e-6);
  });
});

describe("each move works only in its place", () => {
  test("perspective-taking backfires on an angry party that was not heard, and warms one that was", () => {
    const asked = { move: move("perspective-taking", { question: "open", ...to("okafor") }), audience: JOINT };
    const cold = once(file, 1, asked);
    expect(cold.after.minds[ADA]!.trust).toBeLessThan(cold.before.minds[ADA]!.trust);
    expect(cold.after.minds[ADA]!.anger).toBeGreaterThan(cold.before.minds[ADA]!.anger);
    expect(cold.after.latest!.plans[0]!.act).toBe("react-perspective");
    const warm = once(file, 1, asked, calmed);
    expect(warm.after.minds[ADA]!.views[TOM]!.valence).toBeGreaterThan(warm.before.minds[ADA]!.views[TOM]!.valence);
  });

  test("praise without cause costs trust; after a concession it lands", () => {
    const praise = { move: move("recognition-and-motivation", { praises: true, ...to("okafor") }), audience: JOINT };
    const empty = once(file, 1, praise);
    expect(empty.after.minds[ADA]!.trust).toBeLessThan(empty.before.minds[ADA]!.trust);
    expect(empty.after.minds[TOM]!.fairness).toBeLessThan(empty.before.minds[TOM]!.fairness);
    const earned = once(file, 1, praise, (s) => { s.minds[ADA]!.concededAt = 0; });
    expect(earned.after.minds[ADA]!.trust).toBeGreaterThan(earned.before.minds[ADA]!.trust);
  });

  test("a reality check meets reactance before trust and lowers optimism after it, more so in private", () => {
    const check = (audience: typeof JOINT) => ({ move: move("law-and-morality", { toolkit: "perform_reality_check", question: "open", ...to("okafor") }), audience });
    const early = once(file, 1, check(JOINT));
    expect(early.after.minds[ADA]!.optimism).toBe(early.before.minds[ADA]!.optimism);
    expect(early.after.minds[ADA]!.trust).toBeLessThan(early.before.minds[ADA]!.trust);
    const joint = once(file, 1, check(JOINT), calmed).after.minds[ADA]!.optimism;
    expect(joint).toBeLessThan(early.before.minds[ADA]!.optimism);
    expect(once(file, 1, check(alone("okafor")), calmed).after.minds[ADA]!.optimism).toBeLessThan(joint);
  });

  test("the lever that fits the hidden barrier lowers it; another is felt as missing the point", () => {
    const cooled = (s: PsychologyState): void => { Object.assign(s.minds[TOM]!, { heard: 0.5, anger: 0.3 }); };
    const fits = once(file, 1, { move: move("strategic-ambiguity", to("hendry")), audience: JOINT }, cooled);
    expect(fits.after.minds[TOM]!.barrier).toBeLessThan(fits.before.minds[TOM]!.barrier);
    const misses = once(file, 1, { move: move("ideological-and-practical", to("hendry")), audience: JOINT }, cooled);
    expect(misses.after.minds[TOM]!.barrier).toBe(misses.before.minds[TOM]!.barrier);
    expect(misses.after.minds[TOM]!.trust).toBeLessThan(misses.before.minds[TOM]!.trust);
  });

  test("a summary needs something new to sum up", () => {
    const sums = { move: move("understanding-the-situation", { toolkit: "summarize_and_clarify", strategies: [{ name: "others" as const, p: 1 }] }), audience: JOINT };
    expect(once(file, 1, sums).after.minds[ADA]!.heard).toBe(once(file, 1, sums).before.minds[ADA]!.heard);
    const full = once(file, 1, sums, (s) => { s.sinceSummary = 3; });
    expect(full.after.minds[ADA]!.heard).toBeGreaterThan(full.before.minds[ADA]!.heard);
  });
});

describe("mistakes hurt", () => {
  test("a blamed party's anger rises and it says so", () => {
    for (const seed of SEEDS) {
      const { before, after } = once(file, seed, { move: move("law-and-morality", { blames: ["okafor"], ...to("okafor") }), audience: JOINT });
      expect(after.minds[ADA]!.anger).toBeGreaterThan(before.minds[ADA]!.anger);
      expect(after.latest!.plans.find((p) => p.party === ADA)?.act).toBe("react-blame");
    }
  });

  test("taking sides costs the other's trust, and the other answers even when not spoken to", () => {
    const { before, after } = once(file, 1, { move: move("others", { sidesWith: "okafor", ...to("okafor") }), audience: JOINT });
    expect(after.minds[TOM]!.trust).toBeLessThan(before.minds[TOM]!.trust - 0.05);
    expect(after.latest!.plans.find((p) => p.party === TOM)?.act).toBe("react-bias");
  });

  test.each([["pressure", { pressures: true }], ["asking for the bottom line", { probesSecret: true }], ["calm down", { mistakes: ["M05" as const] }], ["an ignored danger", { mistakes: ["M16" as const] }]])("%s costs trust", (_, words) => {
    const plain = once(file, 1, { move: move("others", to("okafor")), audience: JOINT }).after.minds[ADA]!.trust;
    expect(once(file, 1, { move: move("others", { ...words, ...to("okafor") }), audience: JOINT }).after.minds[ADA]!.trust).toBeLessThan(plain);
  });

  test("every mistake is cheaper on an easy case than on a hard one", () => {
    const lost = (difficulty: CaseFile["difficulty"]) => {
      const { before, after } = once({ ...file, difficulty }, 1, { move: move("others", { blames: ["okafor"], pressures: true, ...to("okafor") }), audience: JOINT });
      return before.minds[ADA]!.trust - after.minds[ADA]!.trust;
    };
    expect(lost("easy")).toBeLessThan(lost("medium"));
    expect(lost("medium")).toBeLessThan(lost("hard"));
  });

  test("a party that is insulted turn after turn walks out", () => {
    const played = play(file, 1, (_, round) => ({ move: move("others", { blames: ["okafor", "hendry"], pressures: true, addressees: [round % 2 ? "okafor" : "hendry"] }), audience: JOINT }));
    expect(played.outcome).toBe("withdrawn");
    // It says so when it leaves the room; nobody fetches it, and it does not come back.
    expect(played.states.some((s) => s.latest?.plans.some((p) => p.act === "withdraw" && p.sign === "leaves"))).toBe(true);
    expect(played.states.at(-1)!.latest!.withdraws.length).toBeGreaterThan(0);
  });

  test("a party passed over for long feels it", () => {
    const { states } = play(file, 1, () => ({ move: move("understanding-the-situation", { question: "open", ...to("okafor") }), audience: JOINT }), 24);
    expect(states.at(-1)!.minds[TOM]!.fairness).toBeLessThan(states[0]!.minds[TOM]!.fairness);
  });
});

describe("the step", () => {
  test("leaves the state it was given as it was, and gives the same next state every time", () => {
    const { before, setting } = once(file, 5, { move: move("others"), audience: JOINT });
    const copy = structuredClone(before);
    const heard = heardMove(move("understanding-the-situation", { question: "open", acknowledges: 0.7 }), setting, { turn: 1, audience: JOINT });
    expect(stepPsychology(before, heard, setting)).toEqual(stepPsychology(before, heard, setting));
    expect(before).toEqual(copy);
  });

  test("survives storage: a state read back from JSON goes on the same", () => {
    const { after, setting } = once(file, 5, { move: move("understanding-the-situation", { question: "open" }), audience: JOINT });
    const heard = heardMove(move("perspective-taking", to("hendry")), setting, { turn: 4, audience: JOINT });
    const stored: PsychologyState = JSON.parse(JSON.stringify(after));
    expect(stepPsychology(stored, heard, setting)).toEqual(stepPsychology(after, heard, setting));
  });
});
