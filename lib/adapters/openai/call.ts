// One request and its answer, piece by piece. Trap of the SDK: a stream that is aborted ends without an error, so the signal is asked after the last piece.
import type OpenAI from "openai";
import { z } from "zod";
import { CallFailure, readFailure } from "./failure.ts";
import type { Body } from "./request-body.ts";
import type { Surroundings } from "./surroundings.ts";
import { thinkingDropper } from "./thinking.ts";

export interface RawAnswer {
  text: string;
  /** As the endpoint names it, which may be more exact than what was asked for; null where it names none. */
  model: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
}

export interface Limits { silenceMs: number; totalMs: number; maxCharacters: number }

const Counts = z.object({ prompt_tokens: z.number().nonnegative(), completion_tokens: z.number().nonnegative() });
const Words = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const head = { model: z.string().nullish(), usage: Counts.nullish().catch(null) };
const Chunk = z.object({ ...head, choices: z.array(z.object({ delta: Words.nullish(), finish_reason: z.string().nullish() })).default([]) });
const Whole = z.object({ ...head, choices: z.array(z.object({ message: Words, finish_reason: z.string().nullish() })).min(1) });

/** Sends it once. Yields words as they come, thinking left out. Throws CallFailure, or the signal's reason when the caller gave up. */
export async function* callOnce(client: OpenAI, body: Body, limits: Limits, around: Surroundings, signal: AbortSignal): AsyncGenerator<string, RawAnswer> {
  const late = new AbortController();
  let timer = new AbortController();
  const whole = new AbortController();
  const lapse = async (ms: number, until: AbortSignal, what: string): Promise<void> => { if (await around.sleep(ms, until)) late.abort(new CallFailure("timeout", what)); };
  const alive = (): void => {
    timer.abort();
    timer = new AbortController();
    void lapse(limits.silenceMs, timer.signal, `no sign of life for ${limits.silenceMs} ms`);
  };
  const heard: RawAnswer = { text: "", model: null, promptTokens: null, completionTokens: null };
  const thinking = thinkingDropper();
  let [begun, finish, refusal] = [false, "", ""];
  const note = (read: { model?: string | null; usage?: z.infer<typeof Counts> | null }): void => {
    heard.model = read.model ?? heard.model;
    if (read.usage) [heard.promptTokens, heard.completionTokens] = [read.usage.prompt_tokens, read.usage.completion_tokens];
  };
  const add = (words: string): string => {
    heard.text += words;
    if (heard.text.length > limits.maxCharacters) throw new CallFailure("too-long", `more than ${limits.maxCharacters} characters`);
    return words;
  };

  alive();
  void lapse(limits.totalMs, whole.signal, `no whole answer in ${limits.totalMs} ms`);
  try {
    const { data, response } = await client.chat.completions.create(body, { signal: AbortSignal.any([late.signal, signal]) }).withResponse();
    begun = true;
    alive();
    const kind = response.headers.get("content-type") ?? "";
    if (kind.includes("html")) throw new CallFailure("misconfigured", "the endpoint answered with a web page: is the address right?");
    if (kind.includes("application/json")) {
      const read = Whole.parse(await response.json());
      note(read);
      const [choice] = read.choices;
      [finish, refusal] = [choice?.finish_reason ?? "stop", choice?.message.refusal ?? ""];
      const words = add(thinking.take(choice?.message.content ?? ""));
      if (words !== "") yield words;
    } else {
      for await (const raw of data) {
        alive();
        const read = Chunk.parse(raw);
        note(read);
        const [choice] = read.choices;
        finish = choice?.finish_reason || finish;
        refusal += choice?.delta?.refusal ?? "";
        const words = add(thinking.take(choice?.delta?.content ?? ""));
        if (words !== "") yield words;
      }
    }
    signal.throwIfAborted();
    late.signal.throwIfAborted();
    const rest = add(thinking.end());
    if (rest !== "") yield rest;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof z.ZodError) throw new CallFailure("cut-stream", "the endpoint's answer is not of the protocol", { cause: error });
    throw readFailure(late.signal.aborted ? late.signal.reason : error, begun, around.now());
  } finally {
    timer.abort();
    whole.abort();
  }
  if (refusal !== "" || finish === "content_filter") throw new CallFailure("refused", refusal || "the endpoint's filter stopped it");
  if (finish === "length") throw new CallFailure("too-long", "the answer reached the most tokens allowed");
  if (finish === "") throw new CallFailure("cut-stream", "the stream ended before the answer did");
  if (heard.text.trim() === "") throw new CallFailure("empty", "an answer without words");
  return heard;
}
