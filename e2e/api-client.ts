// A browserless visitor: keeps cookies, signs in, posts turns, reads the log. For tests of what crosses the network.
import { SessionEventSchema, type SessionEvent } from "../lib/domain/session/events.ts";
import { PostTurnAnswer, StartSessionAnswer, type PostTurnBody } from "../lib/wire/session.ts";
import { z } from "zod";

export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly base: string) {}

  /** One request with this visitor's cookies; never follows redirects, never throws on a status. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("cookie", [...this.cookies].map(([k, v]) => `${k}=${v}`).join("; "));
    headers.set("origin", this.base);
    const answer = await fetch(this.base + path, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  }

  /** Signs in through next-auth's own callback, as the page does. */
  async signIn(provider: "guest" | "credentials", fields: Record<string, string> = {}): Promise<void> {
    const csrf = z.object({ csrfToken: z.string() }).parse(await (await this.fetch("/api/auth/csrf")).json());
    const answer = await this.fetch(`/api/auth/callback/${provider}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: "true", ...fields }),
    });
    if (answer.status >= 400) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  }

  async startSession(caseSlug: string, extra: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.post("/api/sessions", { caseSlug, ...extra });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`start answered ${answer.status}: ${text}`);
    return StartSessionAnswer.parse(JSON.parse(text)).sessionId;
  }

  async postTurn(sessionId: string, body: PostTurnBody): Promise<z.infer<typeof PostTurnAnswer>> {
    const answer = await this.post(`/api/sessions/${sessionId}/turns`, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`turn answered ${answer.status}: ${text}`);
    return PostTurnAnswer.parse(JSON.parse(text));
  }

  async events(sessionId: string, after = 0): Promise<SessionEvent[]> {
    const answer = await this.fetch(`/api/sessions/${sessionId}/events?after=${after}`);
    if (!answer.ok) throw new Error(`events answered ${answer.status}`);
    return z.object({ events: z.array(SessionEventSchema) }).parse(await answer.json()).events;
  }
}

/** Asks again until `done` says so; fails with the last value after `timeoutMs`. */
export async function until<T>(ask: () => Promise<T>, done: (value: T) => boolean, timeoutMs = 30_000, everyMs = 100): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await ask().catch((error: unknown) => { if (performance.now() > deadline) throw error; return undefined; });
    if (value !== undefined && done(value)) return value;
    if (performance.now() > deadline) throw new Error(`not so within ${timeoutMs} ms: ${JSON.stringify(value)?.slice(0, 400)}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
