import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrief } from "../case/open-brief.ts";
import { testNode, testPerson, turnBody, type TestNode } from "../test-runtime.ts";
import { openSession } from "./open-session.ts";
import { playSession } from "./play-session.ts";
import { postTurn } from "./post-turn.ts";
import { startSession } from "./start-session.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode(); });
afterAll(() => node.close());

const body = (condition: string) => ({ caseSlug: "harbour-row", assignmentId: null, visibility: "live" as const, condition, seed: 5, engine: "rehearsal" as const });

describe("a session under a condition", () => {
  it("records it, meets the changed case from the first event to the page, and plays on under it", async () => {
    const owner = await testPerson(node.rt, "trainee");
    const { sessionId } = await startSession(owner, body("third-party"), node.rt);
    const before = await openSession(owner, sessionId, node.rt);
    expect(before.condition).toBe("third-party");
    expect(before.case.parties.map((p) => p.id)).toEqual(["okafor", "hendry", "pell"]);
    const start = before.events.find((e) => e.kind === "session-started");
    expect(start?.kind === "session-started" && [start.payload.runSpec.condition, start.payload.parties]).toEqual(["third-party", ["okafor", "hendry", "pell"]]);
    const posted = await postTurn(owner, sessionId, { ...turnBody("Good morning. Who would like to begin?"), to: ["pell"] }, node.rt);
    await posted.round;
    const after = await openSession(owner, sessionId, node.rt);
    expect(after.events.some((e) => e.kind === "turn-settled")).toBe(true);
  });

  it("as written, the newcomer is not there to be spoken to", async () => {
    const owner = await testPerson(node.rt, "trainee");
    const { sessionId } = await startSession(owner, body("general"), node.rt);
    await expect(postTurn(owner, sessionId, { ...turnBody("Good morning."), to: ["pell"] }, node.rt)).rejects.toMatchObject({ code: "bad-request", field: "to.0" });
  });

  it("is refused in words when there is none such, when two are combined, and when an AI mediator is sent", async () => {
    const owner = await testPerson(node.rt, "trainee");
    for (const [asked, why] of [["fog", /no condition "fog"/], ["competing+react-react", /not combined/]] as const) {
      await expect(startSession(owner, body(asked), node.rt)).rejects.toMatchObject({ code: "bad-request", field: "condition", publicMessage: expect.stringMatching(why) });
      await expect(playSession(owner, { caseSlug: "harbour-row", mediator: "three-lines", condition: asked, seed: 1 }, node.rt)).rejects.toMatchObject({ code: "bad-request", field: "condition" });
    }
  });

  it("what a case offers is listed before the start, with the reason where it does not", async () => {
    const owner = await testPerson(node.rt, "trainee");
    const { conditions } = await openBrief(owner, "harbour-row", node.rt);
    expect(conditions.filter((c) => c.missing === null)).toHaveLength(40);
    const version = await node.rt.db.caseVersion.findFirstOrThrow({ where: { case: { slug: "harbour-row" }, status: "live" }, select: { id: true } });
    const file = await node.rt.caseFiles.get(version.id);
    if (!file) throw new Error("the case was not read");
    node.rt.caseFiles.set(version.id, Promise.resolve({ ...file, conditions: {} }));
    const bare = await openBrief(owner, "harbour-row", node.rt);
    expect(bare.conditions.filter((c) => c.missing !== null).map((c) => c.condition)).toEqual(["third-party", "long-history"]);
    await expect(startSession(owner, body("long-history"), node.rt)).rejects.toMatchObject({ field: "condition", publicMessage: expect.stringMatching(/does not offer.*history/) });
  });
});
