import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveVersion } from "../../lib/adapters/db/cases.ts";
import { contentHash } from "../../lib/server/hash.ts";
import { signIn } from "../../lib/server/account/sign-in.ts";
import { testNode, type TestNode } from "../../lib/server/test-runtime.ts";
import { seedAccount, seedFirstAdmin } from "./seed-accounts.ts";
import { seedCase, seedCaseFiles } from "./seed-cases.ts";
import { seed } from "./seed.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const counts = async () => {
  const { db } = node.rt;
  return Promise.all([db.case.count(), db.caseVersion.count(), db.person.count(), db.class.count(), db.assignment.count(), db.enrolment.count()]);
};

describe("the seed", () => {
  it("run again changes nothing", async () => {
    const accounts = (["instructor", "trainee"] as const).map((role) => ({ role, email: `${role}-${randomUUID()}@test.example`, password: "correct horse battery" }));
    const first = await seed(node.rt.db, { admin: null, accounts });
    const before = await counts();
    const again = await seed(node.rt.db, { admin: null, accounts });
    expect(await counts()).toEqual(before);
    expect(again).toEqual({ ...first, cases: first.cases.map((c) => ({ ...c, did: "unchanged" })) });
  });

  it("brings the two exemplar cases and a demo class with an assignment of each", async () => {
    const slugs = seedCaseFiles().map((file) => file.slug);
    expect(slugs).toEqual(expect.arrayContaining(["chongchuang-san-hao", "harbour-row"]));
    const assignments = await node.rt.db.assignment.findMany({ where: { classId: "demo-class" }, select: { id: true } });
    expect(assignments.map((a) => a.id)).toEqual(expect.arrayContaining(["demo-chongchuang-san-hao", "demo-harbour-row"]));
  });

  it("makes its own older version newer, and leaves a case that was edited here", async () => {
    const [base] = seedCaseFiles();
    if (!base) throw new Error("no seed case");
    const file = { ...base, slug: `seed-${randomUUID()}` };
    expect(await seedCase(node.rt.db, file)).toBe("new");
    const newer = { ...file, title: `${file.title} (2)` };
    expect(await seedCase(node.rt.db, newer)).toBe("next-version");
    const edited = { ...file, title: "Edited here" };
    await node.rt.db.$transaction((tx) => saveVersion(tx, { file: edited, contentHash: contentHash(edited), source: null }));
    expect(await seedCase(node.rt.db, { ...file, title: "A later seed" })).toBe("left-as-edited");
    const versions = await node.rt.db.caseVersion.findMany({ where: { case: { slug: file.slug } }, orderBy: { version: "asc" }, select: { version: true, title: true } });
    expect(versions).toEqual([{ version: 1, title: file.title }, { version: 2, title: newer.title }, { version: 3, title: "Edited here" }]);
  });

  it("makes the first admin only where there is none", async () => {
    const admin = { email: `${randomUUID()}@test.example`, password: "correct horse battery" };
    await seedAccount(node.rt.db, { role: "admin", email: `${randomUUID()}@test.example`, password: "correct horse battery" });
    expect(await seedFirstAdmin(node.rt.db, admin)).toBe(false);
    expect(await node.rt.db.person.findUnique({ where: { email: admin.email } })).toBeNull();
  });

  it("gives an account the password it is asked to have", async () => {
    const account = { role: "trainee", email: `${randomUUID()}@test.example`, password: "correct horse battery" } as const;
    await seedAccount(node.rt.db, account);
    await seedAccount(node.rt.db, { ...account, password: "battery horse correct" });
    expect(await signIn(node.rt, { email: account.email, password: "battery horse correct", address: "seed" })).not.toBeNull();
  });
});
