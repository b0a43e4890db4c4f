import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonView } from "@/lib/wire/pages.ts";
import { assignCase } from "../class/assign-case.ts";
import { createClass } from "../class/create-class.ts";
import { openClass } from "../class/open-class.ts";
import { openBrief } from "../case/open-brief.ts";
import { listCases } from "../case/list-cases.ts";
import { CANARY, testNode, testPerson, testSession, turnBody, type TestNode, type TestSession } from "../test-runtime.ts";
import { adjournSession } from "./adjourn-session.ts";
import { endSession } from "./end-session.ts";
import { exportSession } from "./export-session.ts";
import { giveHint } from "./give-hint.ts";
import { listEvents } from "./list-events.ts";
import { listSessions } from "./list-sessions.ts";
import { mayReadSession } from "./may-read-session.ts";
import { moveRoom } from "./move-room.ts";
import { openDebrief } from "./open-debrief.ts";
import { openSession } from "./open-session.ts";
import { pauseSession } from "./pause-session.ts";
import { postTurn } from "./post-turn.ts";
import { readWords } from "./read-words.ts";
import { saveDraft } from "./save-draft.ts";
import { saveNotes } from "./save-notes.ts";
import { shareSession } from "./share-session.ts";
import { startSession } from "./start-session.ts";
import { streamSession } from "./stream-session.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const stream = async (person: PersonView, id: string): Promise<string> => {
  const gone = new AbortController();
  let text = "";
  for await (const chunk of await streamSession(person, id, { after: 0, signal: gone.signal, recheck: async () => true }, node.rt)) {
    text += chunk;
    if (chunk.includes('"ready"')) gone.abort();
  }
  return text;
};

/** Reading, and acting in it. A use case file about one session that is in neither list fails the last test. */
const READS: Record<string, (person: PersonView, id: string) => Promise<unknown>> = {
  "open-session": (p, id) => openSession(p, id, node.rt),
  "may-read-session": (p, id) => mayReadSession(p, id, node.rt),
  "open-debrief": (p, id) => openDebrief(p, id, node.rt),
  "list-events": (p, id) => listEvents(p, id, 0, node.rt),
  "stream-session": stream,
  "export-session": (p, id) => exportSession(p, id, "json", node.rt),
  "export-session md": (p, id) => exportSession(p, id, "md", node.rt),
};
const ACTS: Record<string, (person: PersonView, id: string) => Promise<unknown>> = {
  "post-turn": (p, id) => postTurn(p, id, turnBody("mine?"), node.rt),
  "end-session": (p, id) => endSession(p, id, node.rt),
  "move-room": (p, id) => moveRoom(p, id, null, node.rt),
  "save-draft": (p, id) => saveDraft(p, id, "mine?", null, node.rt),
  "save-notes": (p, id) => saveNotes(p, id, "mine?", node.rt),
  "pause-session": (p, id) => pauseSession(p, id, true, node.rt),
  "adjourn-session": (p, id) => adjournSession(p, id, 1, node.rt),
  "give-hint": (p, id) => giveHint(p, id, { step: 1, room: null }, node.rt),
  "read-words": (p, id) => readWords(p, id, { text: "mine?", to: [], room: null }, node.rt),
  "share-session": (p, id) => shareSession(p, id, true, node.rt),
};
/** Files that are no use case about one given session. */
const OTHERS = ["access", "append-between", "begin-session", "check-turn", "export-markdown", "go-on", "hub", "lease", "list-sessions", "load", "play-on", "play-session", "resume", "run-round", "run-spec", "start-session"];

async function played(owner?: PersonView): Promise<TestSession> {
  const session = await testSession(node.rt, owner);
  await (await postTurn(session.owner, session.sessionId, turnBody("Good morning."), node.rt)).round;
  return session;
}
const codeOf = (promise: Promise<unknown>) => promise.then(() => "allowed", (error: { code?: string }) => error.code);

describe("another person's session", () => {
  it("is not found for any role, on every use case, whether reading or acting", async () => {
    const { sessionId } = await played();
    for (const role of ["guest", "trainee", "observer", "instructor", "assessor", "researcher", "admin"] as const) {
      const stranger = await testPerson(node.rt, role);
      for (const [name, use] of Object.entries({ ...READS, ...ACTS })) expect(`${role} ${name} ${await codeOf(use(stranger, sessionId))}`).toBe(`${role} ${name} not-found`);
    }
    expect(await node.rt.db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ status: "open", shared: false });
  });

  it("reads the same as one that is not there", async () => {
    const { sessionId } = await played();
    const stranger = await testPerson(node.rt, "trainee");
    const [foreign, missing] = await Promise.all([sessionId, "no-such-session"].map((id) => openSession(stranger, id, node.rt).catch((error: Error) => error.message)));
    expect(foreign).toBe(missing);
  });

  it("is in no list of others", async () => {
    const { sessionId } = await played();
    const stranger = await testPerson(node.rt, "admin");
    expect((await listSessions(stranger, node.rt)).map((s) => s.id)).not.toContain(sessionId);
  });
});

