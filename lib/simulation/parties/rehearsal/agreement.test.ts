import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { isNumeric, type Terms } from "@/lib/domain/case/topic-schema.ts";
import { utility } from "@/lib/domain/case/utility.ts";
import { stepsBetween } from "@/lib/domain/party/behaviour-pattern.ts";
import { seededRng } from "@/lib/domain/rng.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { judge } from "./acceptance.ts";
import { corePackage } from "./crafts.ts";
import type { PsychologyState } from "./psychology.ts";
import { compileSetting, worthAt } from "./setting.ts";
import { alone, JOINT, move, once, play, skilled, type Played, type Policy } from "./test-kit.ts";
import { isPastReserve, packageUtility, topicPastReserve } from "./utility.ts";

const read = (slug: string) => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const CASES = [read("harbour-row"), read("chongchuang-san-hao")];
const harbour = CASES[0]!;
const IDEAL: Terms = { deposit: 960, survey: "joint", reference: "letter" };
/** Everybody trusts, is heard, has no illusions and negotiates. */
const ready = (state: PsychologyState): void => {
  for (const mind of state.minds) {
    Object.assign(mind, { trust: 0.9, heard: 0.9, anger: 0.05, face: 0.8, fairness: 0.8, barrier: 0, optimism: 0, pattern: "negotiation", told: mind.told.map(() => true), spokeAt: 0 });
    for (const view of mind.views) if (view) view.valence = 0.4;
  }
};
const put = (terms: Terms, more = {}) => ({ move: move("reaching-agreement", { terms, asksAssent: true, ...more }), audience: JOINT });

/** Sessions of every sort: skilled ones and random ones with random terms. */
function sessions(file: CaseFile): Played[] {
  return Array.from({ length: 12 }, (_, i) => {
    const dice = seededRng(i * 77 + 1);
    const random: Policy = () => {
      const party = file.parties[Math.floor(dice() * file.parties.length)]!.id;
      const strategy = STRATEGIES[Math.floor(dice() * STRATEGIES.length)]!;
      const terms = dice() < 0.3 ? randomTerms(file, dice) : null;
      return { move: move(strategy, { relevance: dice(), addressees: dice() < 0.5 ? [party] : [], question: dice() < 0.5 ? "open" : "none", acknowledges: dice() < 0.4 ? dice() : 0, terms, asksAssent: dice() < 0.2 }), audience: dice() < 0.3 ? alone(party) : JOINT };
    };
    return play(file, i + 1, i % 2 ? random : skilled(file, 0.9), 80);
  });
}
function randomTerms(file: CaseFile, dice: () => number): Terms {
  return Object.fromEntries(file.topics.filter(() => dice() < 0.8).map((t) => [t.id, isNumeric(t) ? t.range[0] + Math.round(dice() * (t.range[1] - t.range[0])) : t.options[Math.floor(dice() * t.options.length)]!.id]));
}

describe.each(CASES.map((f) => [f.slug, f] as const))("%s", (_, file) => {
  const played = sessions(file);

  test("the core's utility and reserves are the domain's", () => {
    const setting = compileSetting(file, 1, 60);
    const dice = seededRng(3);
    for (let n = 0; n < 300; n++) {
      const terms = randomTerms(file, dice);
      const pack = corePackage(setting, terms);
      if (!pack) continue;
      setting.parties.forEach((party, i) => {
        const truth = utility(file, party.id, terms);
        expect(packageUtility(party, pack)).toBeCloseTo(truth.value, 9);
        expect(topicPastReserve(party, pack) < 0).toBe(truth.pastReserve.length === 0);
        expect(party.id).toBe(file.parties[i]!.id);
      });
    }
  });

  test("offers never pass the speaker's reserve, lie in range, are round, and never get harder", () => {
    for (const { states, setting } of played) {
      const last = new Map<string, number>();
      for (const state of states) for (const plan of state.latest?.plans ?? []) {
        if (!plan.offer) continue;
        const { topic, value } = plan.offer;
        const worth = setting.parties[plan.party]!.worth[topic]!;
        const about = setting.topics[topic]!;
        expect(isPastReserve(worth, value)).toBe(false);
        expect(value).toBeGreaterThanOrEqual(about.range[0]);
        expect(value).toBeLessThanOrEqual(about.range[1]);
        const key = `${plan.party}:${topic}`;
        const before = last.get(key);
        if (before !== undefined) expect(worthAt(worth, value)).toBeLessThanOrEqual(worthAt(worth, before) + 1e-9);
        last.set(key, value);
      }
    }
  });

  test("a behaviour pattern moves at most one step a round and never skips", () => {
    for (const { states } of played) for (const [k, state] of states.entries()) if (k > 0) {
      state.minds.forEach((m, i) => expect(Math.abs(stepsBetween(states[k - 1]!.minds[i]!.pattern, m.pattern))).toBeLessThanOrEqual(1));
    }
  });

  test("everything stays within its scale and is rounded to 1e-6", () => {
    for (const { states } of played) for (const mind of states.at(-1)!.minds) {
      for (const value of [mind.trust, mind.anger, mind.face, mind.fairness, mind.heard, mind.readiness, mind.barrier]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(Math.round(value * 1e6) / 1e6).toBe(value);
      }
    }
  });

  test("only a party that already shows negotiation says yes", () => {
    for (const { states } of played) for (const [k, state] of states.entries()) for (const plan of state.latest?.plans ?? []) {
      if (plan.act === "accept") expect(["negotiation", "resolution"]).toContain(states[k - 1]!.minds[plan.party]!.pattern);
    }
  });
});

