import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "@/lib/wire/limits.ts";
import { changePerson } from "../admin/change-person.ts";
import type { AppError } from "../errors.ts";
import { testNode, testPerson, testSession, type TestNode } from "../test-runtime.ts";
import { authOptions, SIGN_IN_ERRORS } from "../auth.ts";
import { changePassword } from "./change-password.ts";
import { createPerson } from "./create-person.ts";
import { makeGuest } from "./make-guest.ts";
import { hashPassword } from "./passwords.ts";
import { cookieName, cookieOf, personOfToken, signInCookie } from "./session-cookie.ts";
import { signIn } from "./sign-in.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { upgradeGuest } from "./upgrade-guest.ts";
import { openSession } from "../session/open-session.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const PASSWORD = "correct horse battery";
const address = (): string => `test-${randomUUID()}`;
const refused = (promise: Promise<unknown>) => promise.then(() => { throw new Error("was not refused"); }, (error: AppError) => error);

async function account(role: "trainee" | "admin" = "trainee") {
  const email = `${randomUUID()}@test.example`;
  const made = await createPerson(node.rt.db, { email, name: "Person", role, passwordHash: await hashPassword(PASSWORD), locale: "en", actorId: null });
  return { ...made, email };
}
async function tokenOf(person: { id: string; sessionEpoch: number }): Promise<string> {
  return cookieOf((await signInCookie(node.rt, person)).split(";")[0] ?? null, cookieName(node.rt.settings)) ?? "";
}

