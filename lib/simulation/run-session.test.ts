import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { RunSpec } from "@/lib/domain/session/run-spec.ts";
import { EMPTY_STATE } from "@/lib/domain/session/state.ts";
import type { Mediator, MediatorAct, MediatorView } from "./ports.ts";
import { runSession } from "./run-session.ts";
import { scriptedParties, type ScriptedRound } from "./scripted-parties.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8")));
const now = () => "2026-03-02T10:00:00.000Z";
const spec = (turns: number): RunSpec => ({
  caseVersionId: "v1", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed: 1, engine: "rehearsal", engineVersion: "scripted",
  mediator: { kind: "ai", name: "scripted" }, mediatorView: "dialogue", limits: { turns }, codeVersion: "test",
});
const speak = (text: string, room: string | null = null): MediatorAct => ({ kind: "speak", to: [], private: room, text, terms: null });

/** A mediator that acts by the number of its own turns so far, so that it can be resumed. */
const scripted = (acts: MediatorAct[]): Mediator => ({
  name: "scripted",
  act: async (view) => acts[view.turns.filter((t) => t.speaker.seat === "mediator").length] ?? { kind: "close" },
});
const ROUNDS: ScriptedRound[] = [{ queue: ["okafor", "hendry"] }, { queue: ["okafor"] }, { queue: ["hendry"] }, { queue: ["okafor", "hendry"] }];

async function run(acts: MediatorAct[], options: { turns?: number; events?: SessionEvent[]; mediator?: Mediator } = {}): Promise<SessionEvent[][]> {
  const batches: SessionEvent[][] = [];
  const steps = runSession({ file, spec: spec(options.turns ?? 60), engine: scriptedParties(ROUNDS), mediator: options.mediator ?? scripted(acts), visibility: "live", now, events: options.events });
  for await (const step of steps) if (step.type === "batch") batches.push(step.events);
  return batches;
}
const ACTS = [speak("welcome"), speak("between us", "okafor"), speak("between us", "hendry"), speak("together again")];

describe("a session with an AI mediator", () => {
  test("starts, plays every round and ends as the mediator closes it, within all append invariants", async () => {
    const events = (await run(ACTS)).flat();
    expect(checkAppend(EMPTY_STATE, events)).toBeNull();
    expect(replay(events)).toMatchObject({ ended: { outcome: "closed", by: "mediator" }, settledTurn: 8, caucus: null });
  });

  test("opens and closes private meetings around private acts", async () => {
    const events = (await run(ACTS)).flat();
    expect(events.flatMap((e) => (e.kind === "caucus-opened" || e.kind === "caucus-closed" ? [`${e.kind} ${e.payload.partyId}`] : [])))
      .toEqual(["caucus-opened okafor", "caucus-closed okafor", "caucus-opened hendry", "caucus-closed hendry"]);
    const inCaucus = events.flatMap((e) => (e.kind === "turn-spoken" && e.payload.audience.room === "caucus" ? [e.payload.audience.with] : []));
    expect(inCaucus).toEqual(["okafor", "okafor", "hendry", "hendry"]);
  });

  test("starts in the first stage of both models", async () => {
    expect((await run([]))[0]?.filter((e) => e.kind === "stage-entered").map((e) => e.payload.stage)).toEqual(["understanding", "opening"]);
  });

  test("stops at the limit of turns", async () => {
    const state = replay((await run(ACTS, { turns: 4 })).flat());
    expect(state.ended).toMatchObject({ outcome: "deadlock", by: "limit" });
  });

  test("resumed after any batch gives the same log", async () => {
    const whole = await run(ACTS);
    for (let done = 1; done <= whole.length; done++) {
      const stored = whole.slice(0, done).flat();
      expect([...stored, ...(await run(ACTS, { events: stored })).flat()]).toEqual(whole.flat());
    }
  });

  test("refuses a mediator that speaks to somebody who is not of the case", async () => {
    await expect(run([speak("hello", "stranger")])).rejects.toThrow(/"stranger", who is no party/);
  });

  test("shows the mediator nothing private of the case", async () => {
    const views: MediatorView[] = [];
    await run(ACTS, { mediator: { name: "spy", act: async (view) => { views.push(structuredClone(view)); return scripted(ACTS).act(view); } } });
    const seen = JSON.stringify(views);
    for (const p of file.parties) {
      for (const secret of [...p.private.secrets.map((s) => s.text), p.private.objective, p.private.bottomLine, p.private.batna.text, ...p.private.feelings]) {
        expect(seen).not.toContain(JSON.stringify(secret).slice(1, -1));
      }
    }
    expect(seen).not.toMatch(/"reserve"|"weights"|"batna"|"beliefs"|"pattern"/);
  });
});