describe("answers to terms", () => {
  test("when all are ready the ideal terms are accepted aloud by every party", () => {
    const { after } = once(harbour, 1, put(IDEAL), ready);
    expect(after.latest!.plans.map((p) => p.act)).toEqual(["accept", "accept"]);
    expect(after.minds.map((m) => m.answer)).toEqual(["yes", "yes"]);
    expect(after.minds.map((m) => m.pattern)).toEqual(["resolution", "resolution"]);
  });

  test("reserves are hard: whatever else the package gives, past them the answer is no", () => {
    const generous = { survey: "landlord", reference: "none" };
    const { after } = once(harbour, 1, put({ ...generous, deposit: 1010 }), ready);
    expect(after.minds[1]!.answer).toBe("no");
    expect(once(harbour, 1, put({ deposit: 890, survey: "joint", reference: "good" }), ready).after.minds[0]!.answer).toBe("no");
  });

  test("a party that is not ready answers not-yet to the very terms it would later take", () => {
    const { after } = once(harbour, 1, put(IDEAL));
    expect(after.minds.map((m) => m.answer)).toEqual(["not-yet", "not-yet"]);
    expect(after.latest!.plans.every((p) => p.act === "reject-not-ready")).toBe(true);
  });

  test("terms on some topics only are reacted to, never assented to", () => {
    const { after } = once(harbour, 1, put({ deposit: 960 }), ready);
    expect(after.minds.map((m) => m.answer)).toEqual([null, null]);
    expect(after.latest!.plans.length).toBeLessThanOrEqual(2);
  });

  test("other terms than those answered start the answers anew", () => {
    const { after } = once(harbour, 1, { move: move("reaching-agreement", { terms: { ...IDEAL, deposit: 970 } }), audience: alone("okafor") }, (s) => {
      ready(s);
      s.draft = { turn: 1, terms: [960, 0, 0], room: null };
      for (const m of s.minds) m.answer = "yes";
    });
    expect(after.minds[1]!.answer).toBeNull();
  });

  test("terms heard by one party alone bind nobody else: at the table they are put anew to all", () => {
    const { after } = once(harbour, 1, put(IDEAL), (s) => {
      ready(s);
      s.draft = { turn: 1, terms: [960, 0, 0], room: 0 };
      s.minds[0]!.answer = "yes";
    });
    expect(after.latest!.drafted).toBe(true);
    expect(after.draft!.room).toBeNull();
  });

  test("figures floated in one private room are not filled into another's terms", () => {
    const { after } = once(harbour, 1, { move: move("reaching-agreement", { terms: { survey: "joint" } }), audience: alone("hendry") }, (s) => { s.draft = { turn: 1, terms: [1170, null, null], room: 0 }; });
    expect(after.draft!.terms).toEqual([null, 0, null]);
  });

  test("a limited member's yes ends at the limit: past it the answer is not-yet", () => {
    const press = CASES[1]!;
    const setting = compileSetting(press, 1, 60);
    const qiu = setting.parties[2]!;
    const { before } = once(press, 1, put({}), ready);
    const verdict = (total: number) => judge(before.minds[2]!, qiu, [total, 3, 3]);
    expect(verdict(100000)).toEqual({ answer: "yes" });
    expect(verdict(101000)).toEqual({ answer: "not-yet", why: "limit", topic: 0 });
  });

  test("a yes is taken back by a party that was outraged after it", () => {
    const { after } = once(harbour, 1, { move: move("law-and-morality", { blames: ["okafor"], pressures: true, addressees: ["okafor"] }), audience: JOINT }, (s) => {
      ready(s);
      s.draft = { turn: 1, terms: [960, 0, 0], room: null };
      for (const m of s.minds) Object.assign(m, { answer: "yes", pattern: "resolution" });
      s.minds[0]!.anger = 0.55;
    });
    expect(after.minds[0]!.answer).toBe("not-yet");
    expect(after.minds[0]!.pattern).toBe("negotiation");
  });
});
