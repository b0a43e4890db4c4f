// Answers of routes.
import { acceptedLocale } from "../account/locale.ts";
import type { Locale } from "../account/person-view.ts";
import { signInCookie } from "../account/session-cookie.ts";
import type { SignedIn } from "../account/sign-in.ts";
import { AppError } from "../errors.ts";
import type { Runtime } from "../runtime.ts";

/** Done, nothing to tell. */
export function done(): Response {
  return Response.json({ ok: true });
}

/** An answer that also signs somebody in on this device. */
export async function withSignIn(rt: Runtime, response: Response, person: SignedIn | null): Promise<Response> {
  if (person) response.headers.append("set-cookie", await signInCookie(rt, person));
  return response;
}

/** Address and language of somebody without an account. */
export function comingFrom(call: { request: Request; address: string }): { address: string; locale: Locale } {
  const { headers } = call.request;
  return { address: call.address, locale: acceptedLocale(headers.get("cookie"), headers.get("accept-language")) };
}

/** A count of events in a query or a Last-Event-ID; 0 when absent. Throws bad-request otherwise. */
export function seqOf(text: string | null, field: string): number {
  if (text === null || text === "") return 0;
  const seq = Number(text);
  if (!Number.isInteger(seq) || seq < 0 || seq > 2 ** 31 - 1) throw new AppError("bad-request", { field, publicMessage: "This must be the number of an event." });
  return seq;
}
