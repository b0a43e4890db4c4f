import { afterAll, beforeAll, expect, it } from "vitest";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { memoryOf } from "@/lib/domain/session/memory.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { AppError } from "../errors.ts";
import { engineFor } from "../models.ts";
import { heldNode, testNode, type TestNode, testSession, turnBody } from "../test-runtime.ts";
import { endSession } from "./end-session.ts";
import { moveRoom } from "./move-room.ts";
import { postTurn } from "./post-turn.ts";

let node: TestNode;
beforeAll(async () => { node = await testNode({ engineFor }); });
afterAll(() => node.close());

const stateOf = async (sessionId: string) => replay(await eventsAfter(node.rt.db, sessionId, 0));
const refused = (promise: Promise<unknown>) => promise.then(() => { throw new Error("was not refused"); }, (error: AppError) => error);
async function atTable() {
  const { owner, sessionId } = await testSession(node.rt);
  await (await postTurn(owner, sessionId, turnBody("Good morning to you both."), node.rt)).round;
  const [one = "", two = ""] = (await stateOf(sessionId)).parties.map((p) => p.id);
  return { owner, sessionId, one, two };
}

it("what is said behind the door is answered by that party alone and never in the other's memory", async () => {
  const { owner, sessionId, one, two } = await atTable();
  await moveRoom(owner, sessionId, one, node.rt);
  await (await postTurn(owner, sessionId, turnBody("Between us: what worries you most?", { privateWith: one }), node.rt)).round;
  const log = await eventsAfter(node.rt.db, sessionId, 0);
  const behind = replay(log).turns.filter((t) => t.audience.room === "caucus");
  expect(behind.map((t) => t.speaker.seat)).toEqual(["mediator", "party"]);
  expect(behind[1]?.speaker).toMatchObject({ partyId: one });
  const heard = memoryOf(two, log).flatMap((e) => (e.kind === "turn-spoken" ? [e.payload.turn] : []));
  expect(heard).not.toEqual(expect.arrayContaining([behind[0]?.turn]));
  expect(heard).not.toEqual(expect.arrayContaining([behind[1]?.turn]));
});

it("words meant for one room are refused in another", async () => {
  const { owner, sessionId, one, two } = await atTable();
  expect((await refused(postTurn(owner, sessionId, turnBody("Private?", { privateWith: one }), node.rt))).code).toBe("conflict");
  await moveRoom(owner, sessionId, one, node.rt);
  expect((await refused(postTurn(owner, sessionId, turnBody("To all."), node.rt))).code).toBe("conflict");
  expect((await refused(postTurn(owner, sessionId, turnBody("To the other.", { privateWith: two }), node.rt))).code).toBe("conflict");
  expect((await stateOf(sessionId)).turns.at(-1)?.speaker.seat).toBe("party");
});

it("the door stays shut while parties answer, and says so", async () => {
  const slow = await heldNode();
  const { owner, sessionId } = await testSession(slow.rt);
  const { round } = await postTurn(owner, sessionId, turnBody("And now?"), slow.rt);
  const error = await refused(moveRoom(owner, sessionId, "okafor", slow.rt));
  slow.go();
  await round;
  await slow.close();
  expect(error).toMatchObject({ code: "still-answering", status: 409 });
  expect((await stateOf(sessionId)).caucus).toBeNull();
});

it("going where one is changes nothing; a second room needs the first closed; a stranger is no party", async () => {
  const { owner, sessionId, one, two } = await atTable();
  await moveRoom(owner, sessionId, null, node.rt);
  await Promise.all([moveRoom(owner, sessionId, one, node.rt), moveRoom(owner, sessionId, one, node.rt)]);
  expect((await stateOf(sessionId)).caucuses).toHaveLength(1);
  expect((await refused(moveRoom(owner, sessionId, two, node.rt))).code).toBe("conflict");
  expect((await refused(moveRoom(owner, sessionId, "nobody", node.rt))).field).toBe("with");
  await moveRoom(owner, sessionId, null, node.rt);
  await moveRoom(owner, sessionId, two, node.rt);
  expect((await stateOf(sessionId)).caucus).toBe(two);
});

it("ending the session closes the private meeting first", async () => {
  const { owner, sessionId, one } = await atTable();
  await moveRoom(owner, sessionId, one, node.rt);
  await endSession(owner, sessionId, node.rt);
  const state = await stateOf(sessionId);
  expect(state).toMatchObject({ caucus: null, ended: { outcome: "closed" } });
  expect((await refused(moveRoom(owner, sessionId, one, node.rt))).code).toBe("session-ended");
});
