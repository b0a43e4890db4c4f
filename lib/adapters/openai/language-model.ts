// The LanguageModel port over OpenAI-compatible endpoints: one role, one endpoint; retries, waits, repair and counting happen here and nowhere else.
import OpenAI from "openai";
import { ModelError, type AnswerShape, type LanguageModel, type ModelAnswer, type ModelRequest, type ModelRole } from "@/lib/simulation/ports-model.ts";
import { callOnce, type Limits, type RawAnswer } from "./call.ts";
import { readFailure, withoutKeys, type CallFailure } from "./failure.ts";
import { fieldReader, readJsonObject } from "./json-text.ts";
import { learn, mannersAtFirst, type Manners } from "./manners.ts";
import { bodyOf, sentShape, type SentShape } from "./request-body.ts";
import { waitBefore } from "./retry.ts";
import type { EndpointSettings, RoleEndpoints } from "./settings.ts";
import { createSlots, type Slots } from "./slots.ts";
import type { Surroundings } from "./surroundings.ts";
import { startTally, type Tally } from "./tally.ts";
import { withResult } from "./with-result.ts";

/** Most characters a token stands for, generously: what is longer than the tokens allowed is somebody's mistake. */
const CHARACTERS_A_TOKEN = 8;
/** How much of an unusable answer is shown to the model when it is asked to mend it. */
const SHOWN_CHARACTERS = 4000;
const RETRIED: ReadonlySet<string> = new Set(["timeout", "rate-limited", "overloaded", "cut-stream", "empty", "unreachable"]);
const NEVER = new AbortController().signal;

interface Endpoint { client: OpenAI; settings: EndpointSettings; slots: Slots; manners: { now: Manners } }

/** A model for every role that has an endpoint; asking for another role throws ModelError `misconfigured`. */
export function createOpenAiModel(roles: RoleEndpoints, around: Surroundings): LanguageModel {
  const lines = new Map<string, Slots>();
  const learnt = new Map<string, { now: Manners }>();
  const made = new Map<ModelRole, Endpoint>();
  const endpointOf = (role: ModelRole): Endpoint => {
    const known = made.get(role);
    if (known) return known;
    const settings = roles[role];
    const tally = startTally(settings?.model ?? "", around.now);
    if (!settings) throw new ModelError("misconfigured", `no endpoint for the role ${role}`, { usage: tally.usage() });
    const slots = lines.get(settings.baseUrl) ?? createSlots(settings.atOnce);
    lines.set(settings.baseUrl, slots);
    const place = `${settings.baseUrl} ${settings.model}`;
    const manners = learnt.get(place) ?? { now: mannersAtFirst(settings) };
    learnt.set(place, manners);
    const endpoint = { client: clientFor(settings), settings, slots, manners };
    made.set(role, endpoint);
    return endpoint;
  };
  return {
    async *speak(request, signal = NEVER) {
      const endpoint = endpointOf(request.role);
      const tally = startTally(endpoint.settings.model, around.now);
      const asking = persist({ endpoint, around, tally, signal, shape: null, messages: request.messages, request, begin: () => undefined });
      let said = "";
      for await (const words of withResult(asking).pieces) {
        const piece = said === "" ? words.trimStart() : words;
        if (piece === "") continue;
        said += piece;
        tally.said(piece);
        yield piece;
      }
      return { value: said, usage: tally.usage() };
    },
    answer: (request, shape, signal = NEVER) => structured(endpointOf(request.role), around, request, shape, signal),
  };
}

function clientFor(settings: EndpointSettings): OpenAI {
  // Everything the SDK would take from the environment is given, so that one endpoint's key never travels to another. Retries are ours.
  return new OpenAI({ apiKey: settings.apiKey ?? "none", adminAPIKey: null, organization: null, project: null, webhookSecret: null, baseURL: settings.baseUrl, maxRetries: 0, timeout: settings.totalMs + 60_000, logLevel: "off" });
}

interface Asking {
  endpoint: Endpoint;
  around: Surroundings;
  tally: Tally;
  signal: AbortSignal;
  shape: SentShape | null;
  messages: ModelRequest["messages"];
  request: ModelRequest;
  /** Called before every request: what was read of a failed one is void. */
  begin: () => void;
}

