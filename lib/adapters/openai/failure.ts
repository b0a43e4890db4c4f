// What went wrong with one request, told once in the port's closed list. Everything behind this file speaks of faults, not of status codes.
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import type { ModelFault } from "@/lib/simulation/ports-model.ts";
import { namedWait } from "./retry.ts";

/** One request that failed. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly fault: ModelFault;
  readonly waitMs: number | null;
  /** What a 400 complains about, in the endpoint's words; null for other failures. */
  readonly complaint: string | null;

  constructor(fault: ModelFault, detail: string, more: { waitMs?: number | null; complaint?: string; cause?: unknown } = {}) {
    super(detail, { cause: more.cause });
    this.fault = fault;
    this.waitMs = more.waitMs ?? null;
    this.complaint = more.complaint ?? null;
  }
}

const TOO_LONG = /context.{0,12}length|maximum context|context window|too (?:long|many tokens)|exceeds? .{0,40}(?:context|token)/i;
const FILTERED = /content.?(?:filter|policy|management)|safety|data_inspection_failed/i;
const NO_CREDIT = /insufficient_quota|insufficient.balance|billing|exceeded your current quota/i;

function byStatus(status: number, words: string): ModelFault {
  if (status === 401 || status === 403 || status === 402) return "unauthorised";
  if (status === 408 || status === 504) return "timeout";
  if (status === 413) return "too-long";
  if (status === 429) return NO_CREDIT.test(words) ? "unauthorised" : "rate-limited";
  if (status >= 500) return "overloaded";
  if (TOO_LONG.test(words)) return "too-long";
  return FILTERED.test(words) ? "refused" : "misconfigured";
}

/** Reads any error of one request. `begun`: the endpoint had started to answer. */
export function readFailure(error: unknown, begun: boolean, nowMs: number): CallFailure {
  if (error instanceof CallFailure) return error;
  if (error instanceof APIConnectionTimeoutError) return new CallFailure("timeout", "no answer in time", { cause: error });
  if (error instanceof APIConnectionError) return new CallFailure(begun ? "cut-stream" : "unreachable", reasonOf(error), { cause: error });
  if (error instanceof APIError && error.status !== undefined) {
    const words = `${error.code ?? ""} ${error.type ?? ""} ${error.message}`;
    const fault = byStatus(error.status, words);
    return new CallFailure(fault, short(error.message), { waitMs: namedWait(error.headers, nowMs), complaint: error.status === 400 || error.status === 422 ? words : undefined, cause: error });
  }
  // An error told inside the stream has no status of its own.
  if (error instanceof APIError) return new CallFailure(/rate.?limit/i.test(`${error.code ?? ""} ${error.type ?? ""}`) ? "rate-limited" : "cut-stream", short(error.message), { cause: error });
  return new CallFailure(begun ? "cut-stream" : "unreachable", error instanceof Error ? reasonOf(error) : String(error), { cause: error });
}

function reasonOf(error: Error): string {
  const inner = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return short(`${error.message}${inner}`);
}

/** One line of at most 300 characters; a web page instead of a message is only named. */
function short(text: string): string {
  const line = /<html|<!doctype/i.test(text) ? "the endpoint answered with a web page" : text.replace(/\s+/g, " ").trim();
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
}

/** Blots out a key wherever an endpoint repeats it, and anything else that looks like one. */
export function withoutKeys(text: string, apiKey: string | null): string {
  const known = apiKey !== null && apiKey.length >= 4 ? text.replaceAll(apiKey, "[key]") : text;
  return known.replace(/\b(?:sk|pk|key|gsk|xai)-[A-Za-z0-9_*.-]{6,}/g, "[key]").replace(/Bearer\s+\S+/gi, "Bearer [key]");
}
