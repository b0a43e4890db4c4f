import { describe, expect, test } from "vitest";
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { seededRng } from "@/lib/domain/rng.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { randomSession } from "@/lib/domain/session/random-session.ts";
import type { DebriefPage } from "@/lib/wire/pages.ts";
import { wordCount } from "./airtime.ts";
import { sessionMetrics, SHORT_CUT_TURNS } from "./session-metrics.ts";

const topics = [{ id: "sum" }, { id: "how" }];
const [start] = randomSession(seededRng(1), 0);

function log(...events: NewEvent[]): SessionEvent[] {
  if (start?.kind !== "session-started") throw new Error("no start");
  const first: NewEvent = { kind: "session-started", payload: { ...start.payload, parties: ["ann", "bo"] } };
  return [first, ...events].map((e, i) => ({ ...e, seq: i + 1, at: start.at }));
}
const say = (turn: number, who: string, text: string, terms: Record<string, number | string> | null = null): NewEvent => ({
  kind: "turn-spoken",
  payload: { turn, speaker: who === "mediator" ? { seat: "mediator" } : { seat: "party", partyId: who, memberId: null }, audience: { room: "joint", to: [] }, text, lang: "en", terms },
});
const bp = (partyId: string, pattern: BehaviourPattern, source: "state" | "text" = "state"): NewEvent => ({ kind: "behaviour-classified", payload: { turn: null, partyId, pattern, source, cause: null } });
const ended = (outcome: "settled" | "closed"): NewEvent => ({ kind: "session-ended", payload: { outcome, by: outcome === "settled" ? "parties" : "mediator" } });

describe("session metrics", () => {
  test("are what the debrief page shows", () => {
    const metrics: DebriefPage["metrics"] = sessionMetrics(topics, log());
    expect(metrics.turnLimit).toBe(60);
  });

  test("an open session without anything measured shows n/a everywhere, never 0", () => {
    expect(sessionMetrics(topics, log())).toMatchObject({ madState: null, madText: null, consensus: null, averageTurns: null, rewardFinal: null, rewardSum: null, airtime: [], shortCut: false });
  });

  test("MAD from state takes the opening reading as first label, and a party that spoke without moving counts as 0", () => {
    expect(sessionMetrics(topics, log(bp("ann", "denial"), bp("bo", "denial"), bp("ann", "partial-acceptance"), bp("ann", "negotiation"), say(1, "bo", "no"))).madState).toBe(1);
    expect(sessionMetrics(topics, log(bp("ann", "denial"), bp("bo", "denial"), bp("ann", "negotiation"))).madState).toBe(2);
  });

  test("MAD from text is kept apart", () => {
    const m = sessionMetrics(topics, log(bp("ann", "denial", "text"), bp("ann", "resolution", "text")));
    expect([m.madState, m.madText]).toEqual([null, 3]);
  });

  test("turns: where it settled, the limit when it ended otherwise", () => {
    expect(sessionMetrics(topics, log(say(1, "mediator", "a"), say(2, "ann", "b"), ended("settled"))).averageTurns).toBe(2);
    expect(sessionMetrics(topics, log(say(1, "mediator", "a"), ended("closed"))).averageTurns).toBe(60);
  });

  test("rewards: the last, and the sum of their values", () => {
    const give = (turn: number, reward: "worsened" | "improved" | "solved"): NewEvent => ({ kind: "reward-given", payload: { turn, reward } });
    expect(sessionMetrics(topics, log(give(1, "worsened"), give(3, "improved"), give(5, "solved")))).toMatchObject({ rewardFinal: 1, rewardSum: 0.5 });
  });

  test("airtime counts words, in Chinese characters", () => {
    expect(wordCount("It's 1,380 pounds — all of it.")).toBe(7);
    expect(wordCount("六万八，再多机器就得停。")).toBe(10);
    expect(sessionMetrics(topics, log(say(1, "mediator", "one two three"), say(2, "bo", "four"))).airtime).toEqual([{ who: "mediator", share: 0.75 }, { who: "ann", share: 0 }, { who: "bo", share: 0.25 }]);
  });
});

describe("short-cut resolution", () => {
  const read = (turn: number, ids: string[]): NewEvent => ({ kind: "strategy-recognised", payload: { turn, strategies: [{ name: "others", p: 1 }], toolkit: null, addressees: [], topics: ids, correctedBy: null } });
  const moved = [bp("ann", "denial"), bp("bo", "denial"), bp("ann", "resolution"), bp("bo", "resolution")];
  const still = [bp("ann", "negotiation"), bp("bo", "negotiation"), say(1, "mediator", "a"), read(1, ["sum", "how"]), say(2, "ann", "y"), say(3, "bo", "y")];

  test("a topic is untouched when nothing but the final terms names it", () => {
    const events = log(...moved, say(1, "mediator", "the sum"), read(1, ["sum"]), say(2, "mediator", "both", { sum: 1, how: "a" }), read(2, ["sum", "how"]), ended("settled"));
    expect(sessionMetrics(topics, events)).toMatchObject({ topicsUntouched: ["how"], shortCut: true });
  });

  test("fast with hardly any movement is flagged, slow or moved is not", () => {
    expect(sessionMetrics(topics, log(...still, ended("settled"))).shortCut).toBe(true);
    expect(sessionMetrics(topics, log(...still, ended("closed"))).shortCut).toBe(false);
    expect(sessionMetrics(topics, log(...moved, say(1, "mediator", "a"), read(1, ["sum", "how"]), ended("settled"))).shortCut).toBe(false);
    const long = Array.from({ length: SHORT_CUT_TURNS }, (_, i) => say(4 + i, "ann", "y"));
    expect(sessionMetrics(topics, log(...still, ...long, ended("settled"))).shortCut).toBe(false);
  });
});

test("random sessions always measure within range", () => {
  for (let seed = 0; seed < 500; seed++) {
    const m = sessionMetrics(topics, randomSession(seededRng(seed), 8));
    if (m.madState !== null) expect(Math.abs(m.madState)).toBeLessThanOrEqual(3);
    if (m.consensus !== null) expect(m.consensus).toBeLessThanOrEqual(1);
    if (m.airtime.length > 0) expect(m.airtime.reduce((a, b) => a + b.share, 0)).toBeCloseTo(1);
  }
});
