import { describe, expect, test } from "vitest";
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import { seededRng } from "@/lib/domain/rng.ts";
import type { SessionEvent } from "./events.ts";
import { appended } from "./invariants.ts";
import { memoryOf } from "./memory.ts";
import { CANARY, randomSession } from "./random-session.ts";
import { reduce, replay } from "./reduce.ts";
import { EMPTY_STATE, isSettledByAssent } from "./state.ts";
import { hears, type Audience } from "./turn.ts";

const SESSIONS = 10_000;

describe(`over ${SESSIONS} random sessions`, () => {
  test("every legal event is accepted and every state keeps the invariants", () => {
    for (let seed = 0; seed < SESSIONS; seed++) {
      const events = randomSession(seededRng(seed), 2 + (seed % 5));
      const next = appended(EMPTY_STATE, events);
      if ("refused" in next) throw new Error(`seed ${seed}: ${next.refused}`);
      const brokenBy = broken(next.state, events);
      if (brokenBy) throw new Error(`seed ${seed}: ${brokenBy}`);
    }
  }, 60_000);

  test("a party's memory holds nobody else's caucus, thoughts, beliefs or readings, and no engine state", () => {
    for (let seed = 0; seed < SESSIONS / 10; seed++) {
      const events = randomSession(seededRng(seed), 8);
      const spoken = new Map(events.flatMap((e) => (e.kind === "turn-spoken" ? [[e.payload.turn, e.payload.audience] as const] : [])));
      for (const { id } of replay(events).parties) {
        for (const event of memoryOf(id, events)) {
          const leak = leaks(event, id, spoken);
          if (leak) throw new Error(`seed ${seed}, ${id}, event ${event.seq} (${event.kind}): ${leak}`);
        }
      }
    }
  });
});

const NEVER_REMEMBERED = new Set(["session-started", "strategy-recognised", "psychology-settled", "move-read", "speakers-chosen", "topic-scored", "reward-given", "stage-entered", "turn-settled", "session-paused", "session-resumed"]);

function leaks(event: SessionEvent, id: string, spoken: ReadonlyMap<number, Audience>): string | null {
  if (NEVER_REMEMBERED.has(event.kind)) return "a kind no party may remember";
  const own = "partyId" in event.payload && event.payload.partyId === id;
  if (!own && JSON.stringify(event).includes(CANARY)) return "another's private text";
  if (event.kind === "caucus-opened" || event.kind === "caucus-closed" || event.kind === "party-withdrew") return null;
  // Everybody goes home and knows when they meet again; its turn only says after how many.
  if (event.kind === "session-adjourned") return null;
  const audience = "turn" in event.payload && event.payload.turn !== null ? spoken.get(event.payload.turn) : undefined;
  return !own && audience && !hears(id, audience) ? "from a room the party was not in" : null;
}

/** The invariants, stated again over the folded state, independent of the checker. */
function broken(state: ReturnType<typeof replay>, events: SessionEvent[]): string | null {
  if (events.some((e, i) => e.seq !== i + 1)) return "seq has gaps";
  if (state.turns.some((t, i) => t.turn !== i + 1)) return "turns have gaps";
  const end = events.findIndex((e) => e.kind === "session-ended");
  if (end >= 0 && end !== events.length - 1) return "events after the end";
  if (state.ended?.outcome === "settled" && !isSettledByAssent(state)) return "settled without every yes";
  for (const p of state.parties) {
    if (p.id in p.beliefs) return "a belief about oneself";
    if (p.pattern.some((s, i) => Math.abs(ordinal(s.pattern) - ordinal((p.pattern[i - 1] ?? s).pattern)) > 1)) return "a jump in the behaviour pattern";
  }
  return null;
}

describe("the reducer", () => {
  const events = randomSession(seededRng(7), 8);

  test("is idempotent: events seen again change nothing", () => {
    const state = replay(events);
    expect(events.reduce(reduce, state)).toEqual(state);
    expect(replay([...events, ...events])).toEqual(state);
  });

  test("gives the same state in one go, in pieces, and event by event", () => {
    const half = replay(events.slice(0, 20));
    expect(events.slice(20).reduce(reduce, half)).toEqual(replay(events));
  });

  test("leaves the state it was given untouched", () => {
    const before = replay(events.slice(0, 20));
    const copy = structuredClone(before);
    events.slice(20).reduce(reduce, before);
    expect(before).toEqual(copy);
  });

  test("folds a log with kinds removed, as a projection sends it, without failing", () => {
    for (const kind of new Set(events.map((e) => e.kind))) expect(() => replay(events.filter((e) => e.kind !== kind))).not.toThrow();
  });
});
