import { describe, expect, it, vi } from "vitest";
import { encodeMessage, type StreamMessage } from "@/lib/wire/stream.ts";
import { openStream, type Connection, type StreamOptions } from "./stream.ts";
import { answers, log } from "./testing.ts";

const ready: StreamMessage = { type: "ready", seq: 2 };
const event = (seq: number): StreamMessage[] => log([answers(seq, "okafor", "x")], seq).map((e) => ({ type: "event", event: e }));

function body(text: string): Response {
  return new Response(new ReadableStream<Uint8Array>({ start(c) { c.enqueue(new TextEncoder().encode(text)); c.close(); } }), { status: 200 });
}

interface Run { urls: string[]; connections: Connection[]; got: StreamMessage[]; pauses: number[] }

/** Opens a line that gets one answer after the other; resolves when they are used up or the line gives up. */
function run(replies: (() => Response | Promise<Response>)[], change: Partial<StreamOptions> = {}): Promise<Run> {
  return new Promise((resolve) => {
    const seen: Run = { urls: [], connections: [], got: [], pauses: [] };
    let seq = 2;
    const close = openStream({
      sessionId: "s1", after: () => seq, finished: () => false, due: () => false, isOnline: () => true, catchUp: () => Promise.resolve(),
      onMessages: (_id, messages) => { seen.got.push(...messages); for (const m of messages) if (m.type === "event") seq = m.event.seq; },
      onConnection: (c) => { seen.connections.push(c); if (c === "signed-out" || c === "gone" || c === "outdated" || c === "closed") resolve(seen); },
      fetcher: async (url) => {
        seen.urls.push(url);
        const next = replies.shift();
        if (!next) { close(); resolve(seen); throw new Error("no more"); }
        return next();
      },
      pause: (ms) => { seen.pauses.push(ms); return Promise.resolve(); },
      ...change,
    });
  });
}

describe("a line that breaks", () => {
  it("is opened again after the last event that came", async () => {
    const seen = await run([() => body(encodeMessage(ready) + event(3).map(encodeMessage).join("")), () => body(encodeMessage(ready))]);
    expect(seen.urls.slice(0, 2)).toEqual(["/api/sessions/s1/stream?after=2", "/api/sessions/s1/stream?after=3"]);
    expect(seen.connections.slice(0, 2)).toEqual(["live", "reconnecting"]);
  });
  it("waits longer each time, and briefly again once it was live", async () => {
    const dead = (): Response => new Response("bad gateway", { status: 502 });
    const seen = await run([dead, dead, dead, () => body(encodeMessage(ready)), dead]);
    expect(seen.pauses.slice(0, 5)).toEqual([1000, 2000, 4000, 300, 1000]);
  });
  it("says offline when the browser knows there is no network", async () => {
    const seen = await run([() => { throw new TypeError("failed"); }], { isOnline: () => false });
    expect(seen.connections[0]).toBe("offline");
  });
});

describe("a line that must not be opened again", () => {
  it("signed out in the background: told, not reloaded", async () => expect((await run([() => new Response("", { status: 401 })])).connections).toEqual(["signed-out"]));
  it("no such session", async () => expect((await run([() => new Response("", { status: 404 })])).connections).toEqual(["gone"]));
  it("a message this page does not know: the page is outdated", async () => expect((await run([() => body('data: {"type":"new-kind"}\n\n')])).connections).toEqual(["outdated"]));
  it("the session has ended", async () => expect((await run([() => body(encodeMessage(ready))], { finished: () => true })).connections).toEqual(["live", "closed"]));
});

describe("a line held back on the way", () => {
  const quiet = (): Response => new Response(new ReadableStream<Uint8Array>({ start(c) { c.enqueue(new TextEncoder().encode(encodeMessage(ready))); } }), { status: 200 });

  it("is asked around within two seconds while an answer is due, less often after ten, and not at all when nothing is", async () => {
    vi.useFakeTimers();
    let due = true;
    let asked = 0;
    const options = { due: () => due, catchUp: () => { asked++; return Promise.resolve(); }, finished: () => false };
    void run([quiet], options);
    await vi.advanceTimersByTimeAsync(2100);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(8000);
    expect(asked).toBe(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toBe(7);
    due = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(7);
    vi.useRealTimers();
  });
});
