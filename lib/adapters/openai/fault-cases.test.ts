import { readFileSync } from "node:fs";
import { setTimeout as timer } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { seededRng } from "@/lib/domain/rng.ts";
import { MODEL_FAULTS, ModelError, type ModelRequest } from "@/lib/simulation/ports-model.ts";
import { inOrder, ScriptedAnswer } from "@/scripts/model-server/script.ts";
import { startModelServer, type ModelServer } from "@/scripts/model-server/server.ts";
import { createOpenAiModel } from "./language-model.ts";
import { EndpointSettings } from "./settings.ts";
import type { Surroundings } from "./surroundings.ts";

const Case = z.strictObject({
  id: z.string(),
  script: z.array(ScriptedAnswer),
  speech: z.boolean(),
  settings: z.record(z.string(), z.json()).default({}),
  server: z.strictObject({ knows: z.array(z.enum(["json_schema", "json_object"])).optional(), refuses: z.array(z.string()).optional() }).default({}),
  ends: z.strictObject({
    fault: z.enum(MODEL_FAULTS).optional(), text: z.string().optional(), value: z.unknown().optional(), requests: z.number().int(),
    waitedAtLeastMs: z.number().optional(), waitMs: z.number().optional(), someText: z.boolean().optional(),
  }),
});
const { cases } = z.object({ cases: z.array(Case) }).parse(JSON.parse(readFileSync(new URL("./fault-cases.json", import.meta.url), "utf8")));

/** Long enough for a busy machine to answer, short enough to wait for when it never does. */
const SILENCE_MS = 151;
const Shape = z.strictObject({ speech: z.string().min(1), acceptance: z.number().min(0).max(1) });
const request: ModelRequest = { role: "party", prompt: "party-speech/1", messages: [{ role: "system", content: "You are Ms Brandt." }, { role: "user", content: "What happened?" }], seed: 7 };

const open: ModelServer[] = [];
afterEach(async () => { for (const server of open.splice(0)) await server.close(); });

describe("every fault of an endpoint ends in an answer or in one fault of the closed list", () => {
  it.each(cases.map((c) => [c.id, c] as const))("%s", async (_id, { script, speech, settings, server: ability, ends }) => {
    const server = await startModelServer({ script: inOrder(script), ...ability });
    open.push(server);
    const waits: number[] = [];
    const silent = script.some((answer) => answer.fault === "timeout" || answer.fault === "stall");
    const endpoint = EndpointSettings.parse({ baseUrl: server.url, model: "scripted", silenceMs: silent ? SILENCE_MS : 20_000, totalMs: 30_000, ...settings });
    const around: Surroundings = {
      now: () => 1_000_000,
      random: seededRng(5),
      // Only the watch over a silent endpoint runs on real time; waits between tries are written down and over.
      sleep: async (ms, signal) => {
        if (ms === endpoint.silenceMs || ms === endpoint.totalMs) return timer(ms, true, { signal }).catch(() => false);
        waits.push(ms);
        return true;
      },
    };
    const model = createOpenAiModel({ party: endpoint }, around);

    let streamed = "";
    const run = async (): Promise<unknown> => {
      const call = speech ? model.speak(request) : model.answer(request, { name: "reply", schema: Shape, streamed: "speech" });
      for (let step = await call.next(); ; step = await call.next()) {
        if (step.done) return step.value.value;
        streamed += step.value;
      }
    };
    const outcome = await run().catch((error: unknown) => error);

    expect(server.troubles).toEqual([]);
    expect(server.seen).toHaveLength(ends.requests);
    if (ends.fault === undefined) {
      expect(outcome).toEqual(speech ? ends.text : ends.value);
      expect(streamed).toBe(speech ? ends.text : Shape.parse(outcome).speech);
    } else {
      expect(outcome).toBeInstanceOf(ModelError);
      if (!(outcome instanceof ModelError)) throw new Error("no ModelError");
      expect(outcome.fault, outcome.message).toBe(ends.fault);
      expect(outcome.said).toBe(streamed);
      expect(outcome.usage.attempts).toBe(ends.requests);
      if (ends.waitMs !== undefined) expect(outcome.waitMs).toBe(ends.waitMs);
    }
    expect(streamed !== "").toBe(ends.fault === undefined || ends.someText === true);
    expect(waits.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(ends.waitedAtLeastMs ?? 0);
  });
});
