import { describe, expect, it } from "vitest";
import { chooseDraft, draftStore, NO_DRAFT, parseDraft, type KeptDraft, type PendingTurn } from "./drafts.ts";
import { memoryShelf } from "./testing.ts";

const kept = (change: Partial<KeptDraft>): KeptDraft => ({ ...NO_DRAFT, ...change });
const pending: PendingTurn = { clientTurnId: "id-1", text: "What was that week like?", to: ["okafor"], terms: null, afterTurn: 4 };

describe("words typed here survive", () => {
  it("a reload before the server confirmed them, whatever the server holds", () => {
    expect(chooseDraft(kept({ text: "half a thou", synced: false }), "older words", []).text).toBe("half a thou");
  });
  it("the back button, which shows the page as it was", () => {
    expect(chooseDraft(kept({ text: "confirmed words", synced: true, over: "" }), "", []).text).toBe("confirmed words");
  });
  it("but newer words from another device win over confirmed ones", () => {
    expect(chooseDraft(kept({ text: "old", synced: true, over: "" }), "typed on the phone", []).text).toBe("typed on the phone");
  });
  it("nothing kept here: the server's words", () => expect(chooseDraft(null, "from the server", []).text).toBe("from the server"));
});

describe("a turn whose fate is not known", () => {
  it("comes back as words with the same id when it is not in the record", () => {
    const draft = chooseDraft(kept({ synced: false, pending }), "", [{ turn: 4, text: "before" }]);
    expect(draft).toMatchObject({ text: pending.text, to: ["okafor"], pending: { clientTurnId: "id-1" } });
  });
  it("stands before what was typed since", () => {
    expect(chooseDraft(kept({ text: "and then", synced: false, pending }), "", []).text).toBe(`${pending.text}\n\nand then`);
  });
  it("is done when the record has it, and is not offered a second time", () => {
    expect(chooseDraft(kept({ synced: false, pending }), "", [{ turn: 5, text: pending.text }])).toMatchObject({ text: "", pending: null });
  });
  it("is not taken for an older turn with the same words", () => {
    expect(chooseDraft(kept({ synced: false, pending }), "", [{ turn: 3, text: pending.text }]).text).toBe(pending.text);
  });
});

describe("the shelf", () => {
  it("gives back what was put", () => {
    const store = draftStore(memoryShelf(), "p", "s");
    expect(store.save(kept({ text: "hello", synced: false }))).toBe(true);
    expect(store.load()?.text).toBe("hello");
  });
  it("keeps the drafts of two people and two sessions apart", () => {
    const shelf = memoryShelf();
    draftStore(shelf, "p", "s").save(kept({ text: "mine", synced: false }));
    expect(draftStore(shelf, "q", "s").load()).toBeNull();
    expect(draftStore(shelf, "p", "t").load()).toBeNull();
  });
  it("says so when it would not keep them", () => {
    const full = { getItem: () => null, setItem: () => { throw new Error("quota"); }, removeItem: () => undefined };
    expect(draftStore(full, "p", "s").save(kept({ text: "x" }))).toBe(false);
    expect(draftStore(null, "p", "s").save(kept({ text: "x" }))).toBe(false);
  });
  it("takes what is no draft for none", () => {
    expect(parseDraft("{")).toBeNull();
    expect(parseDraft('{"text":1}')).toBeNull();
  });
});
