import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ModelError, type LanguageModel, type ModelRequest } from "@/lib/simulation/ports-model.ts";
import { inOrder, type Script, type ScriptedAnswer } from "@/scripts/model-server/script.ts";
import { startModelServer, type ModelServer, type ModelServerOptions } from "@/scripts/model-server/server.ts";
import { createOpenAiModel } from "./language-model.ts";
import { EndpointSettings, RoleEndpoints } from "./settings.ts";
import { realSurroundings } from "./surroundings.ts";

const open: ModelServer[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of open.splice(0)) await server.close();
});

async function serve(script: Script | ScriptedAnswer[], options: Partial<ModelServerOptions> = {}): Promise<ModelServer> {
  const server = await startModelServer({ script: Array.isArray(script) ? inOrder(script) : script, ...options });
  open.push(server);
  return server;
}
const settings = (url: string, more: Record<string, unknown> = {}): EndpointSettings => EndpointSettings.parse({ baseUrl: url, model: "scripted", ...more });
const request = (role: ModelRequest["role"] = "party"): ModelRequest => ({ role, prompt: "p/1", messages: [{ role: "system", content: "You are Ms Brandt." }, { role: "user", content: "Well?" }], seed: 7 });
const Shape = z.strictObject({ speech: z.string(), acceptance: z.number() });
const shape = { name: "reply", schema: Shape, streamed: "speech" as const };

async function whole(model: LanguageModel, asked = request()): Promise<{ text: string; value: string; usage: unknown }> {
  const call = model.speak(asked);
  let text = "";
  for (let step = await call.next(); ; step = await call.next()) {
    if (step.done) return { text, value: step.value.value, usage: step.value.usage };
    text += step.value;
  }
}

describe("a request", () => {
  it("carries what its role is set to, and each role goes to its own endpoint with its own key", async () => {
    const [party, judge] = [await serve([{ text: "Seven." }]), await serve([{ text: "Fair." }])];
    const model = createOpenAiModel(RoleEndpoints.parse({
      party: { baseUrl: party.url, model: "small", apiKey: "party-key", extra: { keep_alive: "10m" } },
      judge: { baseUrl: judge.url, model: "large", apiKey: "judge-key", maxTokens: 50, maxTokensName: "max_completion_tokens", seeds: false },
    }), realSurroundings);
    await whole(model);
    await whole(model, request("judge"));
    expect(party.seen[0]).toMatchObject({ authorization: "Bearer party-key", body: { model: "small", temperature: 0.6, max_tokens: 800, seed: 7, stream: true, keep_alive: "10m" } });
    expect(judge.seen[0]).toMatchObject({ authorization: "Bearer judge-key", body: { model: "large", temperature: 0, max_completion_tokens: 50 } });
    expect(judge.seen[0]?.body).not.toHaveProperty("seed");
  });

  it("takes nothing from the SDK's own environment", async () => {
    vi.stubEnv("OPENAI_API_KEY", "stranger-key");
    vi.stubEnv("OPENAI_ORG_ID", "stranger");
    const server = await serve([{ text: "Seven." }]);
    await whole(createOpenAiModel({ party: settings(server.url) }, realSurroundings));
    expect(server.seen[0]?.authorization).not.toContain("stranger");
  });

  it("for a role without an endpoint is a fault, not a call to another's", async () => {
    const server = await serve([]);
    const model = createOpenAiModel({ party: settings(server.url) }, realSurroundings);
    await expect(whole(model, request("judge"))).rejects.toMatchObject({ fault: "misconfigured" });
    expect(server.seen).toHaveLength(0);
  });

  it("keeps the prompt's beginning where the schema has to be told in words", async () => {
    const server = await serve([{ json: { speech: "a", acceptance: 0 } }, { json: { speech: "a", acceptance: 0 } }]);
    for (const structured of ["json_schema", "text"]) for await (const _ of createOpenAiModel({ party: settings(server.url, { structured }) }, realSurroundings).answer(request(), shape));
    const [first, second] = server.seen.map((r) => r.words);
    expect(second?.startsWith(first ?? "x")).toBe(true);
    expect(second).toContain('"acceptance"');
  });
});

