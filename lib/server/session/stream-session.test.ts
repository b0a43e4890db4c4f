import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPartial, savePartial } from "@/lib/adapters/db/partials.ts";
import { takeLease } from "@/lib/adapters/db/leases.ts";
import { decodeMessage, type StreamMessage } from "@/lib/wire/stream.ts";
import { testNode, testParties, testPerson, testSession, turnBody, type TestNode } from "../test-runtime.ts";
import { endSession } from "./end-session.ts";
import { postTurn } from "./post-turn.ts";
import { shareSession } from "./share-session.ts";
import { streamSession } from "./stream-session.ts";
import type { PersonView } from "@/lib/wire/pages.ts";

let node: TestNode;
let other: TestNode;
beforeAll(async () => { [node, other] = await Promise.all([testNode(), testNode()]); });
afterAll(() => Promise.all([node.close(), other.close()]));

/** Reads a stream in the background; `until` waits for a message that fits. */
async function reader(at: TestNode, person: PersonView, sessionId: string, after = 0, options: { recheck?: () => Promise<boolean>; heartbeatMs?: number } = {}) {
  const gone = new AbortController();
  const raw: string[] = [];
  const messages: StreamMessage[] = [];
  const stream = await streamSession(person, sessionId, { after, signal: gone.signal, recheck: options.recheck ?? (async () => true), ...(options.heartbeatMs ? { heartbeatMs: options.heartbeatMs } : {}) }, at.rt);
  const done = (async () => {
    for await (const chunk of stream) {
      raw.push(chunk);
      const data = /^data: (.*)$/m.exec(chunk)?.[1];
      if (data) messages.push(decodeMessage(data));
    }
  })();
  return {
    messages, raw, done,
    seqs: () => messages.flatMap((m) => (m.type === "event" ? [m.event.seq] : [])),
    until: (fits: (m: StreamMessage) => boolean) => expect.poll(() => messages.some(fits), { timeout: 10_000, interval: 10 }).toBe(true),
    close: async () => { gone.abort(); await done; },
  };
}
const isReady = (m: StreamMessage): boolean => m.type === "ready";
const settled = (turn: number) => (m: StreamMessage): boolean => m.type === "event" && m.event.kind === "turn-settled" && m.event.payload.turn === turn;
const increasing = (seqs: number[]): boolean => seqs.every((s, i) => i === 0 || s > (seqs[i - 1] ?? 0));

describe("the stream of a session", () => {
  it("sends what is stored, says ready, then what happens: in order, nothing twice, on every node", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const [here, there] = await Promise.all([reader(node, owner, sessionId), reader(other, owner, sessionId)]);
    await Promise.all([here.until(isReady), there.until(isReady)]);
    for (const turn of [1, 4, 7]) {
      await (await postTurn(owner, sessionId, turnBody(`At turn ${turn}`), node.rt)).round;
      await Promise.all([here.until(settled(turn)), there.until(settled(turn))]);
    }
    expect(increasing(here.seqs())).toBe(true);
    expect(there.seqs()).toEqual(here.seqs());
    const turns = here.messages.flatMap((m) => (m.type === "event" && m.event.kind === "turn-spoken" ? [m.event.payload.turn] : []));
    expect(turns).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await Promise.all([here.close(), there.close()]);
  });

  it("taken up again after the last event brings exactly the rest", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const first = await reader(node, owner, sessionId);
    await (await postTurn(owner, sessionId, turnBody("One"), node.rt)).round;
    await first.until(settled(1));
    await first.close();
    const last = first.seqs().at(-1) ?? 0;
    await (await postTurn(owner, sessionId, turnBody("Two"), node.rt)).round;
    const second = await reader(node, owner, sessionId, last);
    await second.until(settled(4));
    await second.close();
    const whole = await reader(node, owner, sessionId);
    await whole.until(isReady);
    await whole.close();
    expect([...first.seqs(), ...second.seqs()]).toEqual(whole.seqs());
    expect(whole.raw.find((chunk) => chunk.includes('"turn-settled"'))).toMatch(/^id: \d+\n/);
  });

  it("shows speech so far on the node that plays, and what was stored of it on another and after a reload", async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => { go = resolve; });
    let pauses = 0;
    const slow = await testNode({ engineFor: () => testParties(), pause: () => (++pauses === 2 ? gate : Promise.resolve()) });
    const { owner, sessionId } = await testSession(slow.rt);
    const [here, there] = await Promise.all([reader(slow, owner, sessionId), reader(node, owner, sessionId)]);
    const { round } = await postTurn(owner, sessionId, turnBody("Hello"), slow.rt);
    await here.until((m) => m.type === "partial" && m.turn === 2 && m.text === "I am okafor");
    await there.until((m) => m.type === "partial" && m.turn === 2 && m.text === "I am ");
    const reloaded = await reader(other, owner, sessionId);
    await reloaded.until((m) => m.type === "partial" && m.text === "I am ");
    go();
    await round;
    await Promise.all([here, there, reloaded].map(async (r) => { await r.until(settled(1)); await r.close(); }));
    expect(await readPartial(node.rt.db, sessionId)).toBeNull();
    await slow.close();
  });

  it("tells a speech too long for a notification from its row", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const there = await reader(node, owner, sessionId);
    await there.until(isReady);
    const token = await takeLease(node.rt.db, { sessionId, holder: "x", ttlMs: 5000 });
    const text = "很长".repeat(4000);
    await savePartial(node.rt.db, { sessionId, token: token ?? 0n, node: "x", turn: 1, partyId: "okafor", text });
    await there.until((m) => m.type === "partial" && m.text === text);
    await there.close();
  });

  it("ends when the reader signed out, and when the session is no longer shared with the reader", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    let signedIn = true;
    const own = await reader(node, owner, sessionId, 0, { recheck: async () => signedIn, heartbeatMs: 20 });
    await expect.poll(() => own.raw.some((chunk) => chunk.startsWith(":")), { timeout: 5000 }).toBe(true);
    signedIn = false;
    await own.done;

    const instructor = await testPerson(node.rt, "instructor");
    await node.rt.db.class.create({ data: { name: "c", joinCode: sessionId.slice(0, 16), enrolments: { create: [{ personId: instructor.id, seat: "instructor" }, { personId: owner.id, seat: "trainee" }] } } });
    await shareSession(owner, sessionId, true, node.rt);
    const reading = await reader(node, instructor, sessionId, 0, { heartbeatMs: 20 });
    await reading.until(isReady);
    await shareSession(owner, sessionId, false, node.rt);
    await reading.done;
  });

  it("opens what was held back until after, only for events after the end", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    await node.rt.db.session.update({ where: { id: sessionId }, data: { visibility: "after" } });
    const live = await reader(node, owner, sessionId);
    await (await postTurn(owner, sessionId, turnBody("Hello"), node.rt)).round;
    await live.until(settled(1));
    await endSession(owner, sessionId, node.rt);
    await live.until((m) => m.type === "event" && m.event.kind === "session-ended");
    expect(live.messages.some((m) => m.type === "event" && m.event.kind === "belief-updated")).toBe(false);
    await live.close();
    const afterwards = await reader(node, owner, sessionId);
    await afterwards.until((m) => m.type === "event" && m.event.kind === "belief-updated");
    await afterwards.close();
  });

  it("ends in order when its node stops, and the node takes no new turns", async () => {
    const stopping = await testNode();
    const { owner, sessionId } = await testSession(stopping.rt);
    const line = await reader(stopping, owner, sessionId);
    await line.until(isReady);
    await stopping.close();
    await line.done;
    expect(stopping.rt.hub.listeners()).toBe(0);
  });
});
