// Being at the table: pauses, adjournments, the respectful close and one's own notes, from a use case to the database and back.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { isPaused } from "@/lib/domain/session/meeting.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { EMPTY_STATE } from "@/lib/domain/session/state.ts";
import { EndSessionBody, PostTurnBody } from "@/lib/wire/session.ts";
import type { AppError } from "../errors.ts";
import { createClass } from "../class/create-class.ts";
import { engineFor } from "../models.ts";
import { heldNode, testNode, type TestNode, testPerson, testSession, turnBody } from "../test-runtime.ts";
import { adjournSession } from "./adjourn-session.ts";
import { closeSession, endSession } from "./end-session.ts";
import { exportSession } from "./export-session.ts";
import { moveRoom } from "./move-room.ts";
import { openDebrief } from "./open-debrief.ts";
import { openSession } from "./open-session.ts";
import { pauseSession } from "./pause-session.ts";
import { postTurn } from "./post-turn.ts";
import { saveNotes } from "./save-notes.ts";
import { shareSession } from "./share-session.ts";
import { startSession } from "./start-session.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode({ engineFor, now: () => new Date("2026-11-30T09:00:00Z") }); });
afterAll(() => node.close());

const logOf = (id: string) => eventsAfter(node.rt.db, id, 0);
const stateOf = async (id: string) => replay(await logOf(id));
const refused = (promise: Promise<unknown>) => promise.then(() => { throw new Error("was not refused"); }, (error: AppError) => error);
async function atTable() {
  const { owner, sessionId } = await testSession(node.rt);
  await say(owner, sessionId, "Good morning to you both. What brings you here?");
  return { owner, sessionId };
}
async function say(owner: Parameters<typeof postTurn>[0], id: string, text: string) {
  await (await postTurn(owner, id, turnBody(text), node.rt)).round;
}

describe("a pause", () => {
  it("stops the clock once however often it is pressed, keeps everything, and ends when resumed or when the mediator speaks", async () => {
    const { owner, sessionId } = await atTable();
    const before = await stateOf(sessionId);
    await Promise.all([pauseSession(owner, sessionId, true, node.rt), pauseSession(owner, sessionId, true, node.rt)]);
    const paused = await stateOf(sessionId);
    expect(isPaused(paused)).toBe(true);
    expect({ ...paused, seq: 0, pauses: [] }).toEqual({ ...before, seq: 0, pauses: [] });
    await pauseSession(owner, sessionId, false, node.rt);
    await pauseSession(owner, sessionId, true, node.rt);
    await say(owner, sessionId, "Let us go on.");
    const after = await stateOf(sessionId);
    expect(after.pauses).toHaveLength(2);
    expect(isPaused(after)).toBe(false);
  });

  it("waits until the parties have answered", async () => {
    const slow = await heldNode();
    const { owner, sessionId } = await testSession(slow.rt);
    const { round } = await postTurn(owner, sessionId, turnBody("And now?"), slow.rt);
    expect(await refused(pauseSession(owner, sessionId, true, slow.rt))).toMatchObject({ code: "still-answering" });
    slow.go();
    await round;
    await slow.close();
  });
});

describe("an adjournment", () => {
  it("sets a later day and passes the days for the parties, the same in every session with the same words", async () => {
    const states: string[] = [];
    const { owner, slug } = await testSession(node.rt);
    for (let n = 0; n < 2; n++) {
      const { sessionId } = await startSession(owner, { caseSlug: slug, assignmentId: null, visibility: "live", condition: "general", seed: 7, engine: "rehearsal" }, node.rt);
      await say(owner, sessionId, "Ms Okafor, what was that week like for you?");
      const settled = (await stateOf(sessionId)).settledTurn;
      await adjournSession(owner, sessionId, 3, node.rt);
      const log = await logOf(sessionId);
      expect(checkAppend(EMPTY_STATE, log)).toBeNull();
      expect(replay(log).adjournments).toEqual([{ turn: expect.any(Number), days: 3, day: "2026-12-03" }]);
      const [before, after] = log.filter((e) => e.kind === "psychology-settled").slice(-2).map((e) => JSON.stringify(e.payload));
      expect(after).not.toBe(before);
      states.push(after ?? "");
      await say(owner, sessionId, "Welcome back. Where do we stand today?");
      expect((await stateOf(sessionId)).settledTurn).toBeGreaterThan(settled);
    }
    expect(states[0]).toBe(states[1]);
  });

  it("is refused in words: behind a closed door, before a word was said, without end; nothing is stored then", async () => {
    const { owner, sessionId } = await testSession(node.rt);
    expect((await refused(adjournSession(owner, sessionId, 1, node.rt))).publicMessage).toMatch(/nothing has been said/i);
    await say(owner, sessionId, "Good morning.");
    const [one = ""] = (await stateOf(sessionId)).parties.map((p) => p.id);
    await moveRoom(owner, sessionId, one, node.rt);
    expect((await refused(adjournSession(owner, sessionId, 1, node.rt))).publicMessage).toMatch(/private meeting/i);
    await moveRoom(owner, sessionId, null, node.rt);
    await adjournSession(owner, sessionId, 1, node.rt);
    await say(owner, sessionId, "Good morning again.");
    await adjournSession(owner, sessionId, 7, node.rt);
    await say(owner, sessionId, "And again.");
    expect((await refused(adjournSession(owner, sessionId, 1, node.rt))).publicMessage).toMatch(/2 times/);
    expect((await stateOf(sessionId)).adjournments.map((a) => a.day)).toEqual(["2026-12-01", "2026-12-08"]);
  });
});

