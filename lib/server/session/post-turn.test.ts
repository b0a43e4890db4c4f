import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { AppError } from "../errors.ts";
import { heldNode, testNode, type TestNode, testParties, testPerson, testSession, turnBody } from "../test-runtime.ts";
import { endSession } from "./end-session.ts";
import { openSession } from "./open-session.ts";
import { saveDraft } from "./save-draft.ts";
import { postTurn } from "./post-turn.ts";
import { startSession } from "./start-session.ts";

let node: TestNode;
let other: TestNode;
beforeAll(async () => { [node, other] = await Promise.all([testNode(), testNode()]); });
afterAll(() => Promise.all([node.close(), other.close()]));

const stateOf = async (sessionId: string) => replay(await eventsAfter(node.rt.db, sessionId, 0));
const refused = (promise: Promise<unknown>) => promise.then(() => { throw new Error("was not refused"); }, (error: AppError) => error);

describe("posting a turn", () => {
  it("stores the words before anybody answers, then both parties answer and the round is settled", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const { answer, round } = await postTurn(owner, sessionId, turnBody("  Good morning. 你们好 "), node.rt);
    expect((await stateOf(sessionId)).turns[0]).toMatchObject({ turn: 1, text: "  Good morning. 你们好 ", lang: "zh" });
    await round;
    const state = await stateOf(sessionId);
    expect(answer).toEqual({ turn: 1, seq: answer.seq, repeated: false });
    expect(state.turns.map((t) => t.speaker.seat)).toEqual(["mediator", "party", "party"]);
    expect(state.settledTurn).toBe(1);
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ turnCount: 3, unsettledTurn: null, lastSeq: state.seq });
    expect(await node.rt.db.sessionPartial.findUnique({ where: { sessionId } })).toBeNull();
  });

  it("five times at once, from two nodes, makes one turn and all five get the same answer", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const body = turnBody("Once.");
    const posted = await Promise.all([0, 1, 2, 3, 4].map((i) => postTurn(owner, sessionId, body, i % 2 ? other.rt : node.rt)));
    await Promise.all(posted.map((p) => p.round));
    expect(new Set(posted.map((p) => `${p.answer.turn}/${p.answer.seq}`)).size).toBe(1);
    expect(posted.filter((p) => !p.answer.repeated)).toHaveLength(1);
    const state = await stateOf(sessionId);
    expect(state.turns.filter((t) => t.speaker.seat === "mediator")).toHaveLength(1);
    expect(state.turns).toHaveLength(3);
  });

  it("again after the session ended still answers with the turn it was", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const body = turnBody("Before the end.");
    const first = await postTurn(owner, sessionId, body, node.rt);
    await first.round;
    await endSession(owner, sessionId, node.rt);
    const again = await postTurn(owner, sessionId, body, node.rt);
    expect(again.answer).toEqual({ ...first.answer, repeated: true });
  });

  it("two different turns at once stores one and tells the other to wait", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const results = await Promise.allSettled([postTurn(owner, sessionId, turnBody("A"), node.rt), postTurn(owner, sessionId, turnBody("B"), other.rt)]);
    const posted = results.flatMap((r) => (r.status === "fulfilled" ? [r.value] : []));
    expect(posted).toHaveLength(1);
    expect(results.flatMap((r) => (r.status === "rejected" ? [r.reason.code] : []))).toEqual(["still-answering"]);
    await posted[0]?.round;
  });

  it("to an ended session is refused in plain words", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    await endSession(owner, sessionId, node.rt);
    const error = await refused(postTurn(owner, sessionId, turnBody("Hello?"), node.rt));
    expect(error).toMatchObject({ code: "session-ended", status: 409, publicMessage: expect.stringContaining("ended") });
    expect((await stateOf(sessionId)).turns).toEqual([]);
  });

  it("while the parties still answer is refused in plain words", async () => {
    const slow = await heldNode();
    const { owner, sessionId } = await testSession(slow.rt);
    const { round } = await postTurn(owner, sessionId, turnBody("First."), slow.rt);
    const error = await refused(postTurn(owner, sessionId, turnBody("Second."), node.rt));
    expect(error).toMatchObject({ code: "still-answering", status: 409, publicMessage: expect.stringContaining("still answering") });
    slow.go();
    await round;
    await slow.close();
  });

  it("can close the session while the parties answer: nothing of the round is recorded after", async () => {
    const slow = await heldNode();
    const { owner, sessionId } = await testSession(slow.rt);
    const { round } = await postTurn(owner, sessionId, turnBody("First."), slow.rt);
    await endSession(owner, sessionId, node.rt);
    slow.go();
    await round;
    const state = await stateOf(sessionId);
    expect(state.ended).toMatchObject({ outcome: "closed", by: "mediator" });
    expect(state.turns).toHaveLength(1);
    await slow.close();
  });

  it("with an unknown party, topic or value names the field and stores nothing", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    const fieldOf = async (change: Parameters<typeof turnBody>[1]) => (await refused(postTurn(owner, sessionId, turnBody("Hm.", change), node.rt))).field;
    expect(await fieldOf({ to: ["okafor", "nobody"] })).toBe("to.1");
    expect(await fieldOf({ terms: { nothing: 1 } })).toBe("terms.nothing");
    expect(await fieldOf({ terms: { deposit: "joint" } })).toBe("terms.deposit");
    expect(await fieldOf({ terms: { deposit: 99_999 } })).toBe("terms.deposit");
    expect(await fieldOf({ terms: { survey: "nobody" } })).toBe("terms.survey");
    expect((await stateOf(sessionId)).turns).toEqual([]);
  });

  it("keeps the room a draft was written in, and shows it with the draft", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    await saveDraft(owner, sessionId, "Between us", "okafor", node.rt);
    expect(await openSession(owner, sessionId, node.rt)).toMatchObject({ draft: "Between us", draftRoom: "okafor" });
    await saveDraft(owner, sessionId, "To all", null, node.rt);
    expect(await openSession(owner, sessionId, node.rt)).toMatchObject({ draft: "To all", draftRoom: null });
  });

  it("stores what the mediator says the words are, and the reader's own reading does not undo it", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    await (await postTurn(owner, sessionId, turnBody("Suppose you stood there.", { strategy: "perspective-taking" }), node.rt)).round;
    const log = await eventsAfter(node.rt.db, sessionId, 0);
    expect(log.flatMap((e) => (e.kind === "strategy-recognised" ? [[e.payload.strategies[0]?.name, e.payload.correctedBy]] : []))).toEqual([["perspective-taking", "trainee"], ["others", null]]);
    expect(replay(log).readings[1]).toMatchObject({ strategies: [{ name: "perspective-taking", p: 1 }], correctedBy: "trainee" });
  });

  it("clears the draft of the same words and keeps words typed since", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    await saveDraft(owner, sessionId, "Good morning. \n", null, node.rt);
    await (await postTurn(owner, sessionId, turnBody("Good morning."), node.rt)).round;
    await node.rt.background.settled(5000);
    expect(await node.rt.db.draft.count({ where: { sessionId } })).toBe(0);
    await saveDraft(owner, sessionId, "And now this", null, node.rt);
    await (await postTurn(owner, sessionId, turnBody("Something else."), node.rt)).round;
    await node.rt.background.settled(5000);
    expect(await node.rt.db.draft.findMany({ where: { sessionId } })).toMatchObject([{ text: "And now this" }]);
  });

  it("more often than a person may is refused with the wait, and what was refused does not count", async () => {
    const owner = await testPerson(node.rt, "trainee");
    const { sessionId } = await testSession(node.rt, owner);
    await node.rt.db.rateHit.createMany({ data: Array.from({ length: LIMITS.turnsPerMinute }, () => ({ key: `turn:${owner.id}`, at: new Date() })) });
    for (let i = 0; i < 3; i++) {
      const error = await refused(postTurn(owner, sessionId, turnBody("Too fast."), node.rt));
      expect(error).toMatchObject({ code: "rate-limited", status: 429 });
      expect(error.retryAfterS).toBeLessThanOrEqual(60);
    }
    expect(await node.rt.db.rateHit.count({ where: { key: `turn:${owner.id}` } })).toBe(LIMITS.turnsPerMinute);
  });

  it("an engine that fails again and again leaves a session one can go on with, and no half turn", async () => {
    let broken = true;
    const faulty = await testNode({ engineFor: () => testParties({ beforeSpeech: async () => { if (broken) throw new Error("engine fault"); } }) });
    const { owner, sessionId } = await testSession(faulty.rt);
    await (await postTurn(owner, sessionId, turnBody("First."), faulty.rt)).round;
    expect(await stateOf(sessionId)).toMatchObject({ settledTurn: 1, queue: null, ended: null });
    broken = false;
    await (await postTurn(owner, sessionId, turnBody("Second."), faulty.rt)).round;
    expect((await stateOf(sessionId)).turns.map((t) => t.speaker.seat)).toEqual(["mediator", "mediator", "party", "party"]);
    await faulty.close();
  });

  it("at once after the last round settled is played, however little time lies between", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    for (let i = 0; i < 8; i++) {
      const body = turnBody(`Turn ${i}`);
      for (;;) {
        const posted = await postTurn(owner, sessionId, body, i % 2 ? other.rt : node.rt).catch((error: AppError) => error.code);
        if (posted !== "still-answering") break;
      }
    }
    await Promise.all([node.rt.background.settled(10_000), other.rt.background.settled(10_000)]);
    expect(await stateOf(sessionId)).toMatchObject({ settledTurn: 22 });
  });
});

