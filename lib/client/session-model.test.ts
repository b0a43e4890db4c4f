import { describe, expect, it } from "vitest";
import { nextSpeaker, receive, type SessionModel } from "./session-model.ts";
import { firstModel } from "./session-store.ts";
import { answers, log, says, settled, started } from "./testing.ts";
import type { StreamMessage } from "@/lib/wire/stream.ts";

const model = (): SessionModel => firstModel({ id: "s1", events: log([started(), says(1, "Good morning.")]), draft: "", draftRoom: null });
const event = (e: ReturnType<typeof log>[number]): StreamMessage => ({ type: "event", event: e });
const partial = (turn: number, partyId: string, text: string): StreamMessage => ({ type: "partial", turn, partyId, text });

describe("messages are folded once and in order", () => {
  it("an event received twice, as after a reconnect, changes nothing the second time", () => {
    const [spoken] = log([answers(2, "okafor", "Morning.")], 3);
    if (!spoken) throw new Error("no event");
    const once = receive(model(), "s1", [event(spoken)]);
    expect(receive(once, "s1", [event(spoken)])).toEqual(once);
    expect(once.state.turns).toHaveLength(2);
  });
  it("messages of another session change nothing", () => {
    const before = model();
    expect(receive(before, "s2", log([answers(2, "okafor", "x")], 3).map(event))).toBe(before);
  });
});

describe("a speech being spoken", () => {
  it("grows, and a late piece does not shorten it", () => {
    const grown = receive(model(), "s1", [partial(2, "okafor", "I wrote"), partial(2, "okafor", "I wrote to him"), partial(2, "okafor", "I wrote")]);
    expect(grown.partials).toEqual([{ turn: 2, partyId: "okafor", text: "I wrote to him" }]);
  });
  it("starts anew when another node takes the turn over", () => {
    const again = receive(model(), "s1", [partial(2, "okafor", "I wrote to"), partial(2, "okafor", "He never")]);
    expect(again.partials[0]?.text).toBe("He never");
  });
  it("is replaced by its finished turn, and pieces that come after it are dropped", () => {
    const done = receive(model(), "s1", [partial(2, "okafor", "I wr"), ...log([answers(2, "okafor", "I wrote.")], 3).map(event), partial(2, "okafor", "I wrote")]);
    expect(done.partials).toEqual([]);
    expect(done.state.turns.at(-1)?.text).toBe("I wrote.");
  });
  it("stands in order of turn, however the pieces come", () => {
    const both = receive(model(), "s1", [partial(3, "hendry", "No."), partial(2, "okafor", "Yes.")]);
    expect(both.partials.map((p) => p.turn)).toEqual([2, 3]);
  });
  it("does not outlive its round", () => {
    expect(receive(model(), "s1", [partial(2, "okafor", "I"), ...log([settled(1)], 3).map(event)]).partials).toEqual([]);
  });
});

describe("one's own turn coming back", () => {
  const sending = { clientTurnId: "a", text: "Tell me more.", to: [], terms: null, afterTurn: 1, turn: null };
  it("ends the sending though the answer to it got lost", () => {
    const before: SessionModel = { ...model(), sending, draft: { ...model().draft, pending: sending } };
    const after = receive(before, "s1", log([settled(1), says(2, "Tell me more.")], 3).map(event));
    expect(after.sending).toBeNull();
    expect(after.draft.pending).toBeNull();
  });
  it("clears words that were put back into the composer after a failure", () => {
    const before: SessionModel = { ...model(), draft: { ...model().draft, text: "Tell me more.", pending: sending } };
    expect(receive(before, "s1", log([settled(1), says(2, "Tell me more.")], 3).map(event)).draft.text).toBe("");
  });
  it("leaves what was typed since", () => {
    const before: SessionModel = { ...model(), sending, draft: { ...model().draft, text: "next", pending: sending } };
    expect(receive(before, "s1", log([settled(1), says(2, "Tell me more.")], 3).map(event)).draft.text).toBe("next");
  });
});

describe("a problem that has passed is not told any longer", () => {
  it("the parties were still answering, and have finished", () => {
    const before: SessionModel = { ...model(), problem: { kind: "answering" } };
    expect(receive(before, "s1", log([settled(1)], 3).map(event)).problem).toBeNull();
  });
  it("but being signed out still is", () => {
    const before: SessionModel = { ...model(), problem: { kind: "signed-out" } };
    expect(receive(before, "s1", log([settled(1)], 3).map(event)).problem).toEqual({ kind: "signed-out" });
  });
});

describe("who speaks next", () => {
  it("is the one addressed until the room has chosen, then the one chosen", () => {
    const asked = firstModel({ id: "s1", events: log([started(), says(1, "Ms Okafor?", ["okafor"])]), draft: "", draftRoom: null });
    expect(nextSpeaker(asked)).toBe("okafor");
    const chosen = receive(asked, "s1", log([{ kind: "speakers-chosen", payload: { turn: 1, queue: ["hendry", "okafor"] } }], 3).map(event));
    expect(nextSpeaker(chosen)).toBe("hendry");
  });
  it("is nobody known when everyone was addressed", () => expect(nextSpeaker(model())).toBeNull());
});