describe("a respectful close", () => {
  const closing = { text: "We stop here today. What comes next: each of you thinks it over.", steps: ["Each of you thinks it over."] };

  it("says the last words to everybody, keeps the next steps, ends the session, and stays readable in debrief and exports", async () => {
    const { owner, sessionId } = await atTable();
    const [one = ""] = (await stateOf(sessionId)).parties.map((p) => p.id);
    await moveRoom(owner, sessionId, one, node.rt);
    await closeSession(owner, sessionId, closing, node.rt);
    await closeSession(owner, sessionId, closing, node.rt);
    const log = await logOf(sessionId);
    const state = replay(log);
    expect(checkAppend(EMPTY_STATE, log)).toBeNull();
    expect(state.turns.at(-1)).toMatchObject({ text: closing.text, audience: { room: "joint", to: [] }, speaker: { seat: "mediator" } });
    expect(state).toMatchObject({ caucus: null, nextSteps: { turn: state.turns.length, steps: closing.steps }, ended: { outcome: "closed", by: "mediator" } });
    expect((await openDebrief(owner, sessionId, node.rt)).events.map((e) => e.kind)).toContain("next-steps-said");
    expect((await exportSession(owner, sessionId, "md", node.rt)).text).toContain("Each of you thinks it over");
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ status: "ended", outcome: "closed", unsettledTurn: null, turnCount: state.turns.length });
  });

  it("cuts short parties that still answer, and their late words are not recorded", async () => {
    const slow = await heldNode();
    const { owner, sessionId } = await testSession(slow.rt);
    const { round } = await postTurn(owner, sessionId, turnBody("And now?"), slow.rt);
    await closeSession(owner, sessionId, closing, slow.rt);
    slow.go();
    await round;
    await slow.close();
    const state = await stateOf(sessionId);
    expect(state.turns.map((t) => t.speaker.seat)).toEqual(["mediator", "mediator"]);
    expect(state.ended?.outcome).toBe("closed");
  });

  it("needs words and at least one step, and no more than can be said", () => {
    const body = (change: object) => EndSessionBody.safeParse({ outcome: "closed", closing: { ...closing, ...change } }).success;
    expect([body({}), body({ text: "  " }), body({ steps: [] }), body({ steps: Array.from({ length: 7 }, () => "x") }), body({ text: "x".repeat(4001) })]).toEqual([true, false, false, false, false]);
  });
});

describe("own notes", () => {
  it("are kept per person and session and shown to their writer alone: no instructor, no export, no event", async () => {
    const { owner, sessionId } = await atTable();
    const secret = "Okafor wants to be asked, not paid. PRIVATE-NOTE";
    await saveNotes(owner, sessionId, "first", node.rt);
    await saveNotes(owner, sessionId, secret, node.rt);
    expect((await openSession(owner, sessionId, node.rt)).notes).toBe(secret);
    const instructor = await testPerson(node.rt, "instructor");
    const { classId } = await createClass(instructor, { name: "Class", seatCap: null }, node.rt);
    await node.rt.db.enrolment.create({ data: { classId, personId: owner.id, seat: "trainee" } });
    await shareSession(owner, sessionId, true, node.rt);
    const read = await openSession(instructor, sessionId, node.rt);
    expect(read.notes).toBe("");
    await endSession(owner, sessionId, node.rt);
    const others: unknown[] = [read, await openDebrief(instructor, sessionId, node.rt), await logOf(sessionId)];
    for (const person of [owner, instructor]) for (const format of ["json", "md"] as const) others.push(await exportSession(person, sessionId, format, node.rt));
    expect(JSON.stringify(others)).not.toContain("PRIVATE-NOTE");
    await saveNotes(owner, sessionId, "", node.rt);
    expect(await node.rt.db.note.count({ where: { sessionId } })).toBe(0);
  });

  it("go when their session or their writer goes", async () => {
    const { owner, sessionId } = await atTable();
    await saveNotes(owner, sessionId, "kept until then", node.rt);
    await node.rt.db.$transaction([node.rt.db.$queryRaw`SELECT set_config('caucus.erase', 'on', true)`, node.rt.db.session.delete({ where: { id: sessionId } })]);
    expect(await node.rt.db.note.count({ where: { sessionId } })).toBe(0);
  });
});

describe("details of terms", () => {
  it("are stored with the turn that reads the terms out, and refused without their term", async () => {
    const { owner, sessionId } = await atTable();
    const file = (await openSession(owner, sessionId, node.rt)).case;
    const topic = file.topics.find((t) => t.kind !== "options");
    if (!topic) throw new Error("the case has no figure");
    const details = { [topic.id]: { who: "Mr Hendry", when: "by Friday" } };
    const body = (terms: Record<string, number>) => PostTurnBody.parse({ ...turnBody("Let me read it out."), terms, details });
    expect(await refused(postTurn(owner, sessionId, body({}), node.rt))).toMatchObject({ code: "bad-request", field: `details.${topic.id}` });
    await (await postTurn(owner, sessionId, body({ [topic.id]: topic.range[0] }), node.rt)).round;
    expect((await stateOf(sessionId)).turns.findLast((t) => t.terms !== null)?.details).toEqual(details);
  });
});
