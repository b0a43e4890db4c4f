// One JSON call from a page to a route, outside of a session. Every failure has words or a kind the page has words for.
import { z } from "zod";
import { ErrorBody } from "@/lib/wire/session.ts";

export type SendFailure =
  | { kind: "offline" }
  | { kind: "signed-out" }
  /** The server said why, and at which place of the body when it is about one. */
  | { kind: "refused"; status: number; code: string; message: string; field: string | null }
  | { kind: "failed" };
export type Sent<T> = { ok: true; value: T } | { ok: false; failure: SendFailure };

const Anything = z.unknown();

async function answerOf<T>(response: Response, schema: z.ZodType<T>): Promise<Sent<T>> {
  let body: unknown = null;
  try {
    body = await response.json();
  } catch {
    // No JSON: an empty answer, or a page of a proxy. The status and the schema decide.
  }
  if (response.ok) {
    const parsed = schema.safeParse(body);
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: { kind: "failed" } };
  }
  if (response.status === 401) return { ok: false, failure: { kind: "signed-out" } };
  const error = ErrorBody.safeParse(body);
  if (!error.success) return { ok: false, failure: { kind: "failed" } };
  return { ok: false, failure: { kind: "refused", status: response.status, ...error.data.error } };
}

async function call<T>(url: string, init: RequestInit, schema: z.ZodType<T>): Promise<Sent<T>> {
  try {
    return await answerOf(await fetch(url, { ...init, method: "POST", credentials: "same-origin" }), schema);
  } catch {
    // fetch rejects only when no answer came.
    return { ok: false, failure: { kind: "offline" } };
  }
}

/** POSTs a JSON body. Without a schema the answer is not looked at; `signal` calls it off, which reads as no answer. */
export function send(url: string, body: unknown): Promise<Sent<unknown>>;
export function send<T>(url: string, body: unknown, schema: z.ZodType<T>, signal?: AbortSignal): Promise<Sent<T>>;
export function send(url: string, body: unknown, schema: z.ZodType<unknown> = Anything, signal: AbortSignal | null = null): Promise<Sent<unknown>> {
  return call(url, { headers: { "content-type": "application/json" }, body: JSON.stringify(body), signal }, schema);
}

/** POSTs a form with files. */
export function sendForm<T>(url: string, form: FormData, schema: z.ZodType<T>): Promise<Sent<T>> {
  return call(url, { body: form }, schema);
}