describe("signing in", () => {
  it("takes the email in any case and with blanks around it", async () => {
    const { id, email } = await account();
    expect(await signIn(node.rt, { email: ` ${email.toUpperCase()} `, password: PASSWORD, address: address() })).toMatchObject({ id });
  });

  it("answers unknown email, wrong password and disabled account alike", async () => {
    const known = await account();
    const disabled = await account();
    await changePerson(node.rt.db, { personId: disabled.id, change: { disabled: true }, actorId: null, now: new Date() });
    const tries = [
      { email: `${randomUUID()}@test.example`, password: PASSWORD }, { email: known.email, password: "wrong" }, { email: disabled.email, password: PASSWORD },
      { email: "\u0000", password: PASSWORD }, { email: "\ud800@x", password: "" }, { email: known.email, password: "x".repeat(100_000) },
    ];
    for (const given of tries) expect(await signIn(node.rt, { ...given, address: address() })).toBeNull();
  });

  it("does the same work for an unknown email as for a known one", async () => {
    const { email } = await account();
    const timed = async (who: string): Promise<number> => {
      const started = performance.now();
      await signIn(node.rt, { email: who, password: "wrong", address: address() });
      return performance.now() - started;
    };
    await timed(email);
    await timed("nobody@test.example");
    const median = async (who: () => string): Promise<number> => {
      const times: number[] = [];
      for (let i = 0; i < 7; i++) times.push(await timed(who()));
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const emails = await Promise.all(Array.from({ length: 7 }, () => account()));
    const known = await median(() => emails.pop()?.email ?? "");
    const unknown = await median(() => `${randomUUID()}@test.example`);
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  it("is limited per email, also for the right password and for emails nobody has", async () => {
    for (const email of [(await account()).email, `${randomUUID()}@test.example`]) {
      for (let i = 0; i < LIMITS.signInAttemptsPer15Minutes; i++) expect(await signIn(node.rt, { email, password: "wrong", address: address() })).toBeNull();
      const error = await refused(signIn(node.rt, { email, password: PASSWORD, address: address() }));
      expect(error).toMatchObject({ code: "rate-limited" });
      expect(error.publicMessage).not.toContain(email);
    }
  });

  it("at once from everywhere never gets more tries than the limit", async () => {
    const { email } = await account();
    const tries = await Promise.all(Array.from({ length: 25 }, () => signIn(node.rt, { email, password: "wrong", address: address() }).then(() => "tried", () => "refused")));
    expect(tries.filter((t) => t === "tried").length).toBeLessThanOrEqual(LIMITS.signInAttemptsPer15Minutes);
  });

  it("is limited per address, and success is not counted", async () => {
    const from = address();
    const { email } = await account();
    await node.rt.db.rateHit.createMany({ data: Array.from({ length: LIMITS.signInAttemptsPerAddressPer15Minutes - 1 }, () => ({ key: `sign-in-from:${from}`, at: new Date() })) });
    for (let i = 0; i < 3; i++) expect(await signIn(node.rt, { email, password: PASSWORD, address: from })).not.toBeNull();
    await signIn(node.rt, { email, password: "wrong", address: from });
    expect(await refused(signIn(node.rt, { email, password: PASSWORD, address: from }))).toMatchObject({ code: "rate-limited" });
  });

  it("through next-auth tells a browser one of a few words and never an inner message", async () => {
    const broken = { ...node.rt, db: new Proxy(node.rt.db, { get: () => { throw new Error("inner secret"); } }) };
    const provider = authOptions(broken).providers[0];
    if (provider?.type !== "credentials") throw new Error("no credentials provider");
    const error = await refused(Promise.resolve(provider.options.authorize({ email: "a@b.c", password: "x" }, { headers: {} })));
    expect(SIGN_IN_ERRORS).toContain(error.message);
  });

  it("leads back to own pages only", async () => {
    const redirect = authOptions(node.rt).callbacks?.redirect;
    const to = async (url: string) => redirect?.({ url, baseUrl: "https://caucus.example" });
    expect(await to("/cases?x=1")).toBe("https://caucus.example/cases?x=1");
    expect(await to("https://caucus.example/home")).toBe("https://caucus.example/home");
    for (const evil of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "https://caucus.example.evil.example"]) expect(await to(evil)).toBe("https://caucus.example");
  });
});

describe("the session cookie", () => {
  it("is HttpOnly and lax, and Secure with the __Secure- name only behind https", async () => {
    const person = await account();
    const plain = await signInCookie({ ...node.rt, settings: { ...node.rt.settings, NEXTAUTH_URL: "http://localhost:3000" } }, person);
    expect(plain).toMatch(/^next-auth\.session-token=.*; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    const behindTls = await signInCookie({ ...node.rt, settings: { ...node.rt.settings, NEXTAUTH_URL: "https://caucus.example" } }, person);
    expect(behindTls).toMatch(/^__Secure-next-auth\.session-token=.*; Secure$/);
  });

  it("signs nobody in when it is damaged, foreign or empty", async () => {
    const token = await tokenOf(await account());
    for (const bad of [null, "", "x", `${token}x`, token.slice(0, -4), "a.b.c.d.e"]) expect(await personOfToken(node.rt, bad)).toBeNull();
    const elsewhere = { ...node.rt, settings: { ...node.rt.settings, NEXTAUTH_SECRET: "another secret of enough length" } };
    expect(await personOfToken(elsewhere, token)).toBeNull();
  });

  it("stops working at the next request after disabling, role change, sign-out everywhere and password change", async () => {
    const person = await account();
    const valid = async (): Promise<boolean> => (await personOfToken(node.rt, token)) !== null;
    let token = await tokenOf(person);
    const view = await personOfToken(node.rt, token);
    if (!view) throw new Error("not signed in");
    await signOutEverywhere(node.rt, view);
    expect(await valid()).toBe(false);
    token = await tokenOf({ id: person.id, sessionEpoch: 1 });
    expect(await valid()).toBe(true);
    await changePassword(node.rt, view, { current: PASSWORD, password: "another good one" });
    expect(await valid()).toBe(false);
    token = await tokenOf({ id: person.id, sessionEpoch: 2 });
    await changePerson(node.rt.db, { personId: person.id, change: { role: "instructor" }, actorId: null, now: new Date() });
    expect(await valid()).toBe(false);
    token = await tokenOf({ id: person.id, sessionEpoch: 3 });
    expect((await personOfToken(node.rt, token))?.role).toBe("instructor");
    await changePerson(node.rt.db, { personId: person.id, change: { disabled: true }, actorId: null, now: new Date() });
    expect(await valid()).toBe(false);
    token = await tokenOf({ id: person.id, sessionEpoch: 4 });
    expect(await valid()).toBe(false);
  });

  it("of a guest ends with the guest's time", async () => {
    const guest = await makeGuest(node.rt, { address: address(), locale: "zh-CN" });
    const token = await tokenOf(guest);
    expect(await personOfToken(node.rt, token)).toMatchObject({ role: "guest", name: "访客", locale: "zh-CN" });
    const later = { ...node.rt, now: () => new Date(Date.now() + (LIMITS.guestDays + 1) * 86_400_000) };
    expect(await personOfToken(later, token)).toBeNull();
  });
});

describe("guests", () => {
  it("are limited per address and can be switched off", async () => {
    const from = address();
    await node.rt.db.rateHit.createMany({ data: Array.from({ length: LIMITS.guestsPerAddressPerHour }, () => ({ key: `guest-from:${from}`, at: new Date() })) });
    expect(await refused(makeGuest(node.rt, { address: from, locale: "en" }))).toMatchObject({ code: "rate-limited" });
    const closed = { ...node.rt, settings: { ...node.rt.settings, CAUCUS_GUESTS: false } };
    expect(await refused(makeGuest(closed, { address: address(), locale: "en" }))).toMatchObject({ code: "forbidden" });
  });

  it("who keep their account keep their sessions, become trainees and can sign in", async () => {
    const guest = await testPerson(node.rt, "guest");
    const { sessionId } = await testSession(node.rt, guest);
    const email = `${randomUUID()}@test.example`;
    const upgraded = await upgradeGuest(node.rt, guest, { name: "Ada", email, password: PASSWORD }, address());
    const person = await personOfToken(node.rt, await tokenOf(upgraded));
    expect(person).toMatchObject({ id: guest.id, role: "trainee", name: "Ada", expiresAt: null });
    if (person) expect((await openSession(person, sessionId, node.rt)).ownerName).toBe("Ada");
    expect(await signIn(node.rt, { email, password: PASSWORD, address: address() })).toMatchObject({ id: guest.id });
    expect(await refused(upgradeGuest(node.rt, { ...guest, role: "trainee" }, { name: "Ada", email, password: PASSWORD }, address()))).toMatchObject({ code: "conflict" });
  });

  it("cannot take an email that has an account, and stay what they were", async () => {
    const { email } = await account();
    const guest = await testPerson(node.rt, "guest");
    expect(await refused(upgradeGuest(node.rt, guest, { name: "Ada", email, password: PASSWORD }, address()))).toMatchObject({ code: "conflict", field: "email" });
    expect(await node.rt.db.person.findUnique({ where: { id: guest.id } })).toMatchObject({ role: "guest", email: null, sessionEpoch: 0 });
  });
});

describe("the last admin", () => {
  it("cannot be demoted or disabled, also not by two at once", async () => {
    const others = await node.rt.db.person.findMany({ where: { role: "admin" }, select: { id: true } });
    const setOthers = (role: "admin" | "trainee") => node.rt.db.person.updateMany({ where: { id: { in: others.map((o) => o.id) } }, data: { role } });
    await setOthers("trainee");
    const [a, b] = await Promise.all([account("admin"), account("admin")]);
    const change = (personId: string) => changePerson(node.rt.db, { personId, change: { role: "trainee" }, actorId: null, now: new Date() }).then(() => "done", (error: AppError) => error.code);
    const results = await Promise.all([change(a.id), change(b.id)]);
    await setOthers("admin");
    expect(results.sort()).toEqual(["conflict", "done"]);
  });
});
