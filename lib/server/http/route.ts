// What every API route has in common: request id, same origin, who asks, errors in one shape, one log line without contents.
import type { z } from "zod";
import { isDatabaseAway } from "@/lib/adapters/db/failures.ts";
import type { PersonRole } from "@/lib/domain/person/role.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import type { ErrorBody } from "@/lib/wire/session.ts";
import { cookieName, cookieOf, personOfToken } from "../account/session-cookie.ts";
import { AppError, isAppError, notFound } from "../errors.ts";
import { logError, logInfo } from "../log.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { addressOf } from "./address.ts";
import { DATA_POLICY } from "./content-security-policy.ts";
import { REQUEST_ID_HEADER } from "./header-names.ts";
import { readBytes, readJson } from "./read-body.ts";
import { requireSameOrigin } from "./same-origin.ts";

type Params = Record<string, string | string[] | undefined>;

export interface Call<P extends Params> {
  request: Request;
  params: P;
  query: URLSearchParams;
  requestId: string;
  address: string;
  rt: Runtime;
  /** Who is signed in, or null. */
  visitor(): Promise<PersonView | null>;
  /** Who is signed in. Throws signed-out, or forbidden when the role is none of `roles`. */
  person(roles?: readonly PersonRole[]): Promise<PersonView>;
  json<S extends z.ZodType>(schema: S): Promise<z.infer<S>>;
  bytes(limit: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Lets a stopping server wait for work that goes on after the answer. */
  keepAlive(work: Promise<void>): void;
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A route handler for Next. */
export function route<P extends Params = Record<never, never>>(handle: (call: Call<P>) => Promise<Response>) {
  return async (request: Request, context: { params: Promise<P> }): Promise<Response> => {
    const requestId = requestIdOf(request);
    const started = performance.now();
    let personId: string | null = null;
    let response: Response;
    try {
      const rt = runtime();
      if (!SAFE_METHODS.has(request.method)) requireSameOrigin(request, rt.settings);
      const params = await context.params;
      // Beware: for a route without parameters Next gives none at all, whatever its types say.
      if (Object.values(params ?? {}).some((value) => String(value).includes("\0"))) throw notFound();
      const visitor = async (): Promise<PersonView | null> => {
        const person = await personOfToken(rt, cookieOf(request.headers.get("cookie"), cookieName(rt.settings)));
        personId = person?.id ?? null;
        return person;
      };
      response = await handle({
        request, params, requestId, rt, visitor,
        query: new URL(request.url).searchParams,
        address: addressOf(request.headers, rt.settings),
        person: async (roles) => {
          const person = await visitor();
          if (!person) throw new AppError("signed-out");
          if (roles && !roles.includes(person.role)) throw new AppError("forbidden");
          return person;
        },
        json: (schema) => readJson(request, schema),
        bytes: (limit) => readBytes(request, limit),
        keepAlive: (work) => rt.keepAlive(work),
      });
    } catch (error) {
      response = errorResponse(error, requestId);
    }
    response.headers.set(REQUEST_ID_HEADER, requestId);
    response.headers.set("content-security-policy", DATA_POLICY);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    logInfo("request", { requestId, method: request.method, path: patternOf(request), status: response.status, ms: Math.round(performance.now() - started), personId });
    return response;
  };
}

/** Every refusal and failure in one shape. */
export function errorResponse(error: unknown, requestId: string): Response {
  const known = isAppError(error) ? error : new AppError(isDatabaseAway(error) ? "unavailable" : "failed", { cause: error });
  if (known.status >= 500) logError("request-failed", isAppError(error) ? error : known.cause, { requestId });
  const body: ErrorBody = { error: { code: known.code, message: known.publicMessage, field: known.field } };
  const response = Response.json(body, { status: known.status });
  if (known.retryAfterS !== null) response.headers.set("retry-after", String(known.retryAfterS));
  return response;
}

export function requestIdOf(request: Request): string {
  const given = request.headers.get(REQUEST_ID_HEADER);
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** The path without query; one-time tokens are never part of an API path. */
function patternOf(request: Request): string {
  return new URL(request.url).pathname.slice(0, 120);
}
