import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { RunSpec } from "@/lib/domain/session/run-spec.ts";
import { EMPTY_STATE } from "@/lib/domain/session/state.ts";
import { openingEvents } from "./run-session.ts";
import { scriptedParties, type ScriptedRound } from "./scripted-parties.ts";
import { place, takeTurn, type TurnStep } from "./take-turn.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8")));
const now = () => "2026-03-02T10:00:00.000Z";
const spec = (turns: number): RunSpec => ({
  caseVersionId: "v1", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed: 1, engine: "rehearsal", engineVersion: "scripted",
  mediator: { kind: "person", name: "trainee" }, mediatorView: null, limits: { turns }, codeVersion: "test",
});
const TERMS: Terms = { deposit: 960, survey: "joint", reference: "letter" };
const says = (partyId: string, turn: number, answer: "yes" | "no"): NewEvent => ({ kind: "acceptance-changed", payload: { turn, partyId, termsTurn: 1, answer } });
const BOTH: ScriptedRound = { queue: ["okafor", "hendry"] };

/** A log in which the mediator has just spoken. */
async function asked(script: ScriptedRound[], terms: Terms | null = null, limit = 60): Promise<SessionEvent[]> {
  const events = await openingEvents({ file, spec: spec(limit), engine: scriptedParties(script), visibility: "live", now });
  const turn: NewEvent = { kind: "turn-spoken", payload: { turn: 1, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text: "words", lang: "en", terms } };
  return [...events, ...place([turn], replay(events), now)];
}
async function play(events: readonly SessionEvent[], script: ScriptedRound[]): Promise<TurnStep[]> {
  const steps: TurnStep[] = [];
  for await (const step of takeTurn({ file, events, engine: scriptedParties(script), now })) steps.push(step);
  return steps;
}
const batches = (steps: TurnStep[]): SessionEvent[][] => steps.flatMap((s) => (s.type === "batch" ? [s.events] : []));
const last = (steps: TurnStep[]): SessionEvent | undefined => batches(steps).flat().at(-1);

describe("one mediator turn", () => {
  test("is heard, answered by each chosen party in order, and settled", async () => {
    const steps = await play(await asked([BOTH]), [BOTH]);
    expect(batches(steps).map((b) => b[0]?.kind)).toEqual(["strategy-recognised", "turn-spoken", "turn-spoken", "reward-given"]);
    expect(batches(steps).flat().flatMap((e) => (e.kind === "turn-spoken" && e.payload.speaker.seat === "party" ? [e.payload.speaker.partyId] : []))).toEqual(["okafor", "hendry"]);
    expect(last(steps)?.kind).toBe("turn-settled");
  });

  test("every party turn is read for its behaviour pattern from the words, in the batch that holds the turn and after it", async () => {
    const spoken = batches(await play(await asked([BOTH]), [BOTH])).filter((b) => b[0]?.kind === "turn-spoken");
    expect(spoken.map((b) => b.flatMap((e) => (e.kind === "behaviour-classified" ? [[e.payload.partyId, e.payload.source, e.payload.turn, e.payload.cause]] : [])))).toEqual([[["okafor", "text", 2, 1]], [["hendry", "text", 3, 1]]]);
  });

  test("streams speech in pieces that together are the recorded words, before they are recorded", async () => {
    const steps = await play(await asked([BOTH]), [BOTH]);
    const spoken = batches(steps).flat().flatMap((e) => (e.kind === "turn-spoken" ? [e.payload] : []));
    for (const turn of spoken) {
      const pieces = steps.flatMap((s) => (s.type === "delta" && s.turn === turn.turn ? [s.text] : []));
      expect(pieces.length).toBeGreaterThan(1);
      expect(pieces.join("")).toBe(turn.text);
    }
    expect(steps.findIndex((s) => s.type === "delta")).toBeLessThan(steps.findIndex((s) => s.type === "batch" && s.events[0]?.kind === "turn-spoken"));
  });

  test("keeps every append invariant, batch by batch", async () => {
    const events = await asked([BOTH]);
    expect(checkAppend(EMPTY_STATE, events)).toBeNull();
    let log = events;
    for (const batch of batches(await play(events, [BOTH]))) {
      expect(checkAppend(replay(log), batch)).toBeNull();
      log = [...log, ...batch];
    }
  });

  test("taken over after any batch goes on with the rest and repeats nothing", async () => {
    const before = await asked([BOTH]);
    const whole = batches(await play(before, [BOTH]));
    for (let done = 0; done <= whole.length; done++) {
      const stored = [...before, ...whole.slice(0, done).flat()];
      expect(batches(await play(stored, [BOTH])).flat()).toEqual(whole.slice(done).flat());
    }
  });

  test("that is settled already, or in a session that has ended, yields nothing", async () => {
    const before = await asked([BOTH]);
    const after = [...before, ...batches(await play(before, [BOTH])).flat()];
    expect(await play(after, [BOTH])).toEqual([]);
    const ended = [...before, ...place([{ kind: "session-ended", payload: { outcome: "closed", by: "mediator" } }], replay(before), now)];
    expect(await play(ended, [BOTH])).toEqual([]);
  });

  test("in a log without a start is refused", async () => {
    await expect(play([], [BOTH])).rejects.toThrow(/no session-started/);
  });
});

describe("the end", () => {
  const answers = (hendry: "yes" | "no"): ScriptedRound => ({ ...BOTH, shows: (_, id, turn) => [says(id, turn, id === "hendry" ? hendry : "yes")] });

  test("every party's yes to whole terms settles it, and that turn's reward is solved", async () => {
    const steps = await play(await asked([answers("yes")], TERMS), [answers("yes")]);
    expect(last(steps)).toMatchObject({ kind: "session-ended", payload: { outcome: "settled", by: "parties" } });
    expect(batches(steps).flat().find((e) => e.kind === "reward-given")?.payload).toMatchObject({ reward: "solved" });
  });

  test("one no does not", async () => {
    const steps = await play(await asked([answers("no")], TERMS), [answers("no")]);
    expect(last(steps)?.kind).toBe("turn-settled");
  });

  test("a yes to terms that leave a topic out does not", async () => {
    const steps = await play(await asked([answers("yes")], { deposit: 960 }), [answers("yes")]);
    expect(last(steps)?.kind).toBe("turn-settled");
  });

  test("a party that leaves is a breakdown", async () => {
    const leaves: ScriptedRound = { ...BOTH, late: (c) => [{ kind: "party-withdrew", payload: { turn: c.state.turns.length, partyId: "hendry" } }] };
    expect(last(await play(await asked([leaves]), [leaves]))).toMatchObject({ kind: "session-ended", payload: { outcome: "breakdown", by: "parties" } });
  });

  test("the limit of turns is a deadlock", async () => {
    expect(last(await play(await asked([BOTH], null, 3), [BOTH]))).toMatchObject({ kind: "session-ended", payload: { outcome: "deadlock", by: "limit" } });
  });

  test("agreement per topic is recorded when it changes, and only then", async () => {
    const offers: ScriptedRound = { ...BOTH, shows: (_, partyId, turn) => [{ kind: "offer-made", payload: { turn, partyId, topicId: "survey", value: "joint" } }] };
    const scored = batches(await play(await asked([offers]), [offers])).flat().flatMap((e) => (e.kind === "topic-scored" ? [e.payload] : []));
    expect(scored).toContainEqual({ turn: 3, topicId: "survey", agreement: 1 });
  });
});
