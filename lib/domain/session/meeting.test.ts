import { expect, test } from "vitest";
import type { NewEvent, SessionEvent } from "./events.ts";
import { appended } from "./invariants.ts";
import { dayAfter, isPaused, pausedMs } from "./meeting.ts";
import { EMPTY_STATE, type SessionState } from "./state.ts";

const second = (s: number): string => new Date(Date.UTC(2026, 0, 1, 9, 0, s)).toISOString();

/** A session of two parties, then the events given, each a second after the one before. */
function after(...events: NewEvent[]): { state: SessionState } | { refused: string } {
  const start: NewEvent = {
    kind: "session-started",
    payload: {
      parties: ["ann", "bo"], topics: [{ id: "sum", range: [0, 100] }], visibility: "live",
      runSpec: { caseVersionId: "v", caseSlug: "c", caseVersion: 1, condition: "general", variant: null, seed: 1, engine: "rehearsal", engineVersion: "t", mediator: { kind: "person", name: "P" }, mediatorView: null, limits: { turns: 60 }, codeVersion: "t" },
    },
  };
  return appended(EMPTY_STATE, [start, ...events].map((e, i): SessionEvent => ({ ...e, seq: i + 1, at: second(i) })));
}
const state = (...events: NewEvent[]): SessionState => {
  const next = after(...events);
  if ("refused" in next) throw new Error(next.refused);
  return next.state;
};
const say = (turn: number): NewEvent[] => [
  { kind: "turn-spoken", payload: { turn, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text: "words", lang: "en", terms: null } },
  { kind: "turn-settled", payload: { turn } },
];
const pause = (turn: number): NewEvent => ({ kind: "session-paused", payload: { turn } });
const adjourn = (turn: number, day: string): NewEvent => ({ kind: "session-adjourned", payload: { turn, days: 3, day } });

test("a pause stops the clock until somebody resumes, speaks, adjourns or closes", () => {
  expect(isPaused(state(pause(0)))).toBe(true);
  expect(isPaused(state(pause(0), { kind: "session-resumed", payload: { turn: 0 } }))).toBe(false);
  const spoke = state(...say(1), pause(1), ...say(2));
  expect(spoke.pauses).toEqual([{ from: second(3), to: second(4) }]);
  expect(isPaused(state(...say(1), pause(1), adjourn(1, "2026-01-04")))).toBe(false);
  expect(isPaused(state(pause(0), { kind: "session-ended", payload: { outcome: "closed", by: "mediator" } }))).toBe(false);
});

test("paused time counts only within the span asked for, an open pause to its end", () => {
  const pauses = [{ from: second(10), to: second(20) }, { from: second(40), to: null }];
  const ms = (s: number): number => Date.parse(second(s));
  expect(pausedMs(pauses, ms(0), ms(50))).toBe(20_000);
  expect(pausedMs(pauses, ms(15), ms(30))).toBe(5_000);
  expect(pausedMs(pauses, ms(20), ms(40))).toBe(0);
});

test("a session is adjourned only after something was said, to a later day each time, twice at most", () => {
  expect(after(adjourn(0, "2026-01-04"))).toMatchObject({ refused: expect.stringContaining("nothing has been said") });
  const twice: NewEvent[] = [...say(1), adjourn(1, "2026-01-04"), ...say(2)];
  expect(after(...twice, adjourn(2, "2026-01-04"))).toMatchObject({ refused: expect.stringContaining("comes after") });
  expect(state(...twice, adjourn(2, "2026-01-07")).adjournments.map((a) => a.day)).toEqual(["2026-01-04", "2026-01-07"]);
  expect(after(...twice, adjourn(2, "2026-01-07"), ...say(3), adjourn(3, "2026-01-10"))).toMatchObject({ refused: expect.stringContaining("2 times at most") });
});

test("next steps are said to everybody in the last turn, and once", () => {
  const steps: NewEvent = { kind: "next-steps-said", payload: { turn: 1, steps: ["Each side thinks it over."] } };
  expect(state(...say(1), steps).nextSteps?.steps).toEqual(["Each side thinks it over."]);
  expect(after(...say(1), ...say(2), steps)).toMatchObject({ refused: expect.stringContaining("and the last") });
  expect(after(...say(1), steps, steps)).toMatchObject({ refused: expect.stringContaining("already") });
});

test("a later day is counted over the end of a month and a leap day", () => {
  expect(dayAfter("2028-02-27", 3)).toBe("2028-03-01");
});