describe("usage", () => {
  it("is the endpoint's own count, with time and requests", async () => {
    const server = await serve([{ fault: "server-error" }, { text: "It was seven nights." }]);
    let at = 0;
    const { usage } = await whole(createOpenAiModel({ party: settings(server.url) }, { ...realSurroundings, now: () => (at += 10), random: () => 0 }));
    expect(usage).toMatchObject({ model: "scripted", completionTokens: 5, attempts: 2, firstWordMs: expect.any(Number) });
  });

  it("is unknown where the endpoint does not count, never nought", async () => {
    const server = await serve([{ text: "Yes.", uncounted: true }]);
    expect((await whole(createOpenAiModel({ party: settings(server.url) }, realSurroundings))).usage).toMatchObject({ promptTokens: null, completionTokens: null });
  });

  it("adds up a mended answer's two requests", async () => {
    const server = await serve([{ text: "no json" }, { json: { speech: "a", acceptance: 0 } }]);
    const call = createOpenAiModel({ party: settings(server.url) }, realSurroundings).answer(request(), shape);
    let step = await call.next();
    while (!step.done) step = await call.next();
    expect(step.value.usage.attempts).toBe(2);
    expect(step.value.usage.completionTokens).toBeGreaterThan(3);
  });
});

describe("leaving", () => {
  const long = { text: "one two three four five six seven eight nine ten" };
  it("an answer in the middle closes the connection and frees the place", async () => {
    const server = await serve([long, { text: "Next." }], { tokenMs: 20, factor: 1, firstTokenMs: 0 });
    const model = createOpenAiModel({ party: settings(server.url, { atOnce: 1 }) }, realSurroundings);
    for await (const _ of model.speak(request())) break;
    expect((await whole(model)).value).toBe("Next.");
    await vi.waitFor(() => expect(server.abandoned()).toBe(1));
  });

  it("by the signal throws its reason, as no fault of the endpoint", async () => {
    const server = await serve([long], { tokenMs: 20, factor: 1, firstTokenMs: 0 });
    const gone = new AbortController();
    const call = createOpenAiModel({ party: settings(server.url) }, realSurroundings).speak(request(), gone.signal);
    await call.next();
    gone.abort(new Error("the trainee left"));
    await expect((async () => { for await (const _ of call); })()).rejects.toThrow("the trainee left");
    await vi.waitFor(() => expect(server.abandoned()).toBe(1));
  });

  it("the line by the signal leaves the others in it", async () => {
    const server = await serve([long, { text: "Third." }], { tokenMs: 5, factor: 1, firstTokenMs: 0 });
    const model = createOpenAiModel({ party: settings(server.url, { atOnce: 1 }) }, realSurroundings);
    const gone = new AbortController();
    const [first, second, third] = [whole(model), whole({ ...model, speak: (r) => model.speak(r, gone.signal) }), whole(model)];
    gone.abort(new Error("enough"));
    await expect(second).rejects.toThrow("enough");
    expect([(await first).value, (await third).value, server.mostAtOnce()]).toEqual([long.text, "Third.", 1]);
  });
});

describe("an endpoint", () => {
  it("is never asked by more than it may be", async () => {
    const server = await serve(() => ({ text: "one two three" }), { tokenMs: 4, factor: 1, firstTokenMs: 4 });
    const model = createOpenAiModel({ party: settings(server.url, { atOnce: 3 }) }, realSurroundings);
    await Promise.all(Array.from({ length: 12 }, () => whole(model)));
    expect(server.mostAtOnce()).toBe(3);
  });

  it("that does not stream is read whole", async () => {
    const server = await serve([{ text: "架子 can move." }], { streams: false });
    expect((await whole(createOpenAiModel({ party: settings(server.url) }, realSurroundings))).value).toBe("架子 can move.");
  });

  it("that lacks a form is asked in the right one the next time", async () => {
    const server = await serve(() => ({ json: { speech: "a", acceptance: 0 } }), { knows: [] });
    const model = createOpenAiModel({ party: settings(server.url) }, realSurroundings);
    for (let i = 0; i < 2; i++) for await (const _ of model.answer(request(), shape));
    expect(server.seen).toHaveLength(4);
  });

  it("that is not there is unreachable; one that repeats the key does not get it into the error", async () => {
    const server = await serve([{ fault: "unauthorised", message: "Incorrect API key provided: hush-hush-12345." }]);
    const model = createOpenAiModel({ party: settings(server.url, { apiKey: "hush-hush-12345" }), judge: settings("http://127.0.0.1:9/v1", { attempts: 1 }) }, realSurroundings);
    const refused = await whole(model).catch((e: unknown) => e);
    expect(refused).toBeInstanceOf(ModelError);
    expect(String(refused)).toContain("unauthorised");
    expect(String(refused)).not.toContain("hush");
    await expect(whole(model, request("judge"))).rejects.toMatchObject({ fault: "unreachable" });
  });
});

describe("a mistake in a prompt file", () => {
  it("is thrown before anything is sent: the streamed field must come first", async () => {
    const server = await serve([]);
    const wrong = { name: "reply", schema: z.strictObject({ thought: z.string(), speech: z.string() }), streamed: "speech" as const };
    await expect(createOpenAiModel({ party: settings(server.url) }, realSurroundings).answer(request(), wrong).next()).rejects.toThrow("must be the first field");
    expect(server.seen).toHaveLength(0);
  });
});
