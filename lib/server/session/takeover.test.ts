import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { takeLease } from "@/lib/adapters/db/leases.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { testNode, testParties, testSession, turnBody, type TestNode } from "../test-runtime.ts";
import { goOn, sweep } from "./go-on.ts";
import { LeaseLost } from "./lease.ts";
import { judge } from "./run-round.ts";
import { openSession } from "./open-session.ts";
import { playSession } from "./play-session.ts";
import { postTurn } from "./post-turn.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const logOf = (sessionId: string): Promise<SessionEvent[]> => eventsAfter(node.rt.db, sessionId, 0);
/** All but the first event, which names the case of its own test. */
const withoutTime = (events: readonly SessionEvent[]) => events.slice(1).map(({ at: _, ...event }) => event);
const turnOf = (event: SessionEvent): number | null => (event.kind === "turn-spoken" ? event.payload.turn : null);

/** A round cut off after its first `batches` batches, its writer dead with the lease still running. */
async function cutRound(batches: SessionEvent[][], posted: SessionEvent, leaseMs: number) {
  const session = await testSession(node.rt);
  const before = await logOf(session.sessionId);
  const move = (event: SessionEvent): SessionEvent => ({ ...event, seq: event.seq - posted.seq + before.length + 1 });
  const { sessionId } = session;
  expect(await appendEvents(node.rt.db, { sessionId, events: [move(posted)], token: null })).toBe(true);
  const token = await takeLease(node.rt.db, { sessionId, holder: "dead", ttlMs: leaseMs });
  for (const batch of batches) expect(await appendEvents(node.rt.db, { sessionId, events: batch.map(move), token })).toBe(true);
  return session;
}

/** The batches of a whole round: heard, first party, second party, end. */
async function wholeRound() {
  const { sessionId, owner } = await testSession(node.rt);
  const { answer, round } = await postTurn(owner, sessionId, turnBody("Good morning."), node.rt);
  await round;
  const log = await logOf(sessionId);
  const posted = log.find((e) => e.seq === answer.seq);
  if (!posted) throw new Error("the turn was not stored");
  const after = log.slice(answer.seq);
  const starts = [0, after.findIndex((e) => turnOf(e) === 2), after.findIndex((e) => turnOf(e) === 3), after.findIndex((e) => e.kind === "reward-given")];
  return { log, posted, batches: starts.map((from, i) => after.slice(from, starts[i + 1] ?? after.length)) };
}

describe("a round cut off", () => {
  for (const cut of [0, 1, 2, 3]) {
    it(`after batch ${cut} of 4 is played to the same end by another node, nothing lost and nothing twice`, async () => {
      const { log, posted, batches } = await wholeRound();
      expect(batches).toHaveLength(4);
      const { sessionId } = await cutRound(batches.slice(0, cut), posted, 200);
      await goOn(node.rt, sessionId);
      expect(withoutTime(await logOf(sessionId))).toEqual(withoutTime(log));
    });
  }

  it("is found by the sweep once its writer's lease ran out, not before", async () => {
    const { posted, batches } = await wholeRound();
    const { sessionId } = await cutRound(batches.slice(0, 1), posted, 60_000);
    await sweep(node.rt);
    expect(node.rt.playing.has(sessionId)).toBe(false);
    await node.rt.db.sessionLease.update({ where: { sessionId }, data: { expiresAt: new Date(0) } });
    await sweep(node.rt);
    await node.rt.playing.get(sessionId)?.done;
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ unsettledTurn: null, turnCount: 3 });
  });

  it("goes on as soon as its mediator opens the session again", async () => {
    const { posted, batches } = await wholeRound();
    const { sessionId, owner } = await cutRound(batches.slice(0, 2), posted, 100);
    await openSession(owner, sessionId, node.rt);
    await node.rt.playing.get(sessionId)?.done;
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ unsettledTurn: null });
  });

  it("is not written by its first writer any more after another took over", async () => {
    let arrived = (): void => undefined;
    let go = (): void => undefined;
    const waiting = new Promise<void>((resolve) => { arrived = resolve; });
    const gate = new Promise<void>((resolve) => { go = resolve; });
    const stuck = await testNode({ engineFor: () => testParties({ beforeSpeech: () => { arrived(); return gate; } }) });
    const { owner, sessionId } = await testSession(stuck.rt);
    const { round } = await postTurn(owner, sessionId, turnBody("First."), stuck.rt);
    await waiting;
    // As if the first node's process stood still for longer than its lease.
    await node.rt.db.sessionLease.update({ where: { sessionId }, data: { expiresAt: new Date(0), token: { increment: 1 } } });
    await goOn(node.rt, sessionId);
    const log = await logOf(sessionId);
    go();
    await round;
    expect(await logOf(sessionId)).toEqual(log);
    expect(log.filter((e) => e.kind === "turn-spoken")).toHaveLength(3);
    await stuck.close();
  });

  it("is played once when two nodes set about it at the same time", async () => {
    const other = await testNode();
    const { log, posted } = await wholeRound();
    const { sessionId } = await cutRound([], posted, 0);
    await Promise.all([goOn(node.rt, sessionId), goOn(other.rt, sessionId), goOn(node.rt, sessionId)]);
    expect(withoutTime(await logOf(sessionId))).toEqual(withoutTime(log));
    await other.close();
  });
});

