import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { Visibility } from "@/lib/domain/session/run-spec.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import type { AppError } from "../errors.ts";
import { engineFor } from "../models.ts";
import { CANARY, heldNode, testCase, testNode, type TestNode, testPerson, turnBody } from "../test-runtime.ts";
import { exportSession } from "./export-session.ts";
import { giveHint } from "./give-hint.ts";
import { listEvents } from "./list-events.ts";
import { moveRoom } from "./move-room.ts";
import { postTurn } from "./post-turn.ts";
import { readWords } from "./read-words.ts";
import { startSession } from "./start-session.ts";

let node: TestNode;
let owner: PersonView;
beforeAll(async () => {
  node = await testNode({ engineFor });
  owner = await testPerson(node.rt, "trainee");
});
afterAll(() => node.close());

async function begun(change: { visibility?: Visibility; hints?: boolean } = {}): Promise<string> {
  const { sessionId } = await startSession(owner, { caseSlug: await testCase(node.rt, { spoken: false }), assignmentId: null, visibility: "live", condition: "general", seed: 4, engine: "rehearsal", ...change }, node.rt);
  return sessionId;
}
const hint = (sessionId: string, step: 1 | 2 | 3, room: string | null = null) => giveHint(owner, sessionId, { step, room }, node.rt);
const say = async (sessionId: string, text: string, privateWith: string | null = null): Promise<void> => (await postTurn(owner, sessionId, turnBody(text, { privateWith }), node.rt)).round;
const stateOf = async (sessionId: string) => replay(await eventsAfter(node.rt.db, sessionId, 0));
const refused = (promise: Promise<unknown>) => promise.then(() => { throw new Error("was not refused"); }, (error: AppError) => error);

describe("hints", () => {
  it("come a step at a time, each recorded once, each telling no more than its step", async () => {
    const sessionId = await begun();
    expect((await refused(hint(sessionId, 3))).code).toBe("conflict");
    await hint(sessionId, 1);
    expect(JSON.stringify((await stateOf(sessionId)).hints)).not.toMatch(/line|strategy/);
    await Promise.all([hint(sessionId, 1), hint(sessionId, 2), hint(sessionId, 2)]);
    await hint(sessionId, 3);
    const { hints } = await stateOf(sessionId);
    expect(hints.map((h) => h.step)).toEqual([1, 2, 3]);
    expect(hints[0]).toMatchObject({ nudge: "open", turn: 0, room: null });
    expect(hints[2]).toMatchObject({ line: expect.stringContaining("Ms Okafor") });
  });

  it("start anew after each turn and in each room, and are read as the strategy they named", async () => {
    const sessionId = await begun();
    await hint(sessionId, 1);
    await say(sessionId, "Good morning to you both. Ms Okafor, would you begin?");
    for (const step of [1, 2, 3] as const) await hint(sessionId, step);
    await moveRoom(owner, sessionId, "hendry", node.rt);
    expect((await refused(hint(sessionId, 1))).code).toBe("conflict");
    for (const step of [1, 2, 3] as const) await hint(sessionId, step, "hendry");
    const { hints } = await stateOf(sessionId);
    expect(hints.map((h) => [h.turn > 0, h.room, h.step])).toEqual([[false, null, 1], [true, null, 1], [true, null, 2], [true, null, 3], [true, "hendry", 1], [true, "hendry", 2], [true, "hendry", 3]]);
    const [named, line] = [hints[5], hints[6]];
    if (named?.step !== 2 || line?.step !== 3) throw new Error("steps out of order");
    await say(sessionId, line.line, "hendry");
    const state = await stateOf(sessionId);
    expect(Object.values(state.readings).at(-1)?.strategies[0]?.name).toBe(named.strategy);
  });

  it("are not there when switched off or in an exam, nor while the parties answer", async () => {
    for (const change of [{ hints: false }, { visibility: "never" as const }]) expect((await refused(hint(await begun(change), 1))).code).toBe("conflict");
    const slow = await heldNode();
    const sessionId = await begun();
    const { round } = await postTurn(owner, sessionId, turnBody("And now?"), slow.rt);
    const error = await refused(giveHint(owner, sessionId, { step: 1, room: null }, slow.rt));
    slow.go();
    await round;
    await slow.close();
    expect(error.code).toBe("still-answering");
  });

  it("tell no secret, and stand in the trainee's own export", async () => {
    const sessionId = await begun();
    await say(sessionId, "Ms Okafor, what was that winter like?");
    for (const step of [1, 2, 3] as const) await hint(sessionId, step);
    const mine = JSON.stringify(await listEvents(owner, sessionId, 0, node.rt));
    expect(mine).toContain("hint-given");
    expect(JSON.stringify((await stateOf(sessionId)).hints)).not.toContain(CANARY);
    expect((await exportSession(owner, sessionId, "md", node.rt)).text).toMatch(/Hints used.*3/);
  });

  it("leave the parties as they are: the same words are answered alike with and without", async () => {
    const spoken = async (ask: boolean): Promise<string[]> => {
      const { sessionId } = await startSession(owner, { caseSlug: "harbour-row", assignmentId: null, visibility: "live", condition: "general", seed: 4, engine: "rehearsal" }, node.rt);
      for (const text of ["Good morning. Ms Okafor, would you begin?", "Mr Hendry, what was it like for you?"]) {
        if (ask) await hint(sessionId, 1);
        await say(sessionId, text);
      }
      return (await stateOf(sessionId)).turns.map((t) => t.text);
    };
    expect(await spoken(true)).toEqual(await spoken(false));
  });
});

describe("reading words before they are said", () => {
  it("answers what the same words read as once they are said, and records nothing", async () => {
    const sessionId = await begun();
    await say(sessionId, "Good morning to you both.");
    const text = "Mr Hendry, if you had lain awake in that room, what would you have wanted from a landlord?";
    const before = await stateOf(sessionId);
    const read = await readWords(owner, sessionId, { text, to: [], room: null }, node.rt);
    expect((await stateOf(sessionId)).seq).toBe(before.seq);
    await say(sessionId, text);
    expect(Object.values((await stateOf(sessionId)).readings).at(-1)?.strategies.map((s) => s.name)).toEqual(read.strategies.map((s) => s.name));
  });

  it("is refused where readings are not shown: never, and until the end under after", async () => {
    for (const visibility of ["never", "after"] as const) {
      const sessionId = await begun({ visibility });
      expect((await refused(readWords(owner, sessionId, { text: "And you?", to: [], room: null }, node.rt))).code).toBe("conflict");
      await say(sessionId, "And you?");
      expect(JSON.stringify(await listEvents(owner, sessionId, 0, node.rt))).not.toContain("strategy-recognised");
    }
  });
});