describe("instructors", () => {
  async function classWith(trainee: PersonView) {
    const instructor = await testPerson(node.rt, "instructor");
    const { classId } = await createClass(instructor, { name: "Class", seatCap: null }, node.rt);
    await node.rt.db.enrolment.create({ data: { classId, personId: trainee.id, seat: "trainee" } });
    return { instructor, classId };
  }
  async function assigned() {
    const practice = await testSession(node.rt);
    const { instructor, classId } = await classWith(practice.owner);
    const { assignmentId } = await assignCase(instructor, classId, { caseSlug: practice.slug, title: null, visibility: "after", seed: 5, dueAt: null }, node.rt);
    const { sessionId } = await startSession(practice.owner, { caseSlug: practice.slug, assignmentId, visibility: "live", condition: "general", seed: 9, engine: "rehearsal" }, node.rt);
    await (await postTurn(practice.owner, sessionId, turnBody("Good morning."), node.rt)).round;
    return { ...practice, practiceId: practice.sessionId, sessionId, instructor, classId };
  }

  it("read assignment sessions of own classes with the full state, and act in none", async () => {
    const { sessionId, instructor, classId, practiceId } = await assigned();
    const page = await openSession(instructor, sessionId, node.rt);
    expect(page).toMatchObject({ viewer: "instructor", visibility: "after", draft: "", assignment: { className: "Class" } });
    expect(page.events.map((e) => e.kind)).toEqual(expect.arrayContaining(["thought-recorded", "belief-updated"]));
    expect(page.events.map((e) => e.kind)).not.toContain("psychology-settled");
    for (const [name, use] of Object.entries(ACTS)) expect(`${name} ${await codeOf(use(instructor, sessionId))}`).toBe(`${name} not-found`);
    expect(await codeOf(openSession(instructor, practiceId, node.rt))).toBe("not-found");
    expect((await openClass(instructor, classId, node.rt)).sessions.map((s) => s.id)).toEqual([sessionId]);
  });

  it("set what the trainee gets: visibility and seed of the assignment win", async () => {
    const { sessionId, owner } = await assigned();
    const page = await openSession(owner, sessionId, node.rt);
    expect(page.visibility).toBe("after");
    expect(page.events.find((e) => e.kind === "session-started")).toMatchObject({ payload: { runSpec: { seed: 5 } } });
    expect(page.events.map((e) => e.kind)).not.toContain("belief-updated");
  });

  it("named after a session started do not read it; nor those whose role was taken away; nor those of other classes", async () => {
    const { sessionId, instructor, classId, owner } = await assigned();
    const late = await testPerson(node.rt, "instructor");
    await node.rt.db.enrolment.create({ data: { classId, personId: late.id, seat: "instructor" } });
    expect(await codeOf(openSession(late, sessionId, node.rt))).toBe("not-found");
    expect((await openClass(late, classId, node.rt)).sessions).toEqual([]);
    expect(await codeOf(openSession({ ...instructor, role: "trainee" }, sessionId, node.rt))).toBe("not-found");
    const elsewhere = await classWith(owner);
    expect(await codeOf(openSession(elsewhere.instructor, sessionId, node.rt))).toBe("not-found");
  });

  it("read a practice session only while its owner shares it, and every reading is on record", async () => {
    const { practiceId, instructor, owner } = await assigned();
    await shareSession(owner, practiceId, true, node.rt);
    expect(await codeOf(openSession(instructor, practiceId, node.rt))).toBe("allowed");
    expect(await node.rt.db.auditEntry.count({ where: { action: "session-read", actorId: instructor.id, subject: `session:${practiceId}` } })).toBe(1);
    await shareSession(owner, practiceId, false, node.rt);
    expect(await codeOf(openSession(instructor, practiceId, node.rt))).toBe("not-found");
  });

  it("see of a class what trainees do not: code, emails, sessions", async () => {
    const { classId, owner } = await assigned();
    const page = await openClass(owner, classId, node.rt);
    expect(page).toMatchObject({ seat: "trainee", joinCode: null, sessions: [] });
    expect(page.people.every((p) => p.seat === "instructor" && p.email === null)).toBe(true);
  });
});

describe("private texts of a case", () => {
  it("are in no byte a trainee gets: page, stream, events, both exports, debrief, brief, library", async () => {
    for (const visibility of ["live", "cues", "after", "never"] as const) {
      const { owner, sessionId, slug } = await played();
      await node.rt.db.session.update({ where: { id: sessionId }, data: { visibility } });
      const before = await Promise.all([openSession, listEvents0, stream, json, md].map((use) => use(owner, sessionId)));
      await endSession(owner, sessionId, node.rt);
      const after = await Promise.all([openSession, listEvents0, stream, json, md, openDebrief].map((use) => use(owner, sessionId)));
      const around = [await openBrief(owner, slug, node.rt), await listCases(owner, node.rt), await listSessions(owner, node.rt)];
      const bytes = JSON.stringify([before, after, around]);
      expect(bytes).toContain("Good morning.");
      expect(bytes).not.toContain(CANARY);
    }
  });
});
const listEvents0 = (p: PersonView, id: string): Promise<unknown> => listEvents(p, id, 0, node.rt);
const json = (p: PersonView, id: string): Promise<unknown> => exportSession(p, id, "json", node.rt);
const md = (p: PersonView, id: string): Promise<unknown> => exportSession(p, id, "md", node.rt);

it("every use case about a session is in the lists of this test", () => {
  const files = readdirSync("lib/server/session").filter((f) => /^[a-z-]+\.ts$/.test(f)).map((f) => f.replace(".ts", ""));
  const listed = [...Object.keys({ ...READS, ...ACTS }).map((name) => name.split(" ")[0]), ...OTHERS];
  expect(files.filter((f) => !listed.includes(f))).toEqual([]);
});
