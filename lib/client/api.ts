// Calls from the browser to the session routes. Every failure comes back as one of a closed list that the page has words for.
import { z } from "zod";
import { SessionEventSchema, type SessionEvent } from "@/lib/domain/session/events.ts";
import { ErrorBody, PostTurnAnswer, type PostTurnBody } from "@/lib/wire/session.ts";

export type Failure =
  /** No answer came: no network, or it broke off. Whether the server heard is not known. */
  | { kind: "offline" }
  | { kind: "signed-out" }
  /** No such session for this person. */
  | { kind: "gone" }
  | { kind: "answering" }
  | { kind: "ended" }
  | { kind: "slow-down"; waitSeconds: number }
  | { kind: "refused"; message: string; field: string | null }
  | { kind: "failed"; message: string | null };

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export type Fetcher = (url: string, init: RequestInit) => Promise<Response>;

export interface SessionApi {
  postTurn(body: PostTurnBody): Promise<Answer<PostTurnAnswer>>;
  putDraft(text: string, room: string | null, lastChance?: boolean): Promise<Answer<null>>;
  end(): Promise<Answer<null>>;
  /** Into the private room with a party; null: back to the table. */
  moveRoom(partyId: string | null): Promise<Answer<null>>;
  share(shared: boolean): Promise<Answer<null>>;
  eventsAfter(seq: number): Promise<Answer<SessionEvent[]>>;
}

/** Longer than any route takes; after it the network counts as gone. */
const TIMEOUT_MS = 20_000;
/** What we wait when the server asks to slow down without saying how long. */
const SLOW_DOWN_S = 10;

const EventsAnswer = z.object({ events: z.array(SessionEventSchema) });

/** What a refused answer means. `body` is the parsed JSON or null. */
export function failureOf(status: number, retryAfter: string | null, body: unknown): Failure {
  const parsed = ErrorBody.safeParse(body);
  const error = parsed.success ? parsed.data.error : null;
  if (status === 401) return { kind: "signed-out" };
  if (status === 404) return { kind: "gone" };
  if (status === 409 && error?.code === "conflict") return { kind: "refused", message: error.message, field: error.field };
  if (status === 409) return error?.code.includes("ended") ? { kind: "ended" } : { kind: "answering" };
  if (status === 429) {
    const seconds = Number(retryAfter);
    return { kind: "slow-down", waitSeconds: retryAfter !== null && Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : SLOW_DOWN_S };
  }
  if (status >= 400 && status < 500 && error) return { kind: "refused", message: error.message, field: error.field };
  return { kind: "failed", message: error?.message ?? null };
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    // A proxy may answer in HTML; the status still says what happened.
    return null;
  }
}

export async function call<T>(fetcher: Fetcher, url: string, init: RequestInit, read: (body: unknown) => T): Promise<Answer<T>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetcher(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS), credentials: "same-origin" });
    body = await jsonOf(response);
  } catch {
    // fetch rejects for every kind of missing network, and aborts on timeout: one meaning for the person at the page.
    return { ok: false, failure: { kind: "offline" } };
  }
  if (!response.ok) return { ok: false, failure: failureOf(response.status, response.headers.get("retry-after"), body) };
  try {
    return { ok: true, value: read(body) };
  } catch (cause) {
    return { ok: false, failure: { kind: "failed", message: cause instanceof z.ZodError ? z.prettifyError(cause) : null } };
  }
}

/** The routes of one session. */
export function sessionApi(sessionId: string, fetcher: Fetcher = (url, init) => fetch(url, init)): SessionApi {
  const base = `/api/sessions/${encodeURIComponent(sessionId)}`;
  const send = (method: string, body: unknown, keepalive = false): RequestInit => ({
    method, headers: { "content-type": "application/json" }, body: JSON.stringify(body), keepalive,
  });
  const nothing = (): null => null;
  return {
    postTurn: (body) => call(fetcher, `${base}/turns`, send("POST", body), (b) => PostTurnAnswer.parse(b)),
    putDraft: (text, room, lastChance = false) => call(fetcher, `${base}/draft`, send("PUT", { text, room }, lastChance), nothing),
    end: () => call(fetcher, `${base}/end`, send("POST", { outcome: "closed" }), nothing),
    moveRoom: (partyId) => call(fetcher, `${base}/caucus`, send("POST", { with: partyId }), nothing),
    share: (shared) => call(fetcher, `${base}/share`, send("POST", { shared }), nothing),
    eventsAfter: (seq) => call(fetcher, `${base}/events?after=${seq}`, { method: "GET" }, (b) => EventsAnswer.parse(b).events),
  };
}