/** Sends until an answer is whole or nothing more can be tried. Once words have been said, a failure is final: they cannot be taken back. */
async function* persist(asking: Asking): AsyncGenerator<string, RawAnswer> {
  const { endpoint, around, tally, signal, shape, request } = asking;
  const { settings, manners } = endpoint;
  const limits: Limits = { silenceMs: settings.silenceMs, totalMs: settings.totalMs, maxCharacters: settings.maxTokens * CHARACTERS_A_TOKEN };
  for (let failed = 0; ; ) {
    let failure: CallFailure;
    const used = manners.now;
    const leave = await endpoint.slots.take(signal);
    try {
      asking.begin();
      tally.sent();
      const answer = yield* callOnce(endpoint.client, bodyOf(request, asking.messages, settings, used, shape), limits, around, signal);
      tally.answered(answer);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      failure = readFailure(error, false, around.now());
    } finally {
      leave();
    }
    const next = failure.complaint === null ? null : learn(used, failure.complaint, { structured: shape !== null, seed: request.seed !== null });
    if (next !== null && tally.words() === "") {
      manners.now = next;
      continue;
    }
    failed += 1;
    const patient = failure.waitMs === null || failure.waitMs <= settings.longestWaitMs;
    if (!RETRIED.has(failure.fault) || tally.words() !== "" || failed >= settings.attempts || !patient) throw asModelError(failure, endpoint, tally);
    await around.sleep(waitBefore(failed, failure.waitMs, around.random), signal);
    signal.throwIfAborted();
  }
}

function asModelError(failure: Pick<CallFailure, "fault" | "message" | "waitMs">, endpoint: Endpoint, tally: Tally): ModelError {
  return new ModelError(failure.fault, withoutKeys(failure.message, endpoint.settings.apiKey), { waitMs: failure.waitMs, said: tally.words(), usage: tally.usage() });
}

/** A structured answer: asked, read, and mended once with what was wrong with it. */
async function* structured<T>(endpoint: Endpoint, around: Surroundings, request: ModelRequest, shape: AnswerShape<T>, signal: AbortSignal): AsyncGenerator<string, ModelAnswer<T>> {
  const tally = startTally(endpoint.settings.model, around.now);
  const sent = sentShape(shape);
  let messages = request.messages;
  let said: string | null = null;
  for (let mended = false; ; mended = true) {
    let field = fieldReader(shape.streamed ?? "");
    const asking = persist({ endpoint, around, tally, signal, shape: sent, messages, request, begin: () => { field = fieldReader(shape.streamed ?? ""); } });
    const { pieces, result } = withResult(asking);
    for await (const piece of pieces) {
      const words = shape.streamed === null || said !== null ? "" : field.take(piece);
      if (words === "") continue;
      tally.said(words);
      yield words;
    }
    const { text } = result();
    if (shape.streamed !== null && field.read().closed) said ??= field.read().words;
    const read = readValue(text, shape, said);
    if ("value" in read) {
      const rest = shape.streamed === null || said !== null ? "" : String(read.raw[shape.streamed]);
      if (rest !== "") {
        tally.said(rest);
        yield rest;
      }
      return { value: read.value, usage: tally.usage() };
    }
    const halfSaid = tally.words() !== "" && said === null;
    if (mended || halfSaid) throw asModelError({ fault: "bad-json", message: read.problem, waitMs: null }, endpoint, tally);
    const keep = said === null || shape.streamed === null ? "" : ` Leave ${shape.streamed} exactly as it is.`;
    messages = [...request.messages, { role: "assistant", content: text.slice(0, SHOWN_CHARACTERS) }, { role: "user", content: `This cannot be used: ${read.problem}. Send the whole JSON object again, mended.${keep}` }];
  }
}

/** What was already said stands, whatever a mended answer makes of it. */
function readValue<T>(text: string, shape: AnswerShape<T>, said: string | null): { value: T; raw: Record<string, unknown> } | { problem: string } {
  const json = readJsonObject(text);
  if ("problem" in json) return json;
  const raw: Record<string, unknown> = said !== null && shape.streamed !== null ? { ...json.value, [shape.streamed]: said } : json.value;
  const parsed = shape.schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data, raw };
  return { problem: parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join(".") || "the object"}: ${issue.message}`).join("; ") };
}

