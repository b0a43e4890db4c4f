// One request body, from what the simulation asks, what the owner set and what the endpoint knows.
import type OpenAI from "openai";
import { z } from "zod";
import type { AnswerShape, ModelMessage, ModelRequest } from "@/lib/simulation/ports-model.ts";
import type { Manners } from "./manners.ts";
import { temperatureOf, type EndpointSettings } from "./settings.ts";

export type Body = OpenAI.Chat.ChatCompletionCreateParamsStreaming;

/** A shape as endpoints take it: its name and JSON Schema. */
export interface SentShape { name: string; schema: Record<string, unknown> }

/** Keywords strict endpoints refuse; zod checks them on the answer. */
const UNSENT = new Set(["$schema", "minLength", "maxLength", "default"]);

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !(UNSENT.has(key) && typeof inner !== "object")).map(([key, inner]) => [key, pruned(inner)]));
}

/** Throws when the schema is no object or its first field is not the one to be streamed: a mistake in a prompt file. */
export function sentShape<T>(shape: AnswerShape<T>): SentShape {
  const schema = pruned(z.toJSONSchema(shape.schema, { io: "output" }));
  const Wanted = z.looseObject({ type: z.literal("object"), properties: z.record(z.string(), z.unknown()) });
  const read = Wanted.parse(schema);
  const [first] = Object.keys(read.properties);
  if (shape.streamed !== null && first !== shape.streamed) throw new Error(`${shape.name}: ${shape.streamed} is streamed, so it must be the first field of the schema.`);
  return { name: shape.name, schema: read };
}

function withLastWords(messages: readonly ModelMessage[], words: string): ModelMessage[] {
  const last = messages.at(-1);
  // At the end, so that the prompt's beginning stays the same; with the last user message, since some templates take a system message only first.
  return last?.role === "user" ? [...messages.slice(0, -1), { role: "user", content: `${last.content}\n\n${words}` }] : [...messages, { role: "user", content: words }];
}

export function bodyOf(request: ModelRequest, messages: readonly ModelMessage[], settings: EndpointSettings, manners: Manners, shape: SentShape | null): Body {
  const temperature = manners.temperature ? temperatureOf(request.role, settings) : null;
  const inWords = shape !== null && manners.structured !== "json_schema";
  return {
    ...settings.extra,
    model: settings.model,
    messages: inWords ? withLastWords(messages, `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(shape.schema)}`) : [...messages],
    stream: true,
    [manners.maxTokensName]: settings.maxTokens,
    ...(temperature === null ? {} : { temperature }),
    ...(manners.seed && request.seed !== null ? { seed: request.seed } : {}),
    ...(manners.countsInStream ? { stream_options: { include_usage: true } } : {}),
    ...(shape !== null && manners.structured === "json_schema" ? { response_format: { type: "json_schema", json_schema: { name: shape.name, schema: shape.schema, strict: true } } } : {}),
    ...(shape !== null && manners.structured === "json_object" ? { response_format: { type: "json_object" } } : {}),
  };
}
