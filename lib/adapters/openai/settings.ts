// What an owner sets per role: where, which model, how warm, how long, how patient. Checked at the boundary, so that a typo is told and not tried.
import { z } from "zod";
import { MODEL_ROLES, type ModelRole } from "@/lib/simulation/ports-model.ts";

/** Warm where somebody speaks, cold where somebody judges; party and assessor as published loops have it, the rest our choice. */
export const ROLE_TEMPERATURES: Record<ModelRole, number> = { party: 0.6, mediator: 0.6, speaker: 0, assessor: 0, judge: 0, curator: 0.7 };

export const STRUCTURED_FORMS = ["json_schema", "json_object", "text"] as const;
/** How a structured answer is asked for, strictest first. */
export type StructuredForm = (typeof STRUCTURED_FORMS)[number];

const milliseconds = (fallback: number, most: number) => z.number().int().min(1).max(most).default(fallback);

export const EndpointSettings = z.strictObject({
  /** Ends in /v1 with most servers; no user name or password in it. */
  baseUrl: z.url({ protocol: /^https?$/ }).refine((address) => { const { username, password } = new URL(address); return username === "" && password === ""; }, "must not hold a user name or password"),
  /** Null for local servers that ask for none. */
  apiKey: z.string().min(1).nullable().default(null),
  model: z.string().min(1),
  /** Null: not sent, for models that refuse it. Left out: the role's own. */
  temperature: z.number().min(0).max(2).nullable().optional(),
  maxTokens: z.number().int().min(16).max(32_000).default(800),
  maxTokensName: z.enum(["max_tokens", "max_completion_tokens"]).default("max_tokens"),
  /** The first form tried; an endpoint that refuses it is asked in the next one and remembered. */
  structured: z.enum(STRUCTURED_FORMS).default("json_schema"),
  seeds: z.boolean().default(true),
  /** Longest time without any sign of life, and for the whole answer. */
  silenceMs: milliseconds(30_000, 600_000),
  totalMs: milliseconds(120_000, 3_600_000),
  /** Requests at most for one answer, when what went wrong may pass. */
  attempts: z.number().int().min(1).max(10).default(3),
  /** A longer Retry-After is told to the person instead of waited for. */
  longestWaitMs: milliseconds(20_000, 600_000),
  /** Requests at the same time to this address. */
  atOnce: z.number().int().min(1).max(256).default(8),
  /** More of the request body, as the server wants it (reasoning_effort, chat_template_kwargs, keep_alive …). */
  extra: z.record(z.string(), z.json()).default({}),
});
export type EndpointSettings = z.infer<typeof EndpointSettings>;

/** An endpoint per role; a role that is missing cannot be asked. */
export const RoleEndpoints = z.partialRecord(z.enum(MODEL_ROLES), EndpointSettings);
export type RoleEndpoints = z.infer<typeof RoleEndpoints>;

export function temperatureOf(role: ModelRole, settings: EndpointSettings): number | null {
  return settings.temperature === undefined ? ROLE_TEMPERATURES[role] : settings.temperature;
}

/** What of the settings decides an answer: part of a recording's key. No address and no key in it, so a recording can be shared. */
export function answerSettings(role: ModelRole, settings: EndpointSettings): Record<string, unknown> {
  return { model: settings.model, temperature: temperatureOf(role, settings), maxTokens: settings.maxTokens, seeds: settings.seeds, extra: settings.extra };
}
