import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ModelError, type CallUsage, type LanguageModel, type ModelRequest } from "@/lib/simulation/ports-model.ts";
import { cassetteHead, cassetteLine, readCassette, type CassetteEntry } from "./cassette.ts";
import { recording, replaying, UnrecordedRequest } from "./record-and-replay.ts";

const usage: CallUsage = { model: "scripted", promptTokens: 3, completionTokens: null, latencyMs: 9, firstWordMs: 4, attempts: 1 };
const ask = (words: string, seed: number | null = 1): ModelRequest => ({ role: "party", prompt: "party-speech/1", messages: [{ role: "user", content: words }], seed });
const shape = { name: "reply", schema: z.strictObject({ speech: z.string(), hours: z.number() }), streamed: "speech" as const };
const settings = () => ({ model: "scripted", temperature: 0.6 });

/** Answers with the number of the call, so that a second call would show; fails the calls named. */
function counting(fails: readonly number[] = []): LanguageModel & { calls: () => number } {
  let calls = 0;
  const begin = (): number => {
    calls += 1;
    if (fails.includes(calls)) throw new ModelError("overloaded", "too much", { waitMs: 5, usage });
    return calls;
  };
  return {
    calls: () => calls,
    async *speak() { const n = begin(); yield "call "; yield String(n); return { value: `call ${n}`, usage }; },
    async *answer(_request, { schema }) { const n = begin(); yield `call ${n}`; return { value: schema.parse({ speech: `call ${n}`, hours: n }), usage }; },
  };
}

async function run<T>(call: AsyncGenerator<string, T>): Promise<{ pieces: string[]; end: T }> {
  const pieces: string[] = [];
  for (let step = await call.next(); ; step = await call.next()) {
    if (step.done) return { pieces, end: step.value };
    pieces.push(step.value);
  }
}

function tape(): { entries: CassetteEntry[]; write: (entry: CassetteEntry) => Promise<void>; text: () => string } {
  const entries: CassetteEntry[] = [];
  return { entries, write: async (entry) => void entries.push(entry), text: () => cassetteHead() + entries.map(cassetteLine).join("") };
}

describe("a recording", () => {
  it("played back gives the same pieces, values and counts, through a file and without the model", async () => {
    const made = tape();
    const recorder = recording(counting(), settings, made.write);
    const before = [await run(recorder.speak(ask("one"))), await run(recorder.answer(ask("two"), shape))];
    const player = replaying(readCassette(made.text()), settings);
    expect([await run(player.speak(ask("one"))), await run(player.answer(ask("two"), shape))]).toEqual(before);
  });

  it("has one answer for one request, while it is made too, even asked twice at once", async () => {
    const [made, model] = [tape(), counting()];
    const recorder = recording(model, settings, made.write);
    const [a, b] = await Promise.all([run(recorder.speak(ask("one"))), run(recorder.speak(ask("one")))]);
    expect(await run(recorder.speak(ask("one")))).toEqual(a);
    expect([b, model.calls(), made.entries.length]).toEqual([a, 1, 1]);
  });

  it("keeps a fault before the answer that followed it, in that order", async () => {
    const made = tape();
    const recorder = recording(counting([1]), settings, made.write);
    await expect(run(recorder.speak(ask("one")))).rejects.toBeInstanceOf(ModelError);
    await run(recorder.speak(ask("one")));
    const player = replaying(readCassette(made.text()), settings);
    await expect(run(player.speak(ask("one")))).rejects.toMatchObject({ fault: "overloaded", waitMs: 5, message: "overloaded: too much" });
    expect((await run(player.speak(ask("one")))).end.value).toBe("call 2");
    expect((await run(player.speak(ask("one")))).end.value).toBe("call 2");
  });

  it("holds nothing of a call that was left in the middle, and the next caller asks anew", async () => {
    const [made, model] = [tape(), counting()];
    const recorder = recording(model, settings, made.write);
    for await (const _ of recorder.speak(ask("one"))) break;
    expect(made.entries).toEqual([]);
    expect((await run(recorder.speak(ask("one")))).end.value).toBe("call 2");
  });

  it("goes on from what was recorded before", async () => {
    const [first, second, model] = [tape(), tape(), counting()];
    await run(recording(counting(), settings, first.write).speak(ask("one")));
    await run(recording(model, settings, second.write, readCassette(first.text())).speak(ask("one")));
    expect([model.calls(), second.entries.length]).toEqual([0, 0]);
  });
});

describe("a request nobody recorded", () => {
  const player = async (): Promise<LanguageModel> => {
    const made = tape();
    await run(recording(counting(), settings, made.write).speak(ask("one")));
    return replaying(made.entries, settings);
  };
  it.each([["other words", ask("two")], ["another seed", ask("one", 2)], ["no seed", ask("one", null)], ["another prompt version", { ...ask("one"), prompt: "party-speech/2" }], ["another role", { ...ask("one"), role: "judge" as const }]])("is an error that names it: %s", async (_what, request) => {
    const error = await run((await player()).speak(request)).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(UnrecordedRequest);
    expect(String(error)).toContain(`${request.role} ${request.prompt}`);
  });

  it("is one with other settings or another shape", async () => {
    const made = tape();
    await run(recording(counting(), settings, made.write).answer(ask("one"), shape));
    await expect(run(replaying(made.entries, () => ({ model: "other" })).answer(ask("one"), shape))).rejects.toBeInstanceOf(UnrecordedRequest);
    const wider = { ...shape, schema: z.strictObject({ speech: z.string(), hours: z.number(), mood: z.string() }) };
    await expect(run(replaying(made.entries, settings).answer(ask("one"), wider))).rejects.toBeInstanceOf(UnrecordedRequest);
  });
});

describe("a file that is no recording", () => {
  it.each([["empty", "", 1], ["another format", '{"format":"caucus-cassette/9"}\n', 1], ["torn", `${cassetteHead()}{"kind":"answ`, 2], ["a stranger's line", `${cassetteHead()}{"kind":"answer"}\n`, 2]])("is refused with the line: %s", (_what, text, line) => {
    expect(() => readCassette(text)).toThrow(`line ${line}`);
  });
});