describe("starting a session", () => {
  it("is limited per guest and hour", async () => {
    const guest = await testPerson(node.rt, "guest");
    const { slug } = await testSession(node.rt, guest);
    await node.rt.db.rateHit.createMany({ data: Array.from({ length: LIMITS.guestSessionsPerHour - 1 }, () => ({ key: `session:${guest.id}`, at: new Date() })) });
    const error = await refused(startSession(guest, { caseSlug: slug, assignmentId: null, visibility: "live", condition: "general", seed: null, engine: "rehearsal" }, node.rt));
    expect(error).toMatchObject({ code: "rate-limited" });
  });

  it("on a case that is not there, or an assignment of another class, is not found", async () => {
    const person = await testPerson(node.rt, "trainee");
    const body = { caseSlug: "nowhere", assignmentId: null, visibility: "live", condition: "general", seed: null, engine: "rehearsal" } as const;
    expect((await refused(startSession(person, body, node.rt))).code).toBe("not-found");
    expect((await refused(startSession(person, { ...body, caseSlug: "harbour-row", assignmentId: randomUUID() }, node.rt))).code).toBe("not-found");
  });

  it("records what made it: the spec and its hash", async () => {
    const { sessionId } = await testSession(node.rt);
    const row = await node.rt.db.session.findUniqueOrThrow({ where: { id: sessionId } });
    expect(row.runSpecHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await stateOf(sessionId)).runSpec).toMatchObject({ seed: 1, engine: "rehearsal", engineVersion: "scripted", mediator: { kind: "person" } });
  });
});
