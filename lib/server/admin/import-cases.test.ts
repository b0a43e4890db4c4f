import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonView } from "@/lib/wire/pages.ts";
import { listCases } from "../case/list-cases.ts";
import { engineFor, mediatorFor } from "../models.ts";
import { openDebrief } from "../session/open-debrief.ts";
import { playSession } from "../session/play-session.ts";
import { testNode, testPerson, type TestNode } from "../test-runtime.ts";
import { importCases } from "./import-cases.ts";

let node: TestNode;
let admin: PersonView;
beforeAll(async () => {
  node = await testNode({ engineFor, mediatorFor });
  admin = await testPerson(node.rt, "admin");
});
afterAll(() => node.close());

const upload = (files: { name: string; bytes: Uint8Array }[], confirm: boolean) => importCases({ files, confirm, actorId: admin.id }, node.rt);
const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
const versions = () => node.rt.db.caseVersion.count();
const yaml = (slug: string): string => readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8").replace(/^slug: .*$/m, `slug: ${slug}`);

describe("an upload", () => {
  it("stores nothing before it is confirmed, and an equal case never twice", async () => {
    const slug = `import-${randomUUID()}`;
    const before = await versions();
    expect(await upload([file("case.yaml", yaml(slug))], false)).toMatchObject({ saved: null, cases: [{ title: "The deposit at Harbour Row" }] });
    expect(await versions()).toBe(before);
    for (let i = 0; i < 2; i++) expect((await upload([file("case.yaml", yaml(slug))], true)).saved).toEqual([{ slug, title: "The deposit at Harbour Row" }]);
    expect(await versions()).toBe(before + 1);
    expect(await node.rt.db.auditEntry.count({ where: { actorId: admin.id, action: "cases-imported" } })).toBe(2);
  });

  it("of a changed case becomes its next version; the one before stays", async () => {
    const slug = `import-${randomUUID()}`;
    await upload([file("case.yaml", yaml(slug))], true);
    await upload([file("case.yaml", yaml(slug).replace(/^title: .*$/m, "title: Another title"))], true);
    expect(await node.rt.db.caseVersion.findMany({ where: { case: { slug } }, orderBy: { version: "asc" }, select: { version: true, title: true } }))
      .toEqual([{ version: 1, title: "The deposit at Harbour Row" }, { version: 2, title: "Another title" }]);
    expect((await listCases(admin, node.rt)).filter((c) => c.slug === slug)).toMatchObject([{ version: 2, title: "Another title" }]);
  });

  it("of a wrong file is refused with the reason, and stores nothing though confirmed", async () => {
    const before = await versions();
    for (const bad of [file("x.txt", "not a case"), file("empty.yaml", ""), file("x.png", "\u0089PNG\r\n"), file("cut.yaml", yaml("cut").slice(0, 2000)), file("x.jsonl", '{"event_type": 1,\n')]) {
      const preview = await upload([bad], true);
      expect(`${bad.name} ${preview.outcome}`).toBe(`${bad.name} rejected`);
      expect(preview.saved).toBeNull();
      expect(preview.issues.some((issue) => issue.level === "refused" && issue.message.length > 0)).toBe(true);
    }
    expect(await versions()).toBe(before);
  });
});

const folder = "../shared/data/promediconv";
describe.skipIf(!existsSync(folder))("the ProMediConv pair", () => {
  const pair = () => ["pmc_test.txt", "pmc_test_parties_prompt.txt"].map((name) => ({ name, bytes: new Uint8Array(readFileSync(`${folder}/${name}`)) }));

  it("brings its 20 cases, once however often, and an AI mediator plays one to its end", async () => {
    const first = await upload(pair(), true);
    expect(first.saved).toHaveLength(20);
    const before = await versions();
    expect((await upload(pair(), true)).saved).toEqual(first.saved);
    expect(await versions()).toBe(before);
    const [one] = first.saved ?? [];
    const { sessionId, played } = await playSession(admin, { caseSlug: one?.slug ?? "", mediator: "textbook", condition: "general", seed: 1 }, node.rt);
    await played;
    expect((await openDebrief(admin, sessionId, node.rt)).status).toBe("ended");
  });
});
