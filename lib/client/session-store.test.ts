import { describe, expect, it } from "vitest";
import type { Answer } from "./api.ts";
import type { PostTurnAnswer } from "@/lib/wire/session.ts";
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { isFromOtherRoom } from "./send-turn.ts";
import { receiveEvent } from "./session-model.ts";
import { createSessionStore } from "./session-store.ts";
import { log, memoryShelf, outside, started, says } from "./testing.ts";

const page = (draft = "") => ({ id: "s1", events: log([started()]), draft, draftRoom: null, viewer: "mediator" as const });
const dropped: Answer<PostTurnAnswer> = { ok: false, failure: { kind: "offline" } };

function opened(deps = outside(), draft = "") {
  const store = createSessionStore(page(draft), deps);
  store.getState().open(draft);
  return { store, deps };
}

describe("saying a turn", () => {
  it("shows it at once and empties the composer before the server has answered", () => {
    const { store } = opened(outside({ post: () => new Promise(() => undefined) }));
    store.getState().setText(" Good morning. ");
    void store.getState().say();
    expect(store.getState().sending).toMatchObject({ text: "Good morning.", turn: null });
    expect(store.getState().draft.text).toBe("");
  });
  it("sends once for a double click or a double Enter", async () => {
    const { store, deps } = opened();
    store.getState().setText("Good morning.");
    await Promise.all([store.getState().say(), store.getState().say(), store.getState().say()]);
    expect(deps.posts).toHaveLength(1);
  });
  it("sends nothing while the parties are answering, and keeps the words", async () => {
    const deps = outside();
    const store = createSessionStore({ ...page(), events: log([started(), says(1, "Hello.")]) }, deps);
    store.getState().open("");
    store.getState().setText("And you?");
    expect(await store.getState().say()).toBe(false);
    expect(deps.posts).toHaveLength(0);
    expect(store.getState().draft.text).toBe("And you?");
  });
  it("refuses what is longer than a turn may be, counting code points", async () => {
    const { store, deps } = opened();
    store.getState().setText("𠮷".repeat(4000));
    await store.getState().say();
    expect(deps.posts).toHaveLength(1);
    const other = opened();
    other.store.getState().setText("字".repeat(4001));
    expect(await other.store.getState().say()).toBe(false);
    expect(other.deps.posts).toHaveLength(0);
  });
});

describe("a turn that could not be said", () => {
  it("comes back into the composer and is the same turn when said again", async () => {
    let tries = 0;
    const { store, deps } = opened(outside({ post: () => Promise.resolve(tries++ === 0 ? dropped : { ok: true, value: { turn: 1, seq: 2, repeated: true } }) }));
    store.getState().setText("Good morning.");
    store.getState().setTo(["okafor"]);
    await store.getState().say();
    expect(store.getState().draft).toMatchObject({ text: "Good morning.", to: ["okafor"] });
    expect(store.getState().problem).toEqual({ kind: "offline" });
    await store.getState().say();
    expect(deps.posts.map((p) => p.clientTurnId)).toEqual([deps.posts[0]?.clientTurnId, deps.posts[0]?.clientTurnId]);
  });
  it("is another turn when its words were changed", async () => {
    const { store, deps } = opened(outside({ post: () => Promise.resolve(dropped) }));
    store.getState().setText("Good morning.");
    await store.getState().say();
    store.getState().setText("Good morning to you both.");
    await store.getState().say();
    expect(new Set(deps.posts.map((p) => p.clientTurnId)).size).toBe(2);
  });
  it("keeps its id across a crash of the page", async () => {
    const shelf = memoryShelf();
    const before = opened(outside({ post: () => new Promise(() => undefined), shelf }));
    before.store.getState().setText("Good morning.");
    void before.store.getState().say();
    const after = opened(outside({ shelf }));
    expect(after.store.getState().draft.text).toBe("Good morning.");
    await after.store.getState().say();
    expect(after.deps.posts[0]?.clientTurnId).toBe(before.deps.posts[0]?.clientTurnId);
  });
  it("signed out: the words stay on the device", async () => {
    const shelf = memoryShelf();
    const { store } = opened(outside({ shelf, post: () => Promise.resolve({ ok: false, failure: { kind: "signed-out" } }) }));
    store.getState().setText("Good morning.");
    await store.getState().say();
    expect(store.getState().problem).toEqual({ kind: "signed-out" });
    expect(opened(outside({ shelf })).store.getState().draft.text).toBe("Good morning.");
  });
  it("told to slow down: says for how long, and keeps the words", async () => {
    const { store, deps } = opened(outside({ post: () => Promise.resolve({ ok: false, failure: { kind: "slow-down", waitSeconds: 12 } }) }));
    store.getState().setText("Good morning.");
    await store.getState().say();
    expect(store.getState().waitUntil).toBe(deps.now() + 12_000);
    expect(await store.getState().say()).toBe(false);
    expect(deps.posts).toHaveLength(1);
    expect(store.getState().draft.text).toBe("Good morning.");
  });
});

