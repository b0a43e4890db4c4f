// Who may call what: every route of app/api, every method, every role (bars.md A1). A route without a row fails.
import { randomUUID } from "node:crypto";
import { globSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInCookie } from "@/lib/server/account/session-cookie.ts";
import { assignCase } from "@/lib/server/class/assign-case.ts";
import { createClass } from "@/lib/server/class/create-class.ts";
import { inviteLink } from "@/lib/server/account/make-link.ts";
import { setRuntime } from "@/lib/server/runtime.ts";
import { startSession } from "@/lib/server/session/start-session.ts";
import { testCase, testNode, testPerson, turnBody, type TestNode } from "@/lib/server/test-runtime.ts";
import type { PersonView } from "@/lib/wire/pages.ts";

const WHO = ["anonymous", "guest", "trainee", "otherTrainee", "observer", "otherInstructor", "instructor", "assessor", "researcher", "admin"] as const;
type Who = (typeof WHO)[number];
type World = Awaited<ReturnType<typeof makeWorld>>;
type Expected = Partial<Record<Who, number>> & { others: number };

interface Row {
  route: string;
  method: "GET" | "POST" | "PUT";
  params?: (w: World) => Record<string, string>;
  query?: string;
  body?: (w: World) => unknown;
  /** Status per asker; `others` for those not named. */
  expected: Expected;
}

const session = (w: World) => ({ sessionId: w.sessionId });
const klass = (w: World) => ({ classId: w.classId });
/** The session belongs to `trainee`, assigned by `instructor` in their class. */
const OWNER_ONLY: Expected = { anonymous: 401, trainee: 200, others: 404 };
const OWNER_AND_INSTRUCTOR: Expected = { anonymous: 401, trainee: 200, instructor: 200, others: 404 };
const CLASS_INSTRUCTOR = (status: number): Expected => ({ anonymous: 401, instructor: status, others: 404 });
const ADMIN = (status: number): Expected => ({ anonymous: 401, admin: status, others: 403 });
const SIGNED_IN = (status: number): Expected => ({ anonymous: 401, others: status });

