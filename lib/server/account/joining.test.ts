import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonView } from "@/lib/wire/pages.ts";
import { createClass } from "../class/create-class.ts";
import { rotateCode } from "../class/rotate-code.ts";
import type { AppError } from "../errors.ts";
import { testNode, testPerson, type TestNode } from "../test-runtime.ts";
import { createPerson } from "./create-person.ts";
import { joinClass } from "./join-class.ts";
import { inviteLink, resetLink } from "./make-link.ts";
import { openLink } from "./open-link.ts";
import { hashPassword } from "./passwords.ts";
import { redeemLink } from "./redeem-link.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const PASSWORD = "correct horse battery";
const from = () => ({ address: `test-${randomUUID()}`, locale: "en" as const });
const email = (): string => `${randomUUID()}@test.example`;
const refused = (promise: Promise<unknown>) => promise.then(() => { throw new Error("was not refused"); }, (error: AppError) => error);
const somebody = () => ({ name: "Ada", email: email(), password: PASSWORD });
const tokenOf = (link: { path: string }): string => link.path.split("/").at(-1) ?? "";

async function classWithCode(seatCap: number | null = null) {
  const instructor = await testPerson(node.rt, "instructor");
  const { classId } = await createClass(instructor, { name: "Class", seatCap }, node.rt);
  const { joinCode: code } = await node.rt.db.class.findUniqueOrThrow({ where: { id: classId } });
  return { instructor, classId, code };
}
const seats = (classId: string) => node.rt.db.enrolment.count({ where: { classId, seat: "trainee" } });

describe("a class code", () => {
  it("gives a seat to somebody signed in, once however often", async () => {
    const { classId, code } = await classWithCode();
    const person = await testPerson(node.rt, "trainee");
    for (let i = 0; i < 2; i++) expect(await joinClass(node.rt, person, { code }, from())).toEqual({ classId, signedIn: null });
    expect(await seats(classId)).toBe(1);
  });

  it("makes an account with a seat for somebody new", async () => {
    const { classId, code } = await classWithCode();
    const who = somebody();
    const { signedIn } = await joinClass(node.rt, null, { code, ...who }, from());
    expect(await signIn(node.rt, { email: who.email, password: PASSWORD, address: "x" })).toMatchObject({ id: signedIn?.id });
    expect(await seats(classId)).toBe(1);
  });

  it("that is wrong, changed or too old is not found, and nothing is made", async () => {
    const { instructor, classId, code } = await classWithCode();
    const rotated = await rotateCode(instructor, classId, 1, node.rt);
    const people = await node.rt.db.person.count();
    expect(await refused(joinClass(node.rt, null, { code: "NOSUCH22", ...somebody() }, from()))).toMatchObject({ code: "not-found", field: "code" });
    expect(await refused(joinClass(node.rt, null, { code, ...somebody() }, from()))).toMatchObject({ code: "not-found" });
    const later = { ...node.rt, now: () => new Date(Date.now() + 2 * 86_400_000) };
    expect(await refused(joinClass(later, null, { code: rotated.joinCode, ...somebody() }, from()))).toMatchObject({ code: "not-found" });
    expect(await node.rt.db.person.count()).toBe(people);
  });

  it("of a full class gives no seat, also not to two at once, and makes no account", async () => {
    const { classId, code } = await classWithCode(1);
    const people = await node.rt.db.person.count();
    const results = await Promise.allSettled([joinClass(node.rt, null, { code, ...somebody() }, from()), joinClass(node.rt, null, { code, ...somebody() }, from())]);
    expect(results.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await seats(classId)).toBe(1);
    expect(await node.rt.db.person.count()).toBe(people + 1);
  });

  it("names the field a new account lacks, and an email that is taken", async () => {
    const { code } = await classWithCode();
    expect(await refused(joinClass(node.rt, null, { code }, from()))).toMatchObject({ code: "bad-request", field: "name" });
    const who = somebody();
    await joinClass(node.rt, null, { code, ...who }, from());
    expect(await refused(joinClass(node.rt, null, { code, ...who, email: who.email.toUpperCase().toLowerCase() }, from()))).toMatchObject({ code: "conflict", field: "email" });
  });

  it("makes no accounts where registration is closed; without code only where it is open", async () => {
    const { code } = await classWithCode();
    const closed = { ...node.rt, settings: { ...node.rt.settings, CAUCUS_REGISTRATION: "closed" as const } };
    expect(await refused(joinClass(closed, null, { code, ...somebody() }, from()))).toMatchObject({ code: "forbidden" });
    expect(await refused(signUp(node.rt, somebody(), from()))).toMatchObject({ code: "forbidden" });
    const open = { ...node.rt, settings: { ...node.rt.settings, CAUCUS_REGISTRATION: "open" as const } };
    expect(await signUp(open, somebody(), from())).toMatchObject({ sessionEpoch: 0 });
  });
});

