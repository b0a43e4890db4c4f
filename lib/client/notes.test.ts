import { expect, it } from "vitest";
import type { Answer } from "./api.ts";
import { createNotes } from "./notes.ts";
import { memoryShelf } from "./testing.ts";

function desk(online = true, serverText = "", shelf = memoryShelf()) {
  const sent: string[] = [];
  const due: (() => void)[] = [];
  const line = { online };
  const store = createNotes(serverText, {
    key: "notes", shelf, later: (_, act) => { due.push(act); return () => { due.splice(due.indexOf(act), 1); }; },
    putNotes: async (text): Promise<Answer<null>> => {
      if (!line.online) return { ok: false, failure: { kind: "offline" } };
      sent.push(text);
      return { ok: true, value: null };
    },
  });
  const wait = async (): Promise<void> => { for (const act of due.splice(0)) act(); await new Promise((r) => setImmediate(r)); };
  return { store, sent, line, shelf, wait, due };
}

it("many keys are one sending, and the server's answer clears the shelf", async () => {
  const d = desk();
  for (const text of ["A", "As", "Ask"]) d.store.getState().change(text);
  expect(JSON.parse(d.shelf.all.get("notes") ?? "{}")).toEqual({ text: "Ask", synced: false });
  await d.wait();
  expect(d.sent).toEqual(["Ask"]);
  expect(d.store.getState().keeping).toBe("kept");
  expect(d.shelf.all.has("notes")).toBe(false);
});

it("without a line the words stay on the device, are taken up by the next page, and sent when the line is back", async () => {
  const d = desk(false);
  d.store.getState().change("who saw the vent?");
  await d.wait();
  expect(d.store.getState().keeping).toBe("here");
  const next = desk(true, "older", d.shelf);
  next.store.getState().open();
  expect(next.store.getState().text).toBe("who saw the vent?");
  await next.wait();
  expect(next.sent).toEqual(["who saw the vent?"]);
  d.line.online = true;
  await d.wait();
  expect(d.sent).toEqual(["who saw the vent?"]);
});

it("words typed while a sending is under way are not marked as kept", async () => {
  const d = desk();
  d.store.getState().change("one");
  const [act] = d.due.splice(0);
  act?.();
  d.store.getState().change("one two");
  await new Promise((r) => setImmediate(r));
  expect(d.store.getState().keeping).toBe("saving");
  await d.wait();
  expect(d.sent).toEqual(["one", "one two"]);
});

it("a browser that keeps nothing says so while the line is down", async () => {
  const store = createNotes("", { key: "n", shelf: null, later: () => () => undefined, putNotes: async () => ({ ok: false, failure: { kind: "offline" } }) });
  store.getState().change("x");
  store.getState().flush();
  await new Promise((r) => setImmediate(r));
  expect(store.getState().keeping).toBe("nowhere");
});