describe("a database that breaks off in the middle of a round", () => {
  it("loses nothing: the round goes on when it is back, and readers on every node hear of it", async () => {
    const admin = new pg.Client({ connectionString: node.rt.settings.DATABASE_URL, application_name: "test-admin" });
    await admin.connect();
    let cuts = 0;
    const beforeSpeech = async (): Promise<void> => {
      if (++cuts > 2) return;
      await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'caucus%' AND datname = current_database()");
    };
    const shaken = await testNode({ engineFor: () => testParties({ beforeSpeech }) });
    const { owner, sessionId } = await testSession(shaken.rt);
    let looks = 0;
    shaken.rt.hub.subscribe(sessionId, (signal) => { if (signal.type === "look") looks++; });
    const { round } = await postTurn(owner, sessionId, turnBody("Hold on."), shaken.rt);
    await round;
    const log = await eventsAfter(shaken.rt.db, sessionId, 0);
    expect(log.filter((e) => e.kind === "turn-spoken").map(turnOf)).toEqual([1, 2, 3]);
    expect(log.at(-1)?.kind).toBe("turn-settled");
    expect(cuts).toBeGreaterThanOrEqual(2);
    await expect.poll(() => looks, { timeout: 10_000 }).toBeGreaterThan(0);
    await Promise.all([shaken.close(), admin.end()]);
  });

  it("is told apart from a fault of the engine", () => {
    const away = [Object.assign(new Error("x"), { code: "ECONNREFUSED" }), Object.assign(new Error("y", { cause: { kind: "DatabaseNotReachable" } })), new Error("Connection terminated unexpectedly")];
    for (const error of away) expect(judge(error)).toBe("database");
    for (const error of [new Error("engine fault"), new TypeError("x is undefined"), "text"]) expect(judge(error)).toBe("engine");
    expect(judge(new LeaseLost())).toBe("over");
  });
});

describe("a session of an AI mediator", () => {
  it("is stored like any other and plays to its end after its id is known", async () => {
    const { owner, slug } = await testSession(node.rt);
    const { sessionId, played } = await playSession(owner, { caseSlug: slug, mediator: "three-lines", condition: "general", seed: 7 }, node.rt);
    await played;
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ status: "ended", outcome: "closed", mediatorKind: "ai", mediatorName: "three-lines", turnCount: 9 });
    expect((await openSession(owner, sessionId, node.rt)).mediatorKind).toBe("ai");
  });

  it("whose node died is played on by another", async () => {
    let calls = 0;
    const dying = await testNode({ engineFor: () => testParties({ beforeSpeech: async () => { if (++calls === 3) await new Promise(() => undefined); } }) });
    const { owner, slug } = await testSession(dying.rt);
    const { sessionId } = await playSession(owner, { caseSlug: slug, mediator: "three-lines", condition: "general", seed: 7 }, dying.rt);
    await expect.poll(() => calls, { timeout: 10_000 }).toBe(3);
    await node.rt.db.sessionLease.update({ where: { sessionId }, data: { expiresAt: new Date(0), token: { increment: 1 } } });
    await goOn(node.rt, sessionId);
    const log = await logOf(sessionId);
    expect(log.filter((e) => e.kind === "turn-spoken").map(turnOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(log.at(-1)?.kind).toBe("session-ended");
    await dying.listening.close();
    await dying.rt.db.$disconnect();
  });

  it("by an unknown mediator, or for a person's turn, is refused", async () => {
    const { owner, slug } = await testSession(node.rt);
    await expect(playSession(owner, { caseSlug: slug, mediator: "nobody", condition: "general", seed: 1 }, node.rt)).rejects.toMatchObject({ code: "bad-request", field: "mediator" });
    const { sessionId, played } = await playSession(owner, { caseSlug: slug, mediator: "three-lines", condition: "general", seed: 1 }, node.rt);
    await expect(postTurn(owner, sessionId, turnBody("Me too."), node.rt)).rejects.toMatchObject({ code: "conflict" });
    await played;
  });
});
