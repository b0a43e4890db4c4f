import { describe, expect, it } from "vitest";
import { readEvents, splitEvents } from "./sse.ts";

async function all(chunks: string[]): Promise<string[]> {
  const bytes = new TextEncoder().encode(chunks.join("\u241e"));
  const cut = new TextEncoder().encode("\u241e");
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let i = 0; i <= bytes.length; i++) {
    const end = i === bytes.length || cut.every((b, k) => bytes[i + k] === b);
    if (!end) continue;
    parts.push(bytes.slice(from, i));
    from = i + cut.length;
  }
  const body = new ReadableStream<Uint8Array>({ start(c) { for (const p of parts) c.enqueue(p); c.close(); } });
  const events: string[] = [];
  for await (const batch of readEvents(body)) events.push(...batch);
  return events;
}

describe("events are whole however the network cuts them", () => {
  it("several in one chunk", async () => expect(await all(["data: 1\n\ndata: 2\n\n"])).toEqual(["1", "2"]));
  it("one over several chunks, also inside a line end", async () => expect(await all(["id: 4\r", "\nda", "ta: {\"a\"", ":1}\r\n\r", "\n"])).toEqual(['{"a":1}']));
  it("Chinese text cut inside a character", async () => {
    const bytes = new TextEncoder().encode("data: 冲床三号机\n\n");
    const body = new ReadableStream<Uint8Array>({ start(c) { for (const b of bytes) c.enqueue(Uint8Array.of(b)); c.close(); } });
    const events: string[] = [];
    for await (const batch of readEvents(body)) events.push(...batch);
    expect(events).toEqual(["冲床三号机"]);
  });
  it("comments are no events", () => expect(splitEvents(": still here\n\ndata: x\n\n")).toEqual({ events: ["x"], left: "" }));
  it("an event that is not finished waits", () => expect(splitEvents("data: a\n\ndata: b\n")).toEqual({ events: ["a"], left: "data: b\n" }));
});
