import { afterEach, describe, expect, it } from "vitest";
import { fillSchema, piecesOf } from "./pieces.ts";
import { byRules, inOrder, ScriptFile, type ScriptedAnswer } from "./script.ts";
import { startModelServer, type ModelServer, type ModelServerOptions } from "./server.ts";

const open: ModelServer[] = [];
afterEach(async () => { for (const server of open.splice(0)) await server.close(); });

async function serve(answers: ScriptedAnswer[], options: Partial<ModelServerOptions> = {}): Promise<ModelServer> {
  const server = await startModelServer({ script: inOrder(answers), ...options });
  open.push(server);
  return server;
}
const ask = (server: ModelServer, body: Record<string, unknown> = {}): Promise<Response> =>
  fetch(`${server.url}/chat/completions`, { method: "POST", body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "Well?" }], ...body }) });

describe("the local model server", () => {
  it("answers whole, with counts, and remembers what it was asked", async () => {
    const server = await serve([{ text: "It was seven nights." }]);
    const answer = await (await ask(server, { seed: 7 })).json();
    expect(answer).toMatchObject({ choices: [{ message: { content: "It was seven nights." }, finish_reason: "stop" }], usage: { completion_tokens: 5 } });
    expect(server.seen[0]).toMatchObject({ words: "Well?", body: { seed: 7 } });
  });

  it("streams the same words in pieces, then the counts, then the end", async () => {
    const server = await serve([{ text: "架子 can move." }]);
    const lines = (await (await ask(server, { stream: true, stream_options: { include_usage: true } })).text()).split("\n\n").filter((l) => l !== "");
    expect(lines.at(-1)).toBe("data: [DONE]");
    expect(lines.at(-2)).toContain('"usage"');
    const words = lines.slice(0, -2).map((l) => /"content":"([^"]*)"/.exec(l)?.[1] ?? "").join("");
    expect(words).toBe("架子 can move.");
  });

  it.each([["unauthorised", 401], ["not-found", 404], ["bad-request", 400], ["rate-limited", 429], ["server-error", 500], ["overloaded", 503]] as const)("does %s as %i", async (fault, status) => {
    const server = await serve([{ fault, retryAfter: "2" }]);
    const response = await ask(server);
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, "2"]);
  });

  it("says what it does not know with 400, as real servers do", async () => {
    const server = await serve([{ json: {} }], { knows: ["json_object"], refuses: ["seed"] });
    expect((await ask(server, { response_format: { type: "json_schema", json_schema: {} } })).status).toBe(400);
    expect((await ask(server, { seed: 1 })).status).toBe(400);
    expect((await ask(server, { response_format: { type: "json_object" } })).status).toBe(200);
  });

  it("reports a script that has ended instead of inventing an answer", async () => {
    const server = await serve([]);
    expect((await ask(server)).status).toBe(500);
    expect(server.troubles).toHaveLength(1);
  });

  it("chooses by rule, each rule in its own order, the last answer again and again", async () => {
    const script = byRules(ScriptFile.parse({ rules: [{ when: { model: "judge" }, answers: [{ text: "one" }, { text: "two" }] }, { answers: [{ text: "other" }] }] }));
    const server = await startModelServer({ script });
    open.push(server);
    const said = async (model: string): Promise<string> => (await (await ask(server, { model })).json()).choices[0].message.content;
    expect([await said("judge"), await said("party"), await said("judge"), await said("judge")]).toEqual(["one", "other", "two", "two"]);
  });

  it("keeps the pauses of its latency shape, scaled", async () => {
    const server = await serve([{ text: "one two three four" }], { firstTokenMs: 500, tokenMs: 20, factor: 0.1 });
    const before = performance.now();
    await (await ask(server, { stream: true })).text();
    expect(performance.now() - before).toBeGreaterThan(50); // 50 to the first, 3 × 2 between
  });

  it("cuts words into pieces that join to the same words, and fills a schema", () => {
    for (const text of ["", "a", " two  words ", "架子 can’t move。\n\nOK", "£8,450!"]) expect(piecesOf(text).join("")).toBe(text);
    expect(fillSchema({ type: "object", properties: { a: { enum: ["x", "y"] }, b: { type: "array", items: { type: "number" }, minItems: 2 }, c: { anyOf: [{ type: "null" }] } } })).toEqual({ a: "x", b: [0, 0], c: null });
  });
});
