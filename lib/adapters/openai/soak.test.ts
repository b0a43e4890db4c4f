import { setTimeout as timer } from "node:timers/promises";
import { expect, it } from "vitest";
import { z } from "zod";
import { seededRng } from "@/lib/domain/rng.ts";
import { MODEL_FAULTS, ModelError, type ModelRequest } from "@/lib/simulation/ports-model.ts";
import { FAULTS, type ScriptedAnswer } from "@/scripts/model-server/script.ts";
import { startModelServer } from "@/scripts/model-server/server.ts";
import { createOpenAiModel } from "./language-model.ts";
import { EndpointSettings } from "./settings.ts";

const SEED = 31;
const CALLS = 120;
const WORDS = "I went over every time, and I wrote each one down.";
const Shape = z.strictObject({ speech: z.string().min(1), acceptance: z.number() });

it(`${CALLS} calls against an endpoint that fails half the time (seed ${SEED}): each ends in the whole answer or in a fault, none hangs, and no place is lost`, async () => {
  const rng = seededRng(SEED);
  const script = (): ScriptedAnswer => {
    const fault = rng() < 0.5 ? FAULTS[Math.floor(rng() * FAULTS.length)] : undefined;
    const answer: ScriptedAnswer = { json: { speech: WORDS, acceptance: 0.5 }, retryAfter: "0", afterPieces: Math.floor(rng() * 12) };
    return fault === undefined ? answer : { ...answer, fault, ...(fault === "bad-json" || fault === "huge" ? { json: undefined } : {}) };
  };
  const server = await startModelServer({ script });
  try {
    const endpoint = EndpointSettings.parse({ baseUrl: server.url, model: "scripted", silenceMs: 199, totalMs: 20_001, atOnce: 8 });
    const model = createOpenAiModel({ party: endpoint }, {
      now: () => Date.now(), random: seededRng(SEED),
      sleep: async (ms, signal) => (ms === endpoint.silenceMs || ms === endpoint.totalMs ? timer(ms, true, { signal }).catch(() => false) : true),
    });
    const one = async (seed: number): Promise<string> => {
      const request: ModelRequest = { role: "party", prompt: "soak/1", messages: [{ role: "user", content: "What happened?" }], seed };
      let streamed = "";
      try {
        const call = model.answer(request, { name: "reply", schema: Shape, streamed: "speech" });
        for (let step = await call.next(); ; step = await call.next()) {
          if (!step.done) { streamed += step.value; continue; }
          expect(step.value.value.speech).toBe(streamed);
          return "answered";
        }
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        expect(MODEL_FAULTS).toContain(error.fault);
        expect(error.said).toBe(streamed);
        return error.fault;
      }
    };
    const ends = await Promise.all(Array.from({ length: CALLS }, (_, i) => one(i)));
    const answered = ends.filter((end) => end === "answered").length;
    expect(answered).toBeGreaterThan(CALLS * 0.5);
    expect(new Set(ends).size).toBeGreaterThan(4);
    expect(server.mostAtOnce()).toBeLessThanOrEqual(8);
    expect(server.troubles).toEqual([]);
  } finally {
    await server.close();
  }
});
