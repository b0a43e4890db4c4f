/** `npm run bench:http`: from sending a turn to its being stored, and to its first event on the stream (bar S8), one session and 200 at once. Exit 1 when a bar is not met. */
import { randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import pg from "pg";
import { seededRng } from "@/lib/domain/rng.ts";
import { StartSessionAnswer } from "@/lib/wire/session.ts";
import { decodeMessage } from "@/lib/wire/stream.ts";
import { readEvents } from "@/lib/client/sse.ts";
import { startBuiltApp } from "../testing/built-app.mjs";
import { stopAll, supervise } from "../setup/run.mjs";

/** S8, p95 in ms. */
const BARS = [{ sessions: 1, turns: 40, mostMs: 60 }, { sessions: 200, turns: 3, mostMs: 250 }] as const;
/** People think between turns: each session speaks once in this time, at a moment of its own. */
const THINKING_MS = 10_000;
const SEED = 20261201;

class Person {
  private cookie = "";
  constructor(private readonly base: string) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(this.base + path, { ...init, redirect: "manual", headers: { ...init.headers, cookie: this.cookie, origin: this.base } });
    const set = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    if (set.length > 0) this.cookie = [...new Map([...this.cookie.split("; "), ...set].filter(Boolean).map((pair) => [pair.split("=")[0], pair])).values()].join("; ");
    return answer;
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  }

  async signIn(email: string, password: string): Promise<void> {
    const { csrfToken } = await (await this.fetch("/api/auth/csrf")).json();
    await this.fetch("/api/auth/callback/credentials", { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: new URLSearchParams({ csrfToken, json: "true", email, password }) });
  }
}

interface Figures { stored: number[]; firstEvent: number[] }

/** One session: its line open, `turns` turns said one after the other, each answered before the next. */
async function play(person: Person, sessionId: string, turns: number, wait: () => Promise<void>, figures: Figures): Promise<void> {
  const leave = new AbortController();
  const line = await person.fetch(`/api/sessions/${sessionId}/stream?after=0`, { signal: leave.signal });
  if (!line.body) throw new Error("no stream");
  let heard = (_text: string): void => undefined;
  let settled = (): void => undefined;
  const reading = (async () => {
    for await (const data of readEvents(line.body ?? new ReadableStream())) {
      for (const message of data.map(decodeMessage)) {
        if (message.type !== "event") continue;
        if (message.event.kind === "turn-spoken") heard(message.event.payload.text);
        if (message.event.kind === "turn-settled" || message.event.kind === "session-ended") settled();
      }
    }
  })().catch(() => undefined);
  for (let turn = 1; turn <= turns; turn++) {
    await wait();
    const text = `Thank you. I would like to hear more about that, from each of you. (${turn})`;
    const started = performance.now();
    const first = new Promise<number>((resolve) => { heard = (words) => { if (words === text) resolve(performance.now() - started); }; });
    const answered = new Promise<void>((resolve) => { settled = resolve; });
    const answer = await person.post(`/api/sessions/${sessionId}/turns`, { clientTurnId: randomUUID(), text, to: [], terms: null });
    if (answer.status === 409) break; // a party left the table
    if (!answer.ok) throw new Error(`a turn answered ${answer.status}: ${await answer.text()}`);
    figures.stored.push(performance.now() - started);
    figures.firstEvent.push(await first);
    await answered;
  }
  leave.abort();
  await reading;
}

const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await supervise(async () => {
  const { address, databaseUrl, accounts } = await startBuiltApp("bench");
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  // One person plays all sessions: what is measured is the path of a turn, not the limits of a person.
  const forget = setInterval(() => void db.query('delete from "RateHit"'), 100);
  const person = new Person(address);
  const { email = "", password = "" } = accounts.find((a) => a.role === "trainee") ?? {};
  await person.signIn(email, password);
  const random = seededRng(SEED);
  let short = 0;
  for (const { sessions, turns, mostMs } of BARS) {
    const ids: string[] = [];
    for (let i = 0; i < sessions; i++) {
      const made = await person.post("/api/sessions", { caseSlug: "harbour-row", seed: i + 1 });
      ids.push(StartSessionAnswer.parse(await made.json()).sessionId);
    }
    const figures: Figures = { stored: [], firstEvent: [] };
    const wait = sessions === 1 ? () => Promise.resolve() : () => new Promise<void>((resolve) => setTimeout(resolve, random() * THINKING_MS));
    const started = performance.now();
    await Promise.all(ids.map((id) => play(person, id, turns, wait, figures)));
    const seconds = (performance.now() - started) / 1000;
    const ms = (values: readonly number[]): string => `median ${median(values).toFixed(0)} ms, p95 ${p95(values).toFixed(0)} ms`;
    process.stdout.write(`${sessions} session${sessions === 1 ? "" : "s"}, ${figures.stored.length} turns in ${seconds.toFixed(0)} s: stored ${ms(figures.stored)}; first event on the stream ${ms(figures.firstEvent)}; bar p95 ${mostMs} ms; load ${loadavg()[0]?.toFixed(1)}\n`);
    if (Math.max(p95(figures.stored), p95(figures.firstEvent)) > mostMs) short++;
  }
  clearInterval(forget);
  await db.end();
  await stopAll(short === 0 ? 0 : 1);
});