const TABLE: Row[] = [
  { route: "health", method: "GET", expected: { others: 200 } },
  { route: "health/ready", method: "GET", expected: { others: 200 } },
  { route: "sessions", method: "POST", body: (w) => ({ caseSlug: w.slug }), expected: SIGNED_IN(201) },
  { route: "sessions/play", method: "POST", body: (w) => ({ caseSlug: w.slug, mediator: "three-lines" }), expected: SIGNED_IN(201) },
  { route: "sessions/[sessionId]/turns", method: "POST", params: session, body: () => turnBody("Good morning."), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/events", method: "GET", params: session, query: "after=0", expected: OWNER_AND_INSTRUCTOR },
  { route: "sessions/[sessionId]/stream", method: "GET", params: session, expected: OWNER_AND_INSTRUCTOR },
  { route: "sessions/[sessionId]/export", method: "GET", params: session, query: "format=md", expected: OWNER_AND_INSTRUCTOR },
  { route: "sessions/[sessionId]/draft", method: "PUT", params: session, body: () => ({ text: "words" }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/share", method: "POST", params: session, body: () => ({ shared: false }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/caucus", method: "POST", params: session, body: () => ({ with: null }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/end", method: "POST", params: session, body: () => ({ outcome: "closed" }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/pause", method: "POST", params: session, body: () => ({ paused: true }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/adjourn", method: "POST", params: session, body: () => ({ days: 1 }), expected: { anonymous: 401, trainee: 409, others: 404 } }, // nothing has been said yet
  { route: "sessions/[sessionId]/notes", method: "PUT", params: session, body: () => ({ text: "my notes" }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/hints", method: "POST", params: session, body: () => ({ step: 1, room: null }), expected: OWNER_ONLY },
  { route: "sessions/[sessionId]/reading", method: "POST", params: session, body: () => ({ text: "What happened?", to: [], room: null }), expected: OWNER_ONLY },
  { route: "classes", method: "POST", body: () => ({ name: "Mine" }), expected: { anonymous: 401, instructor: 201, otherInstructor: 201, admin: 201, others: 403 } },
  { route: "classes/[classId]/assignments", method: "POST", params: klass, body: (w) => ({ caseSlug: w.slug }), expected: CLASS_INSTRUCTOR(201) },
  { route: "classes/[classId]/invites", method: "POST", params: klass, body: () => ({}), expected: CLASS_INSTRUCTOR(201) },
  { route: "classes/[classId]/rotate-code", method: "POST", params: klass, body: () => ({}), expected: CLASS_INSTRUCTOR(200) },
  { route: "admin/cases/import", method: "POST", body: () => formWith("not a case"), expected: ADMIN(200) },
  { route: "admin/people/[personId]", method: "POST", params: (w) => ({ personId: w.target }), body: () => ({ disabled: true }), expected: ADMIN(200) },
  { route: "admin/links", method: "POST", body: () => ({ kind: "invite", email: `${randomUUID()}@test.example`, role: "trainee" }), expected: ADMIN(201) },
  { route: "account/locale", method: "POST", body: () => ({ locale: "zh-CN" }), expected: SIGNED_IN(200) },
  { route: "account/password", method: "POST", body: () => ({ current: "not this one", password: "a new good one" }), expected: SIGNED_IN(403) },
  { route: "account/upgrade", method: "POST", body: () => ({ name: "Kept", email: `${randomUUID()}@test.example`, password: "a new good one" }), expected: { anonymous: 401, guest: 200, others: 409 } },
  { route: "account/sign-out-everywhere", method: "POST", body: () => ({}), expected: SIGNED_IN(200) },
  { route: "account/join", method: "POST", body: (w) => ({ code: w.joinCode }), expected: { anonymous: 400, others: 200 } },
  { route: "account/redeem", method: "POST", body: () => ({ token: "no such token", name: "N", password: "a new good one" }), expected: { others: 404 } },
  { route: "account/sign-up", method: "POST", body: () => ({ name: "N", email: `${randomUUID()}@test.example`, password: "a new good one" }), expected: { others: 403 } },
];

/** next-auth's own routes read Next's request scope; lib/server/account/sign-in.test.ts and e2e test what we put into them. */
const ELSEWHERE = ["auth/[...nextauth]"];

/** Vite resolves a variable import only one folder deep, so it is told to leave this one to the runner. */
function load(route: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ path.resolve(`app/api/${route}/route.ts`));
}

let node: TestNode;
beforeAll(async () => {
  node = await testNode();
  setRuntime(node.rt);
});
afterAll(async () => {
  setRuntime(undefined);
  await node.close();
});

function formWith(text: string): FormData {
  const form = new FormData();
  form.append("files", new File([text], "x.txt"));
  return form;
}

async function makeWorld() {
  const { rt } = node;
  const slug = await testCase(rt);
  const people = {
    guest: await testPerson(rt, "guest"), trainee: await testPerson(rt, "trainee"), otherTrainee: await testPerson(rt, "trainee"), observer: await testPerson(rt, "observer"),
    otherInstructor: await testPerson(rt, "instructor"), instructor: await testPerson(rt, "instructor"), assessor: await testPerson(rt, "assessor"),
    researcher: await testPerson(rt, "researcher"), admin: await testPerson(rt, "admin"),
  } satisfies Record<Exclude<Who, "anonymous">, PersonView>;
  const { classId } = await createClass(people.instructor, { name: "Class", seatCap: null }, rt);
  const another = await createClass(people.otherInstructor, { name: "Other class", seatCap: null }, rt);
  const { joinCode } = await rt.db.class.findUniqueOrThrow({ where: { id: another.classId } });
  await rt.db.enrolment.create({ data: { classId, personId: people.trainee.id, seat: "trainee" } });
  const { assignmentId } = await assignCase(people.instructor, classId, { caseSlug: slug, title: null, visibility: "live", seed: 1, dueAt: null }, rt);
  const { sessionId } = await startSession(people.trainee, { caseSlug: slug, assignmentId, visibility: "live", condition: "general", seed: null, engine: "rehearsal" }, rt);
  const target = (await testPerson(rt, "trainee")).id;
  return { people, slug, classId, joinCode, sessionId, target };
}

async function call(row: Row, world: World, who: Who): Promise<Response> {
  const module: Record<string, unknown> = await load(row.route);
  const handler = module[row.method];
  if (typeof handler !== "function") throw new Error(`${row.route} has no ${row.method}`);
  const headers = new Headers({ host: "caucus.test", origin: "http://caucus.test" });
  if (who !== "anonymous") {
    const person = await node.rt.db.person.findUniqueOrThrow({ where: { id: world.people[who].id }, select: { id: true, sessionEpoch: true } });
    headers.set("cookie", (await signInCookie(node.rt, person)).split(";")[0] ?? "");
  }
  const body = row.body?.(world);
  const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
  const request = new Request(`http://caucus.test/api/x${row.query ? `?${row.query}` : ""}`, { method: row.method, headers, body: sent });
  const answer: unknown = await handler(request, { params: Promise.resolve(row.params?.(world) ?? {}) });
  if (!(answer instanceof Response)) throw new Error(`${row.route} answered no Response`);
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) await answer.body?.cancel();
  return answer;
}

describe("every route for every role", () => {
  for (const row of TABLE) {
    it(`${row.method} /api/${row.route}`, async () => {
      const got: Partial<Record<Who, number>> = {};
      // A world each, and one for each asker where the call changes it.
      let world = await makeWorld();
      for (const who of WHO) {
        if (row.method !== "GET" && row.expected[who] !== undefined && row.expected[who] < 300) world = await makeWorld();
        const answer = await call(row, world, who);
        got[who] = answer.status;
        expect(answer.headers.get("x-request-id")).toBeTruthy();
        if (answer.status >= 400) expect(await answer.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
      }
      expect(got).toEqual(Object.fromEntries(WHO.map((who) => [who, row.expected[who] ?? row.expected.others])));
    });
  }

  it("has a row for every method of every route file", async () => {
    const files = globSync("app/api/**/route.ts").map((file) => file.replaceAll("\\", "/").replace(/^app\/api\//, "").replace(/\/route\.ts$/, ""));
    const methods = await Promise.all(files.filter((f) => !ELSEWHERE.includes(f)).map(async (file) => {
      const module: Record<string, unknown> = await load(file);
      return ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"].filter((m) => m in module).map((m) => `${m} ${file}`);
    }));
    expect(methods.flat().sort()).toEqual(TABLE.map((row) => `${row.method} ${row.route}`).sort());
    expect(ELSEWHERE.every((f) => files.includes(f))).toBe(true);
  });
});

describe("every route that changes something", () => {
  it("refuses a request another site sent", async () => {
    const world = await makeWorld();
    for (const row of TABLE.filter((r) => r.method !== "GET")) {
      const module: Record<string, unknown> = await load(row.route);
      const handler = module[row.method];
      if (typeof handler !== "function") throw new Error("no handler");
      const request = new Request("http://caucus.test/api/x", { method: row.method, headers: { host: "caucus.test", origin: "https://evil.example" }, body: "{}" });
      const answer: Response = await handler(request, { params: Promise.resolve(row.params?.(world) ?? {}) });
      expect(`${row.route} ${answer.status}`).toBe(`${row.route} 403`);
    }
  });

  it("answers 400 naming the field for a malformed body, and never 500", async () => {
    const world = await makeWorld();
    for (const row of TABLE.filter((r) => r.method !== "GET" && r.route !== "admin/cases/import")) {
      const whole = row.body?.(world);
      const bodies = [{ ...(typeof whole === "object" ? whole : {}), surprise: 1 }, [], 7, { text: "\ud800" }];
      for (const body of bodies) {
        const who = WHO.find((w) => (row.expected[w] ?? row.expected.others) < 300) ?? "trainee";
        const answer = await call({ ...row, body: () => body }, world, who);
        // Signing out everywhere reads no body.
        if (row.route === "account/sign-out-everywhere") continue;
        expect(`${row.route} ${JSON.stringify(body).slice(0, 40)} ${answer.status}`).toBe(`${row.route} ${JSON.stringify(body).slice(0, 40)} 400`);
        if (body === bodies[0]) expect(await answer.json()).toMatchObject({ error: { field: "surprise" } });
      }
    }
  });
});

it("an invitation used over the route signs its person in", async () => {
  const link = await inviteLink(node.rt, { email: `${randomUUID()}@test.example`, role: "trainee", classId: null, actorId: null });
  const world = await makeWorld();
  const answer = await call({ route: "account/redeem", method: "POST", body: () => ({ token: link.path.split("/").at(-1), name: "New", password: "a new good one" }), expected: { others: 200 } }, world, "anonymous");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/session-token=.+HttpOnly/);
});