describe("the draft", () => {
  it("is on the device at every key and on the server a moment later", async () => {
    const { store, deps } = opened();
    store.getState().setText("Half a");
    expect(deps.shelf.all.size).toBe(1);
    expect(deps.putDrafts).toEqual([]);
    await deps.tick();
    expect(deps.putDrafts).toEqual(["Half a"]);
    expect(store.getState().keeping).toBe("kept");
  });
  it("stays when the server refuses it in the background", async () => {
    const { store, deps } = opened(outside({ put: () => Promise.resolve({ ok: false, failure: { kind: "signed-out" } }) }));
    store.getState().setText("Half a");
    await deps.tick();
    expect(store.getState()).toMatchObject({ keeping: "here", draft: { text: "Half a" } });
  });
  it("words typed before the page woke up are newer than anything kept", () => {
    const store = createSessionStore(page("kept words"), outside());
    store.getState().open("kept words and more");
    expect(store.getState().draft.text).toBe("kept words and more");
  });
  it("an agreement read out leaves the draft alone", async () => {
    const { store, deps } = opened();
    store.getState().setText("Half a");
    await store.getState().sayThis({ text: "The terms.", to: [], terms: { deposit: 960 } });
    expect(deps.posts[0]).toMatchObject({ text: "The terms.", terms: { deposit: 960 } });
    expect(store.getState().draft.text).toBe("Half a");
  });
});

describe("a line given up because the person was signed out", () => {
  const status = (code: number): Promise<Response> => Promise.resolve(new Response("", { status: code }));
  it("is opened again when a turn was said, so that the answers are heard", async () => {
    const opened: string[] = [];
    const deps = { ...outside(), fetcher: (url: string) => { opened.push(url); return opened.length === 1 ? status(401) : new Promise<Response>(() => undefined); } };
    const store = createSessionStore(page(), deps);
    store.getState().open("");
    await expect.poll(() => store.getState().connection).toBe("signed-out");
    store.getState().setText("Good morning.");
    await store.getState().say();
    expect(opened).toHaveLength(2);
  });
});

describe("words written in a private room", () => {
  const door = (partyId: string): NewEvent => ({ kind: "caucus-opened", payload: { partyId } });
  const inPrivate = () => {
    const deps = outside();
    const store = createSessionStore({ ...page(), events: log([started(), door("okafor")]) }, deps);
    store.getState().open("");
    store.getState().setText("So the letter matters more than the money?");
    return { store, deps };
  };
  const back = (store: ReturnType<typeof inPrivate>["store"]): void => {
    store.setState((s) => receiveEvent(s, { kind: "caucus-closed", payload: { partyId: "okafor" }, seq: 3, at: "2026-01-01T10:00:09.000Z" }));
  };

  it("are not said at the table unless taken along, and stay in the composer", async () => {
    const { store, deps } = inPrivate();
    back(store);
    expect(isFromOtherRoom(store.getState())).toBe(true);
    expect(await store.getState().say()).toBe(false);
    expect(deps.posts).toEqual([]);
    store.getState().setText("So the letter matters most?");
    expect(await store.getState().say()).toBe(false);
    store.getState().takeAlong();
    expect(await store.getState().say()).toBe(true);
    expect(deps.posts).toMatchObject([{ text: "So the letter matters most?", privateWith: null }]);
  });
  it("keep their room over a reload, here and from the server", () => {
    const { store, deps } = inPrivate();
    back(store);
    const events = log([started(), door("okafor"), { kind: "caucus-closed", payload: { partyId: "okafor" } }]);
    const again = createSessionStore({ ...page(), events }, outside({ shelf: deps.shelf }));
    again.getState().open("");
    const elsewhere = createSessionStore({ ...page("From the phone"), events, draftRoom: "okafor" }, outside());
    elsewhere.getState().open("From the phone");
    for (const s of [again, elsewhere]) expect(isFromOtherRoom(s.getState())).toBe(true);
  });
  it("are handed to the server with their room", async () => {
    const { deps } = inPrivate();
    await deps.tick();
    expect(deps.putRooms).toEqual(["okafor"]);
  });
  it("thrown away, make room for new ones of the table", async () => {
    const { store, deps } = inPrivate();
    back(store);
    store.getState().setText("");
    store.getState().setText("Thank you for waiting.");
    expect(await store.getState().say()).toBe(true);
    expect(deps.posts).toHaveLength(1);
  });
});

describe("what the mediator says the words are", () => {
  it("goes with them, once, and not with the next ones", async () => {
    const { store, deps } = opened();
    store.getState().setText("Suppose you stood there.");
    store.getState().correct("perspective-taking");
    await store.getState().say();
    expect(deps.posts).toMatchObject([{ strategy: "perspective-taking" }]);
    expect(store.getState().draft.strategy).toBeNull();
  });
});