describe("a one-time link", () => {
  const invite = (change: { classId?: string; email?: string | null } = {}) => inviteLink(node.rt, { email: email(), role: "instructor", classId: null, actorId: null, ...change });

  it("of an invitation makes the account it names, with its role", async () => {
    const link = await invite({ email: "Somebody.New@test.example" });
    const token = tokenOf(link);
    expect(await openLink(token, node.rt)).toEqual({ kind: "invite", email: "somebody.new@test.example", className: null, needsName: true });
    const { id } = await redeemLink(node.rt, { token, name: "New", password: PASSWORD, email: "other@test.example" }, from());
    expect(await node.rt.db.person.findUnique({ where: { id } })).toMatchObject({ email: "somebody.new@test.example", role: "instructor" });
    await node.rt.db.person.delete({ where: { id } });
  });

  it("works once, also for two at once, and not after its time", async () => {
    const token = tokenOf(await invite());
    const results = await Promise.allSettled([0, 1].map(() => redeemLink(node.rt, { token, name: "New", password: PASSWORD }, from())));
    expect(results.map((r) => r.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refused(openLink(token, node.rt))).toMatchObject({ code: "not-found" });
    const old = tokenOf(await invite());
    const later = { ...node.rt, now: () => new Date(Date.now() + 15 * 86_400_000) };
    expect(await refused(redeemLink(later, { token: old, name: "New", password: PASSWORD }, from()))).toMatchObject({ code: "not-found" });
  });

  it("into a class asks for what it does not know and gives the seat", async () => {
    const { classId } = await classWithCode();
    const token = tokenOf(await invite({ classId, email: null }));
    expect(await openLink(token, node.rt)).toMatchObject({ email: null, className: "Class" });
    expect(await refused(redeemLink(node.rt, { token, name: "New", password: PASSWORD }, from()))).toMatchObject({ code: "bad-request", field: "email" });
    await redeemLink(node.rt, { token, name: "New", email: email(), password: PASSWORD }, from());
    expect(await seats(classId)).toBe(1);
  });

  it("of a reset sets the password, ends other sign-ins, and a newer one voids it", async () => {
    const who = { email: email() };
    const { id } = await createPerson(node.rt.db, { ...who, name: "P", role: "trainee", passwordHash: await hashPassword(PASSWORD), locale: "en", actorId: null });
    const [first, second] = [await resetLink(node.rt, { ...who, actorId: null }), await resetLink(node.rt, { ...who, actorId: null })];
    expect(await refused(openLink(tokenOf(first), node.rt))).toMatchObject({ code: "not-found" });
    await redeemLink(node.rt, { token: tokenOf(second), password: "a new good one" }, from());
    expect(await signIn(node.rt, { ...who, password: PASSWORD, address: "x" })).toBeNull();
    expect(await signIn(node.rt, { ...who, password: "a new good one", address: "x" })).toEqual({ id, sessionEpoch: 1 });
    expect(await refused(resetLink(node.rt, { email: "nobody@test.example", actorId: null }))).toMatchObject({ code: "not-found" });
  });

  it("is kept as a hash only", async () => {
    const token = tokenOf(await invite());
    expect(JSON.stringify(await node.rt.db.oneTimeLink.findMany())).not.toContain(token);
  });
});

it("classes are opened by instructors and admins only", async () => {
  for (const role of ["guest", "trainee", "observer", "assessor", "researcher"] as const) {
    const person: PersonView = await testPerson(node.rt, role);
    expect(await refused(createClass(person, { name: "Mine", seatCap: null }, node.rt))).toMatchObject({ code: "forbidden" });
  }
});
