import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { testNode, testSession, type TestNode } from "@/lib/server/test-runtime.ts";
import { eventsAfter } from "./events.ts";
import { leaseLeftMs, releaseLease, renewLease, takeLease } from "./leases.ts";
import { erasePerson } from "./people.ts";
import { appendEvents } from "./sessions.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

async function fresh() {
  const session = await testSession(node.rt);
  const { lastSeq } = await node.rt.db.session.findUniqueOrThrow({ where: { id: session.sessionId } });
  return { ...session, lastSeq };
}
const mood = (seq: number): SessionEvent => ({ seq, at: "2026-03-02T10:00:00.123Z", kind: "mood-shown", payload: { turn: null, partyId: "okafor", mood: "wary" } });
const take = (sessionId: string, holder = "a", ttlMs = 60_000) => takeLease(node.rt.db, { sessionId, holder, ttlMs });

describe("a lease", () => {
  it("is held by one at a time and its token grows with every taking", async () => {
    const { sessionId } = await fresh();
    const first = await take(sessionId);
    expect(await take(sessionId, "b")).toBeNull();
    await releaseLease(node.rt.db, { sessionId, token: first ?? 0n });
    const second = await take(sessionId, "b");
    expect(second).toBeGreaterThan(first ?? 0n);
  });

  it("taken by ten at once is given to exactly one", async () => {
    const { sessionId } = await fresh();
    const tokens = await Promise.all(Array.from({ length: 10 }, (_, i) => take(sessionId, `n${i}`)));
    expect(tokens.filter((t) => t !== null)).toHaveLength(1);
  });

  it("that ran out can be taken by another, and its old holder can no longer renew it", async () => {
    const { sessionId } = await fresh();
    const old = await take(sessionId, "a", 0);
    const token = await take(sessionId, "b");
    expect(token).not.toBeNull();
    expect(await renewLease(node.rt.db, { sessionId, token: old ?? 0n, ttlMs: 1000 })).toBe(false);
    expect(await leaseLeftMs(node.rt.db, sessionId)).toBeGreaterThan(50_000);
  });
});

describe("appending", () => {
  it("with the latest token stores the batch as it was given", async () => {
    const { sessionId, lastSeq } = await fresh();
    const token = await take(sessionId);
    const batch = [mood(lastSeq + 1), mood(lastSeq + 2)];
    expect(await appendEvents(node.rt.db, { sessionId, events: batch, token })).toBe(true);
    expect(await eventsAfter(node.rt.db, sessionId, lastSeq)).toEqual(batch);
  });

  it("with a stale token is refused and stores nothing", async () => {
    const { sessionId, lastSeq } = await fresh();
    const stale = await take(sessionId, "a", 0);
    await take(sessionId, "b");
    expect(await appendEvents(node.rt.db, { sessionId, events: [mood(lastSeq + 1)], token: stale })).toBe(false);
    expect(await eventsAfter(node.rt.db, sessionId, lastSeq)).toEqual([]);
  });

  it("at a place already taken, or past a gap, is refused", async () => {
    const { sessionId, lastSeq } = await fresh();
    const token = await take(sessionId);
    expect(await appendEvents(node.rt.db, { sessionId, events: [mood(lastSeq)], token })).toBe(false);
    expect(await appendEvents(node.rt.db, { sessionId, events: [mood(lastSeq + 2)], token })).toBe(false);
  });

  it("by two writers at once lets one through", async () => {
    const { sessionId, lastSeq } = await fresh();
    const stored = await Promise.all(Array.from({ length: 6 }, () => appendEvents(node.rt.db, { sessionId, events: [mood(lastSeq + 1)], token: null })));
    expect(stored.filter(Boolean)).toHaveLength(1);
  });

  it("to an ended session is refused", async () => {
    const { sessionId, lastSeq } = await fresh();
    const end: SessionEvent = { seq: lastSeq + 1, at: "2026-03-02T10:00:00.000Z", kind: "session-ended", payload: { outcome: "closed", by: "mediator" } };
    expect(await appendEvents(node.rt.db, { sessionId, events: [end], token: null })).toBe(true);
    expect(await appendEvents(node.rt.db, { sessionId, events: [mood(lastSeq + 2)], token: null })).toBe(false);
    const row = await node.rt.db.session.findUniqueOrThrow({ where: { id: sessionId } });
    expect(row).toMatchObject({ status: "ended", outcome: "closed", lastSeq: lastSeq + 1, endedAt: new Date("2026-03-02T10:00:00.000Z") });
  });
});

describe("the log", () => {
  it("refuses UPDATE, DELETE and TRUNCATE", async () => {
    const { sessionId } = await fresh();
    await expect(node.rt.db.sessionEvent.updateMany({ where: { sessionId }, data: { kind: "turn-spoken" } })).rejects.toThrow(/append-only/);
    await expect(node.rt.db.sessionEvent.deleteMany({ where: { sessionId } })).rejects.toThrow(/append-only/);
    await expect(node.rt.db.$executeRawUnsafe('TRUNCATE "SessionEvent"')).rejects.toThrow(/append-only/);
    await expect(node.rt.db.session.delete({ where: { id: sessionId } })).rejects.toThrow(/append-only/);
    expect((await eventsAfter(node.rt.db, sessionId, 0)).length).toBeGreaterThan(0);
  });

  it("goes when its owner is erased", async () => {
    const { sessionId, owner } = await fresh();
    await erasePerson(node.rt.db, owner.id);
    expect(await node.rt.db.sessionEvent.count({ where: { sessionId } })).toBe(0);
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toBeNull();
  });
});
