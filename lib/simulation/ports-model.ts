// What the simulation asks of a language model, and how it may fail. No vendor, no clock, no key is known here:
// retry, budget, timeout, recording and the way to an endpoint all stand behind this port.
import type { z } from "zod";

export const MODEL_ROLES = ["party", "mediator", "speaker", "assessor", "judge", "curator"] as const;
/** Configured one by one (endpoint, model, temperature …), as the papers do. */
export type ModelRole = (typeof MODEL_ROLES)[number];

export interface ModelMessage { role: "system" | "user" | "assistant"; content: string }

export interface ModelRequest {
  role: ModelRole;
  /** Name and version of the prompt file, for the record: `party-speech/3`. */
  prompt: string;
  messages: readonly ModelMessage[];
  /** Sent where the endpoint takes one; null for none. Even with it most endpoints promise nothing. */
  seed: number | null;
}

/** A structured answer. */
export interface AnswerShape<T> {
  /** Letters, digits, hyphens: some endpoints show it to the model. */
  name: string;
  schema: z.ZodType<T>;
  /** The text field whose words are yielded while they come; it must be the first of the schema. Null: nothing is yielded. */
  streamed: (keyof T & string) | null;
}

/** What one answer took, retries and repairs included. Counts are the endpoint's own; null where it gave none. */
export interface CallUsage {
  model: string;
  promptTokens: number | null;
  completionTokens: number | null;
  /** From asking to the whole answer, waiting included. */
  latencyMs: number;
  /** From asking to the first word; null when none came. */
  firstWordMs: number | null;
  /** Requests that were sent. */
  attempts: number;
}

export interface ModelAnswer<T> {
  value: T;
  usage: CallUsage;
}

export interface LanguageModel {
  /** Plain words: yields pieces as they come; the answer's value is the pieces joined. Throws ModelError, or the signal's reason when aborted. */
  speak(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<string, ModelAnswer<string>>;
  /** A value that fits the schema; yields pieces of the streamed field, if one is named. That field of the value is what was yielded. Throws as `speak`. */
  answer<T>(request: ModelRequest, shape: AnswerShape<T>, signal?: AbortSignal): AsyncGenerator<string, ModelAnswer<T>>;
}

export const MODEL_FAULTS = ["timeout", "rate-limited", "unauthorised", "overloaded", "refused", "cut-stream", "empty", "bad-json", "too-long", "unreachable", "misconfigured"] as const;
/** Why no usable answer came. `misconfigured`: the address or the model's name is wrong, or the endpoint cannot do what is asked. */
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** Whether asking the same again later can help without anybody changing a setting. */
export const FAULT_PASSES: Record<ModelFault, boolean> = {
  timeout: true, "rate-limited": true, unauthorised: false, overloaded: true, refused: false, "cut-stream": true, empty: true, "bad-json": true, "too-long": false, unreachable: true, misconfigured: false,
};

/** A call that failed after everything that could be tried. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly fault: ModelFault;
  /** The wait the endpoint asked for, in milliseconds; null when it named none. */
  readonly waitMs: number | null;
  /** Words already yielded, which must not enter the record. */
  readonly said: string;
  readonly usage: CallUsage;

  /** `detail` is for administrators and logs, never for a trainee; keys are blotted out before they come here. */
  constructor(fault: ModelFault, detail: string, about: { waitMs?: number | null; said?: string; usage: CallUsage; cause?: unknown }) {
    super(`${fault}: ${detail}`, { cause: about.cause });
    this.fault = fault;
    this.waitMs = about.waitMs ?? null;
    this.said = about.said ?? "";
    this.usage = about.usage;
  }
}
